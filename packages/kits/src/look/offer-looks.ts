import type { FontPair, KitSettings } from '@kithouse/contract';
import { listLooks, packTypes } from './designed-looks.js';
import { findFontFamily } from './fonts/font-families.js';
import type { PackFonts } from './fonts/font-roles.js';
import { type OfferedPalette, offerPalettes } from './offer-palettes.js';
import { findPackType, type PackColors } from './pack-palette.js';

/** A palette and a pair of fonts that suit each other; without one, the pack's own. */
export type OfferedLook = { id: string; palette?: OfferedPalette; fonts?: FontPair };

/** Number of looks on the first screen. */
const maxLooks = 4;

type Look = { colors: PackColors; tokens?: KitSettings['tokens'] };
type Offers = { pairs: readonly FontPair[]; logo?: OfferedPalette | undefined };

/** Lists complete looks for a pack: its own, one in the colours of a logo, and designed ones. */
export function offerLooks(look: Look, { pairs, logo }: Offers): OfferedLook[] {
  const palettes = [...(logo ? [logo] : []), ...offerPalettes(look)].slice(0, maxLooks - 1);
  const own: OfferedLook = { id: 'own' };
  if (palettes.length === 0) {
    return [own, ...pairs.slice(0, maxLooks - 1).map((fonts) => ({ id: nameOf(fonts), fonts }))];
  }
  const looks = palettes.map((palette, index): OfferedLook => {
    const fonts = pairs.length > 0 ? pairs[index % pairs.length] : undefined;
    return { id: palette.id, palette, ...(fonts ? { fonts } : {}) };
  });
  return [own, ...looks];
}

/** Number of pairs that a person can choose from. */
const maxPairs = 6;

/**
 * Lists the designed pairs for a pack, of families that can be served and other than its own. None for a pack that names no
 * family, because nothing could be replaced.
 */
export function offerFontPairs(colors: PackColors, own: PackFonts, served: readonly string[]): FontPair[] {
  const names = new Set(served.map((name) => name.toLowerCase()));
  const isOwn = ({ heading, body }: FontPair) => familyOf(heading) === own.heading && familyOf(body) === own.body;
  return Object.keys(own).length === 0
    ? []
    : listPairs(colors)
        .filter((pair) => names.has(familyOf(pair.heading)) && names.has(familyOf(pair.body)) && !isOwn(pair))
        .slice(0, maxPairs);
}

/** Lists the names of all families that a pack's pairs need. */
export const listPairFonts = (colors: PackColors): string[] => [
  ...new Set(
    listPairs(colors).flatMap(({ heading, body }) => [heading, body].flatMap((slug) => findFontFamily(slug)?.name ?? [])),
  ),
];

/** Lists the pairs for the type of pack; without one the first of each type. */
function listPairs(colors: PackColors): FontPair[] {
  const type = findPackType(colors);
  const lists = (type ? [type] : packTypes).map((one) => listLooks(one).fonts);
  const rows = type ? [0, 1, 2, 3, 4, 5] : [0, 1];
  return rows.flatMap((at) => lists.flatMap((list) => list[at] ?? [])).map(({ heading, body }) => ({ heading, body }));
}

const familyOf = (slug: string) => findFontFamily(slug)?.name.toLowerCase() ?? '';

const nameOf = ({ heading, body }: FontPair) => `${heading}-${body}`;
