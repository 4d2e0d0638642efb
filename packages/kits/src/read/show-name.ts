/** Formats a foreign name for a sentence: one line, left to right, limited length. */
export function showName(name: string, max = 120): string {
  const line = name
    .slice(0, 4 * max)
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '\u{fffd}');
  const letters = [...line];
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : line;
}
