/** Formats a foreign name for a sentence: one line, left to right, limited length. */
export function showName(name: string, most = 120): string {
  const line = name
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '\u{fffd}');
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
}
