/** Values as Elementor stores them. */
import { sizes } from './tokens.js';

export type Settings = Record<string, unknown>;

export const px = (size: number) => ({ unit: 'px', size, sizes: [] });
export const percent = (size: number) => ({ unit: '%', size, sizes: [] });
const em = (size: number) => ({ unit: 'em', size, sizes: [] });

export type Box = { unit: string; top: string; right: string; bottom: string; left: string; isLinked: boolean };

/** Returns the same value on all sides, or one for top and bottom and one for the others. */
export function box(upright: number, sideways = upright): Box {
  const [y, x] = [String(upright), String(sideways)];
  return { unit: 'px', top: y, right: x, bottom: y, left: x, isLinked: x === y };
}

export const gap = (size: number) => ({ column: String(size), row: String(size), isLinked: true, unit: 'px', size });

export const edge = (width: Box, color: string | undefined): Settings => ({
  border_border: 'solid',
  border_width: width,
  ...(color ? { border_color: color } : { __globals__: { border_color: 'globals/colors?id=primary' } }),
});

export const media = (file: string, alt: string) => ({ url: `media/${file}`, id: '', size: '', alt, source: 'library' });

/** Returns a setting for desktop, tablet and phone; the tablet is between the others. */
export function fit<T extends number | number[]>(
  key: string,
  shape: (value: T) => unknown,
  [desktop, phone]: readonly [T, T],
): Settings {
  if (JSON.stringify(desktop) === JSON.stringify(phone)) {
    return { [key]: shape(desktop) };
  }
  const middle = (one: number, other = one) => Math.round((one + other) / 2);
  const tablet =
    Array.isArray(desktop) && Array.isArray(phone)
      ? desktop.map((one, at) => middle(one, phone[at]))
      : middle(desktop as number, phone as number);
  return { [key]: shape(desktop), [`${key}_tablet`]: shape(tablet as T), [`${key}_mobile`]: shape(phone) };
}

/** Returns the size of text. The family stays that of the site's global fonts, because none is set. */
export function typeOf(prefix: string, name: keyof typeof sizes | undefined, bold = false): Settings {
  const found = name && sizes[name];
  if (!found && !bold) {
    return {};
  }
  const isLabel = name === 'label';
  return {
    [`${prefix}_typography`]: 'custom',
    ...(found ? fit(`${prefix}_font_size`, px, found.size) : {}),
    ...(bold || isLabel ? { [`${prefix}_font_weight`]: '700' } : {}),
    ...(found ? { [`${prefix}_line_height`]: em(found.line) } : {}),
    ...(isLabel ? { [`${prefix}_letter_spacing`]: em(0.06), [`${prefix}_text_transform`]: 'uppercase' } : {}),
  };
}
