// Faces of the catalogue's fonts/fonts.json, which sites store themselves, so that no page asks another host for a font.
import { readFileSync } from 'node:fs';

const { fonts } = JSON.parse(readFileSync(new URL('../../catalogue/fonts/fonts.json', import.meta.url), 'utf8'));
const fallbacks = new Map(fonts.map(({ name, fallback }) => [name, fallback]));

/** As CSS writes a list of faces. */
export function stackOf(name) {
  const fallback = fallbacks.get(name);
  if (fallback === undefined) {
    throw new Error(`fonts.json has no ${name}`);
  }
  return `${name.includes(' ') ? `'${name}'` : name}, ${fallback}`;
}

/** As Elementor's font setting takes it. */
export const familyOf = (name) => name;
