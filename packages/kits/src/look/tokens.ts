import type { ColorToken, KitSettings } from '@kithouse/contract';
import { mix, toHex, toRgb } from './color.js';

const fixed: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/**
 * Normalises hex and `rgb()` colours to `#rrggbb` or `#rrggbbaa` in lower case; undefined for other texts and for invisible
 * colours.
 */
export function normalizeColor(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase();
  const hex =
    digits === undefined ? fromFunction(text) : `#${digits.length < 6 ? [...digits].map((one) => one + one).join('') : digits}`;
  return hex === undefined || hex.slice(7) === '00' ? undefined : hex.slice(7) === 'ff' ? hex.slice(0, 7) : hex;
}

function fromFunction(text: string): string | undefined {
  const [, r, g, b, alpha] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/i.exec(text.trim()) ?? [];
  if (r === undefined) {
    return undefined;
  }
  const share = alpha === undefined ? 1 : alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return withAlpha(toHex([Number(r) / 255, Number(g) / 255, Number(b) / 255]), share);
}

/** Returns the opaque colours as `#rrggbb`. The contrast of others is unknown. */
export const opaqueColors = (colors: readonly { id: string; color: string }[]): { id: string; color: string }[] =>
  colors.flatMap(({ id, color }) => {
    const hex = normalizeColor(color);
    return hex?.length === 7 ? [{ id, color: hex }] : [];
  });

const withAlpha = (hex: string, alpha: number) =>
  alpha >= 1
    ? hex.slice(0, 7)
    : hex.slice(0, 7) +
      Math.round(Math.max(0, alpha) * 255)
        .toString(16)
        .padStart(2, '0');

/**
 * Returns the colour of each colour and token by id. A token is as its author drew it until somebody chooses another colour for
 * one of its parts.
 */
export function resolveColors(
  { colors, tokens = [] }: { colors: readonly { id: string; color: string }[]; tokens?: KitSettings['tokens'] },
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = Object.fromEntries(colors.map(({ id, color }) => [id, color]));
  const values = { ...own, ...pick(chosen, own) };
  const colorOf = (part: string) => (Object.hasOwn(fixed, part) ? fixed[part] : values[part]) ?? '#000000';
  const isChosen = (part: string) => Object.hasOwn(values, part) && values[part]?.toLowerCase() !== own[part]?.toLowerCase();
  const made = tokens.map(({ id, color, from, mix: parts, alpha = 1 }): [string, string] => {
    const [other = from, share = 0] = parts ?? [];
    return [id, isChosen(from) || isChosen(other) ? withAlpha(mix(colorOf(from), colorOf(other), share), alpha) : color];
  });
  return { ...values, ...Object.fromEntries(made) };
}

const pick = (chosen: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(chosen).filter(([id]) => Object.hasOwn(own, id)));

/** A token before it has an id. */
export type Proposal = Pick<ColorToken, 'from' | 'mix' | 'alpha'>;

/** Distance in RGB, 0 to 441, within which a mix looks like the colour. */
const nearEnough = 10;

/** Proposes the nearest mix of two colours, white or black; undefined if none looks like the colour. */
export function proposeToken(literal: string, colors: readonly { id: string; color: string }[]): Proposal | undefined {
  const alpha = literal.length > 7 ? { alpha: Math.round((Number.parseInt(literal.slice(7), 16) / 255) * 100) / 100 } : {};
  const own = colors.map(({ id, color }) => [id, color] as const);
  const same = Object.entries(fixed).find(([, color]) => color === literal.slice(0, 7));
  if (same) {
    return { from: same[0], ...alpha };
  }
  const plain = own.map(([from, color]) => ({ token: { from }, away: distance(color, literal) }));
  const mixed = own.flatMap(([from, one]) =>
    [...own, ...Object.entries(fixed)].flatMap(([other, second]) =>
      other === from
        ? []
        : shares.map((share) => ({
            token: { from, mix: [other, share] as [string, number] },
            away: distance(mix(one, second, share), literal),
          })),
    ),
  );
  const [best] = [...plain, ...mixed].sort((a, b) => a.away - b.away);
  return best && best.away <= nearEnough ? { ...best.token, ...alpha } : undefined;
}

/** Offers shares in steps of 5 %. */
const shares = Array.from({ length: 19 }, (_, index) => Math.round((index + 1) * 5) / 100);

function distance(one: string, other: string): number {
  const [a, b] = [toRgb(one), toRgb(other)];
  return 255 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
