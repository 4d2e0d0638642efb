import { kinds } from './compare.js';
import type { Result } from './measure.js';

const shownPerPage = 12;

/** Prints the unlisted differences of each page. */
export function printDifferences(results: readonly Result[], { all }: { all: boolean }): void {
  for (const { pack, theme, width, page: name, matched, unlisted, listed } of results) {
    console.log(
      `${pack} · ${theme} · ${width} · ${name}: ${matched} matched, ${unlisted.length} unlisted, ${listed.length} listed`,
    );
    for (const { kind, role, name: text, preview, site } of unlisted.slice(0, all ? Infinity : shownPerPage)) {
      console.log(`  ${kind.padEnd(7)} ${role} “${text.slice(0, 50)}”: preview ${preview || '–'} | site ${site || '–'}`);
    }
  }
}

/** Prints how many differences of each kind the packs have. */
export const printTable = (results: readonly Result[]): void => console.log(toTable(results).join('\n'));

/** Returns the rows of the table of all packs. */
export function toTable(results: readonly Result[]): string[] {
  const nameOf = ({ pack, theme, width }: Result) => `${pack} | ${theme} | ${width}`;
  const rows = [...new Set(results.map(nameOf))].map((name) => {
    const group = results.filter((result) => nameOf(result) === name);
    const unlisted = group.flatMap((result) => result.unlisted);
    const counts = kinds.map((kind) => unlisted.filter((one) => one.kind === kind).length);
    const sum = (count: (result: Result) => number) => group.reduce((total, result) => total + count(result), 0);
    const cells = [group.length, sum(({ matched }) => matched), ...counts, unlisted.length, sum(({ listed }) => listed.length)];
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const head = ['Pack', 'Theme', 'Width', 'Pages', 'Matched', ...kinds, 'Unlisted', 'Listed'];
  return [`| ${head.join(' | ')} |`, `|${head.map((_, column) => (column < 2 ? '---' : '--:')).join('|')}|`, ...rows];
}
