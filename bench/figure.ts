/** Describes one figure. `value` is undefined if it could not be measured here; `note` then says why. */
export type Figure = {
  id: string;
  what: string;
  unit: 'kB' | 'requests' | 'calls' | 'statements' | 'ms' | '×';
  value?: number | undefined;
  target: number;
  note?: string;
};

const verdict = ({ value, target }: Figure) => (value === undefined ? 'not measured' : value <= target ? 'met' : 'MISSED');

/** Formats figures as a table. */
export function toTable(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.id,
    figure.what,
    figure.value === undefined ? '–' : `${round(figure.value)} ${figure.unit}`,
    `≤ ${figure.target} ${figure.unit}`,
    [verdict(figure), figure.note].filter(Boolean).join(': '),
  ]);
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const round = (value: number) => (value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

/** Returns the median; of an even count the upper one. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
