/** Words as authors write them: a table with one row a line, an article with one paragraph a line. */

/**
 * Reads a table: one row a line, with bars between the cells. `Row` names the cells: `table<[name: string, price: string]>`.
 * Throws if a row has another number of cells than the first one.
 */
export function table<Row extends string[]>(text: string): Row[] {
  const rows = linesOf(text).map((line) => line.split('|').map((cell) => cell.trim()));
  const odd = rows.find((row) => row.length !== rows[0]?.length);
  if (odd) {
    throw new Error(`A row has ${odd.length} cells, the first one has ${rows[0]?.length}: ${odd.join(' | ')}`);
  }
  return rows as Row[];
}

/** A paragraph, or a heading (`h`) or quotation (`q`) with its words. */
export type Paragraph = string | [kind: 'h' | 'q', words: string];

/** Reads an article: paragraphs a line each, `##` before a heading, `>` before a quotation. */
export const article = (text: string): Paragraph[] =>
  linesOf(text).map((line) =>
    line.startsWith('## ') ? ['h', line.slice(3)] : line.startsWith('> ') ? ['q', line.slice(2)] : line,
  );

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
