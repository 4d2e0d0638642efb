import type { FontPair, KitSettings } from '@kithouse/contract';
import { listLooks, packTypes } from './designed-looks.js';
import { type OfferedPalette, offerPalettes } from './offer-palettes.js';
import { findPackType, type PackColors } from './pack-palette.js';

/** A palette and a pair of fonts that suit each other; without one, the pack's own. */
export type OfferedLook = { id: string; palette?: OfferedPalette; fonts?: FontPair };

/** Number of looks on the first screen. */
const most = 4;

type Look = { colors: PackColors; tokens?: KitSettings['tokens'] };
type Offers = { pairs: readonly FontPair[]; logo?: OfferedPalette | undefined };

/** Lists whole looks for a pack: its own, one in the colours of a logo, and designed ones. */
export function offerLooks(look: Look, { pairs, logo }: Offers): OfferedLook[] {
  const palettes = [...(logo ? [logo] : []), ...offerPalettes(look)].slice(0, most - 1);
  const own: OfferedLook = { id: 'own' };
  if (palettes.length === 0) {
    return [own, ...pairs.slice(0, most - 1).map((fonts) => ({ id: nameOf(fonts), fonts }))];
  }
  const looks = palettes.map((palette, index): OfferedLook => {
    const fonts = pairs.length > 0 ? pairs[index % pairs.length] : undefined;
    return { id: palette.id, palette, ...(fonts ? { fonts } : {}) };
  });
  return [own, ...looks];
}

/** Number of pairs that a person can choose from. */
const mostPairs = 6;

/** Lists the designed pairs for the type of pack, or for any, of families that can be served. */
export function offerFontPairs(colors: PackColors, isServed: (slug: string) => boolean): FontPair[] {
  const type = findPackType(colors);
  const lists = (type ? [type] : packTypes).map((one) => listLooks(one).fonts);
  const pairs = [0, 1, 2, 3, 4, 5].flatMap((at) => lists.flatMap((list) => list[at] ?? []));
  return pairs
    .filter(({ heading, body }) => isServed(heading) && isServed(body))
    .slice(0, mostPairs)
    .map(({ heading, body }) => ({ heading, body }));
}

const nameOf = ({ heading, body }: FontPair) => `${heading}-${body}`;
