import type { Bundle, FontPair } from '@kithouse/contract';
import { findFonts } from './find-fonts.js';
import { findFontFamily, toElementorFont, toFontStack } from './font-families.js';
import type { FontRole } from './font-roles.js';
import { type NewFonts, replaceFonts, replaceKitFonts } from './replace-fonts.js';

type Shown = Pick<Bundle, 'documents' | 'settings'>;

/** Replaces the families of headings and texts of a pack by a chosen pair; an unknown family changes nothing. */
export function chooseFonts<T extends Shown>(pack: T, pair: FontPair | undefined): T {
  const [heading, body] = [findFontFamily(pair?.heading ?? ''), findFontFamily(pair?.body ?? '')];
  if (!heading || !body) {
    return pack;
  }
  const families = { heading, body };
  return withFonts(pack, {
    css: (role) => toFontStack(families[role]),
    elementor: (role) => toElementorFont(families[role]),
  });
}

/** Names of the fonts that a preview defines for a chosen pair. Without a definition, a browser takes the pack's own. */
export const previewFonts: Record<FontRole, string> = { heading: 'kit-heading', body: 'kit-body' };

/** Puts a name that a preview can define before each family of headings and texts. */
export const markFonts = <T extends Shown>(pack: T): T =>
  withFonts(pack, {
    css: (role, own) => `${previewFonts[role]}, ${own}`,
    elementor: (role, own) => `${previewFonts[role]}", "${own}`,
  });

function withFonts<T extends Shown>(pack: T, next: NewFonts): T {
  const fonts = findFonts(pack);
  const documents = pack.documents.map((document) => replaceFonts(document, fonts, next));
  const settings = pack.settings && replaceKitFonts(pack.settings, fonts, next);
  return { ...pack, documents, ...(settings ? { settings } : {}) };
}
