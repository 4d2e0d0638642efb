/** Reads plain text as authors write it: a table with one row per line, an article with one paragraph per line. */

/**
 * Reads a table with one row per line and bars between the cells. `Row` names the cells: `table<[name: string, price: string]>`.
 * Throws if a row has more or fewer cells than the first one.
 */
export function table<Row extends string[]>(text: string): Row[] {
  const rows = linesOf(text).map((line) => line.split('|').map((cell) => cell.trim()));
  const odd = rows.find((row) => row.length !== rows[0]?.length);
  if (odd) {
    throw new Error(`A row has ${odd.length} cells, the first one has ${rows[0]?.length}: ${odd.join(' | ')}`);
  }
  return rows as Row[];
}

/** A paragraph, or a heading (`h`) or quotation (`q`) with its text. */
export type Paragraph = string | [kind: 'h' | 'q', words: string];

/** Reads an article with one paragraph per line, `##` before headings and `>` before quotations. */
export const article = (text: string): Paragraph[] =>
  linesOf(text).map((line) =>
    line.startsWith('## ') ? ['h', line.slice(3)] : line.startsWith('> ') ? ['q', line.slice(2)] : line,
  );

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
