/** Hashes a text with FNV-1a, by its code points. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash;
}

/** Derives seven hexadecimal digits from a text, as Elementor's own ids have, so that it always gets the same id. */
export const stableId = (text: string): string => (hashText(text) >>> 4).toString(16).padStart(7, '0');
