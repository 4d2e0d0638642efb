/** Reads the fonts of the catalogue's `fonts.json`. Sites store them locally, so that no page loads a font from another host. */
import { readFileSync } from 'node:fs';

type Fonts = { fonts: { name: string; fallback: string }[] };
const file = new URL('../../catalogue/fonts/fonts.json', import.meta.url);
const { fonts } = JSON.parse(readFileSync(file, 'utf8')) as Fonts;
const fallbacks = new Map(fonts.map(({ name, fallback }) => [name, fallback]));

/** Returns the CSS font stack of a face. Throws if the catalogue doesn't have it. */
export function stackOf(name: string): string {
  const fallback = fallbacks.get(name);
  if (fallback === undefined) {
    throw new Error(`fonts.json has no ${name}`);
  }
  return `${name.includes(' ') ? `'${name}'` : name}, ${fallback}`;
}
