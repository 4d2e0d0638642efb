/** Values as Elementor stores them. */

export type Settings = Record<string, unknown>;
/** A value for desktops and one for phones. */
type Pair<T> = readonly [desktop: T, phone: T];

export const px = (size: number) => ({ unit: 'px', size, sizes: [] });
export const em = (size: number) => ({ unit: 'em', size, sizes: [] });
export const percent = (size: number) => ({ unit: '%', size, sizes: [] });
export const fr = (size: number) => ({ unit: 'fr', size, sizes: [] });
/** Returns a size as CSS writes it, such as `auto`. */
export const css = (size: string) => ({ unit: 'custom', size, sizes: [] });

export type Box = { unit: string; top: string; right: string; bottom: string; left: string; isLinked: boolean };

/** Returns the same value on all sides, or others at the sides and at the bottom. */
export function box(top: number, sideways = top, bottom = top): Box {
  const x = String(sideways);
  return {
    unit: 'px',
    top: String(top),
    right: x,
    bottom: String(bottom),
    left: x,
    isLinked: top === sideways && top === bottom,
  };
}

export const gap = (size: number) => ({ column: String(size), row: String(size), isLinked: true, unit: 'px', size });

/** Names a picture of the catalogue, such as `loam-moon.webp`. */
export const media = (file: string, alt = '') => ({ url: `media/${file}`, id: '', size: '', alt, source: 'library' });

/** Returns the value of tablets, between that of desktops and that of phones. */
export const middle = ([desktop, phone]: Pair<number>): number => Math.round((desktop + phone) / 2);

/** Returns a setting for desktop, tablet and phone; the tablet is between the others. */
export function fit<T extends number | number[]>(key: string, shape: (value: T) => unknown, [desktop, phone]: Pair<T>): Settings {
  if (JSON.stringify(desktop) === JSON.stringify(phone)) {
    return { [key]: shape(desktop) };
  }
  const tablet =
    Array.isArray(desktop) && Array.isArray(phone)
      ? desktop.map((one, at) => middle([one, phone[at] ?? one]))
      : middle([desktop as number, phone as number]);
  return { [key]: shape(desktop), [`${key}_tablet`]: shape(tablet as T), [`${key}_mobile`]: shape(phone) };
}
