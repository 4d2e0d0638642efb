/** Values in the format that Elementor stores. */

export type Settings = Record<string, unknown>;
/** A value for desktops and one for phones. */
type Pair<T> = readonly [desktop: T, phone: T];

export const px = (size: number) => ({ unit: 'px', size, sizes: [] });
export const em = (size: number) => ({ unit: 'em', size, sizes: [] });
export const percent = (size: number) => ({ unit: '%', size, sizes: [] });
export const fr = (size: number) => ({ unit: 'fr', size, sizes: [] });
/** Returns a CSS size, such as `auto`. */
export const css = (size: string) => ({ unit: 'custom', size, sizes: [] });

export type Box = { unit: string; top: string; right: string; bottom: string; left: string; isLinked: boolean };

/** Returns the same value on all sides, unless the sides or the bottom have their own. */
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

/** Names a catalogue picture, such as `loam-moon.webp`. */
export const media = (file: string, alt = '') => ({ url: `media/${file}`, id: '', size: '', alt, source: 'library' });

/** Returns the value for tablets, halfway between those for desktops and phones. */
export const middle = ([desktop, phone]: Pair<number>): number => Math.round((desktop + phone) / 2);

/** Returns a setting for desktop, tablet and phone. The tablet's value is halfway between the others. */
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
