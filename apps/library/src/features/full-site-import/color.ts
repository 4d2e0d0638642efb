/** `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, with or without the sign → `#rrggbb` or `#rrggbbaa`; undefined for anything else. */
export function toHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]?.toLowerCase();
  const full = digits && digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return full && `#${full}`;
}

/** Only what can be nothing but a colour is painted: a pack is somebody else's work. */
export const toPaint = (color: string): string =>
  /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\))$/i.test(color.trim()) ? color.trim() : 'transparent';

/** For a picker that knows no transparency. */
export const toOpaque = (color: string): string => toHex(color)?.slice(0, 7) ?? '#000000';

/** A picked colour, as transparent as the one before it. */
export const likeBefore = (before: string, picked: string): string => picked + (toHex(before)?.slice(7) ?? '');
