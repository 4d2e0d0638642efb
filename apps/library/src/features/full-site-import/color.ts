/**
 * Normalises `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, with or without the sign, to `#rrggbb` or `#rrggbbaa`; undefined for
 * others.
 */
export function toHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase();
  const full = digits && digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return full && `#${full}`;
}

/** Returns a safe CSS colour, because packs are third-party content. */
export const toPaint = (color: string): string =>
  /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\))$/i.test(color.trim()) ? color.trim() : 'transparent';

/** Removes transparency for pickers without it. */
export const toOpaque = (color: string): string => toHex(color)?.slice(0, 7) ?? '#000000';

/** Applies the previous colour's transparency to a picked one. */
export const withAlphaOf = (before: string, picked: string): string => picked + (toHex(before)?.slice(7) ?? '');
