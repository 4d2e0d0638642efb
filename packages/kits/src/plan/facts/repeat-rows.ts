import type { ElementorElement, HoursRow } from '@kithouse/contract';
import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { fillBlockRow, fillElementRow } from './fill-row.js';

const isBlock = (node: string | BlockNode): node is BlockNode => typeof node !== 'string';

/** Repeats the rows among the blocks and keeps the markup around them. */
export function repeatBlocks(inner: readonly (string | BlockNode)[], rows: readonly HoursRow[]): (string | BlockNode)[] {
  const [first, last] = [inner.findIndex(isBlock), inner.findLastIndex(isBlock)];
  const repeated = repeat(inner.filter(isBlock), rows, ({ name }) => name === inner.find(isBlock)?.name, fillBlockRow);
  return [...inner.slice(0, first), ...repeated.flatMap((block) => ['\n\n', block]).slice(1), ...inner.slice(last + 1)];
}

/** Repeats the rows among Elementor elements. */
export const repeatElements = (inner: readonly ElementorElement[], rows: readonly HoursRow[]): ElementorElement[] =>
  repeat(inner, rows, ({ elType }) => elType === 'container', fillElementRow);

/** Fills the first row once for each given one. The element after it, if it isn’t a row, separates them. */
function repeat<T>(items: readonly T[], rows: readonly HoursRow[], isRow: (item: T) => boolean, fill: Fill<T>): T[] {
  const [row, next] = items;
  const last = items.at(-1);
  if (row === undefined) {
    return [];
  }
  const separator = next !== undefined && !isRow(next) ? [next] : [];
  const isClosed = last !== undefined && !isRow(last);
  const filled = rows.flatMap((one, index) => [...separator.filter(() => index > 0), fill(row, one, index)]);
  return isClosed ? [...filled, ...separator] : filled;
}

type Fill<T> = (row: T, hours: HoursRow, index: number) => T;
