import type { KitSettings } from '@kithouse/contract';
import { adaptPalette, hasSameGround } from './adapt-palette.js';
import { type DesignedPalette, listLooks, type PackType, packTypes } from './designed-looks.js';
import { findPackType, findRoles, type PackColors } from './pack-palette.js';
import type { Palette } from './palette.js';

/** A palette that suits a pack: a colour for each of the pack's ids, and five that represent it. */
export type OfferedPalette = { id: string; title: string; colors: Record<string, string>; swatches: string[] };

const maxPalettes = 5;

type Look = { colors: PackColors; tokens?: KitSettings['tokens'] };

/** Lists palettes for a pack, those of its type first. None if the pack doesn't say which of its colours are primary and text. */
export function offerPalettes(look: Look): OfferedPalette[] {
  const { primary, text, background } = findRoles(look.colors);
  if (primary === undefined || text === undefined) {
    return [];
  }
  const ground = look.colors.find(({ id }) => id === background)?.color ?? '#ffffff';
  return listByType(findPackType(look.colors))
    .filter(({ palette }) => hasSameGround(palette.background, ground) && !isOwn(look.colors, palette))
    .flatMap(({ id, title, palette }) => {
      const offered = offerPalette(look, palette);
      return offered ? [{ ...offered, id, title }] : [];
    })
    .slice(0, maxPalettes);
}

/** Applies a palette to a pack; undefined if texts would be hard to read. */
export function offerPalette(
  { colors, tokens }: Look,
  palette: Palette,
): Pick<OfferedPalette, 'colors' | 'swatches'> | undefined {
  const adapted = adaptPalette(colors, tokens, palette);
  const ids = findRoles(colors);
  const swatches = (['primary', 'secondary', 'accent', 'text', 'background'] as const).map((role) => {
    const id = ids[role];
    return (id === undefined ? undefined : adapted?.[id]) ?? palette[role];
  });
  return adapted && { colors: adapted, swatches };
}

/** Lists all palettes, those of the type first; without one the first of each type. */
function listByType(type: PackType | undefined): DesignedPalette[] {
  if (type !== undefined) {
    return [type, ...packTypes.filter((other) => other !== type)].flatMap((one) => listLooks(one).palettes);
  }
  const lists = packTypes.map((one) => listLooks(one).palettes);
  return [0, 1, 2, 3, 4, 5].flatMap((at) => lists.flatMap((list) => list[at] ?? []));
}

const isOwn = (colors: PackColors, { primary, secondary, accent }: Palette) =>
  [primary, secondary, accent].every((color) => colors.some((own) => own.color.toLowerCase() === color));
