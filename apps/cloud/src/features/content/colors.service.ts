import type { BundleDocument, Colors, Content, KitSettings, Warning } from '@kithouse/contract';
import { applyColors } from '@kithouse/kits';

type Stored = { document: BundleDocument; settings: KitSettings | undefined; warnings: Warning[] };

/** Returns a document with the site's chosen colours and fonts, and the globals to add. */
export function recolor(
  { document, settings, warnings }: Stored,
  colors: Colors,
): Pick<Content, 'document' | 'settings' | 'has_colors' | 'warnings'> {
  const applied = applyColors({ documents: [document], settings }, colors);
  return {
    document: applied.documents[0] ?? document,
    warnings: [...warnings, ...applied.warnings],
    ...(applied.has_colors ? { has_colors: true } : {}),
    ...(applied.settings ? { settings: applied.settings } : {}),
  };
}
