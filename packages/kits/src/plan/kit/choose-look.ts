import type { KitSettings, SiteChoices } from '@kithouse/contract';
import type { SiteSource } from '../plan-source.js';
import { chooseColors } from '../site/choose-colors.js';
import { withSystemFonts } from '../site/system-fonts.js';
import { type AddedLook, addLook } from './add-look.js';

type ChosenLook = Omit<AddedLook, 'settings'> & {
  /** The chosen colours and fonts, with the pack's own ids. */
  settings: KitSettings | undefined;
  /** The colours and fonts that the import writes into the site's kit. */
  of_site: KitSettings | undefined;
};

type Requested = Pick<SiteChoices, 'color' | 'existing_look'> & {
  /** The pack's colours and fonts before any choice. */
  author: KitSettings | undefined;
  new_kit: boolean | undefined;
};

/** Chooses the colours and fonts of a pack. A pack for Elementor changes the kit's defaults only if the person asks for it. */
export function chooseLook(
  source: SiteSource,
  { color, existing_look: existing, author, new_kit: isNew }: Requested,
): ChosenLook {
  const settings = source.settings && chooseColors(source.settings, color);
  const isElementor = source.platform === 'elementor';
  const { settings: rows, ...brought } =
    settings && isElementor && existing !== true
      ? addLook(settings, author, source.site?.title ?? '')
      : { ...unchanged, settings };
  return { ...brought, settings, of_site: isElementor && isNew ? withSystemFonts(rows, source) : rows };
}

const unchanged: Omit<AddedLook, 'settings'> = {
  inDocument: (document) => document,
  inValue: (value) => value,
  warnings: [],
};
