import type { BundleDocument, Colors, Content, DesignRoom, KitSettings, Warning } from '@kithouse/contract';
import { applyColors, listDesign, withoutDesign } from '@kithouse/kits';

type Stored = {
  document: BundleDocument;
  settings: KitSettings | undefined;
  warnings: Warning[];
  /** Keeps what a plan needs to add global classes; content that goes to a site has none of it. */
  keeps_design?: boolean | undefined;
  /** The site's room, to list what an import would add. */
  design?: DesignRoom | undefined;
};

/** Returns a document with the site's chosen colours and fonts, and the globals to add. */
export function recolor(
  { document: stored, settings, warnings, keeps_design, design: room }: Stored,
  colors: Colors,
): Pick<Content, 'document' | 'settings' | 'has_colors' | 'design' | 'warnings'> {
  const document = keeps_design ? stored : withoutDesign(stored);
  const design = room && listDesign(stored, room);
  const applied = applyColors({ documents: [document], settings }, colors);
  return {
    document: applied.documents[0] ?? document,
    warnings: [...warnings, ...applied.warnings],
    ...(applied.has_colors ? { has_colors: true } : {}),
    ...(design ? { design } : {}),
    ...(applied.settings ? { settings: applied.settings } : {}),
  };
}
