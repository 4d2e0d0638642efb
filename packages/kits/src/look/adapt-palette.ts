import type { KitSettings } from '@kithouse/contract';
import { contrast, fromLch, luminance, toLch } from './color.js';
import { findRoles, type PackColors } from './pack-palette.js';
import { type Palette, type Role, roles } from './palette.js';
import { resolveColors } from './tokens.js';

type Tokens = KitSettings['tokens'];

/** WCAG AA for text of any size, and for large text. Two mixed colours are rarely text and background of each other. */
const minContrast = { text: 4.5, mixes: 3 };

/** Shares of the palette's own luminance; the rest is that of the pack. */
const strengths = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0];

/** Returns true if both palettes are light, or both dark. */
export const hasSameGround = (one: string, other: string): boolean => luminance(one) < 0.18 === luminance(other) < 0.18;

/**
 * Applies a palette to all colours of a pack, by id. Any two colours or tokens that are readable on each other in the pack stay
 * so: the luminance of the palette moves towards that of the pack until they are. Colours without a role turn with the most
 * colourful one. Undefined if the palette can't be made readable.
 */
export function adaptPalette(colors: PackColors, tokens: Tokens, palette: Palette): Record<string, string> | undefined {
  const ids = findRoles(colors);
  const turn = findTurn(colors, ids, palette);
  const readable = listReadablePairs(colors, tokens);
  const at = (strength: number) =>
    Object.fromEntries(
      colors.map(({ id, color }) => {
        const role = roles.find((one) => ids[one] === id);
        const own = toLch(color);
        const wanted = role ? palette[role] : fromLch({ ...own, hue: own.hue + turn });
        return [id, role && strength === 1 ? wanted : blendLuminance(wanted, luminance(color), role ? strength : 0)];
      }),
    );
  return strengths.map(at).find((chosen) => {
    const values = resolveAll(colors, tokens, chosen);
    return readable.every(([one, other, least]) => contrast(values[one] ?? '#000000', values[other] ?? '#000000') >= least);
  });
}

/** Moves a colour's lightness until its luminance is between this one and its own. Equal luminances keep every contrast. */
function blendLuminance(color: string, other: number, strength: number): string {
  const wanted = other + strength * (luminance(color) - other);
  const own = toLch(color);
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    [low, high] = luminance(fromLch({ ...own, lightness: middle })) < wanted ? [middle, high] : [low, middle];
  }
  return fromLch({ ...own, lightness: high });
}

/** Returns how far the hue of the most colourful role turns, in radians. */
function findTurn(colors: PackColors, ids: Partial<Record<Role, string>>, palette: Palette): number {
  const [strongest] = roles
    .flatMap((role) => {
      const own = colors.find(({ id }) => id === ids[role]);
      return own ? [{ from: toLch(own.color), to: toLch(palette[role]) }] : [];
    })
    .sort((one, other) => other.from.chroma - one.from.chroma);
  return strongest ? strongest.to.hue - strongest.from.hue : 0;
}

/** Resolves the opaque colours and tokens, and the two colours that a pack uses without naming them. */
function resolveAll(colors: PackColors, tokens: Tokens, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const values = resolveColors({ colors, tokens }, chosen);
  const opaque = Object.entries(values).filter(([, color]) => color.length <= 7);
  return { ...Object.fromEntries(opaque), white: '#ffffff', black: '#000000' };
}

/** Lists which two colours are readable on each other, with the contrast that they need. */
function listReadablePairs(colors: PackColors, tokens: Tokens = []): [one: string, other: string, least: number][] {
  const own = Object.entries(resolveAll(colors, tokens, {}));
  const isMix = (id: string) => tokens.some((token) => token.id === id && token.mix !== undefined);
  return own.flatMap(([one, color], index) =>
    own.slice(index + 1).flatMap(([other, second]): [string, string, number][] => {
      const least = isMix(one) && isMix(other) ? minContrast.mixes : minContrast.text;
      return contrast(color, second) >= minContrast.text ? [[one, other, least]] : [];
    }),
  );
}
