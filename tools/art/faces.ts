/** Faces of the catalogue's `fonts.json`, which sites store themselves, so that no page asks another host for a font. */
import { readFileSync } from 'node:fs';

type Fonts = { fonts: { name: string; fallback: string }[] };
const file = new URL('../../catalogue/fonts/fonts.json', import.meta.url);
const { fonts } = JSON.parse(readFileSync(file, 'utf8')) as Fonts;
const fallbacks = new Map(fonts.map(({ name, fallback }) => [name, fallback]));

/** Returns a list of faces as CSS writes it. Throws unless the catalogue has the face. */
export function stackOf(name: string): string {
  const fallback = fallbacks.get(name);
  if (fallback === undefined) {
    throw new Error(`fonts.json has no ${name}`);
  }
  return `${name.includes(' ') ? `'${name}'` : name}, ${fallback}`;
}
