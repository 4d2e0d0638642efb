import { findReason, isAllowed, limit } from './exceptions.js';
import type { Result } from './measure.js';

const percent = (share: number) => `${share.toFixed(2)} %`;

/** Prints the share of each page, and why it may exceed the limit. */
export function printPages(results: readonly Result[]): void {
  for (const result of results) {
    const note = result.share <= limit ? '' : isAllowed(result) ? ` (${findReason(result)})` : ' exceeds the limit';
    console.log(`${result.pack} · ${result.page}: ${percent(result.share)}${note}`);
  }
}

/** Prints the mean and the worst page of each pack. */
export const printTable = (results: readonly Result[]): void => console.log(toTable(results).join('\n'));

/** Returns the rows of the table of all packs. */
export function toTable(results: readonly Result[]): string[] {
  const rows = [...new Set(results.map(({ pack }) => pack))].map((pack) => {
    const own = results.filter((result) => result.pack === pack).toSorted((a, b) => b.share - a.share);
    const [worst] = own;
    const mean = own.reduce((sum, { share }) => sum + share, 0) / own.length;
    const within = own.filter(({ share }) => share <= limit).length;
    return `| ${pack} | ${own.length} | ${within} | ${percent(mean)} | ${worst?.page}: ${percent(worst?.share ?? 0)} |`;
  });
  return [`| Pack | Pages | Within ${limit} % | Mean | Worst page |`, '|---|--:|--:|--:|---|', ...rows];
}
