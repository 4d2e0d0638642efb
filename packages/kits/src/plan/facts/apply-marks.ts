import type { BundleDocument, ElementorElement, FactMark } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import type { HoursRow } from './describe-hours.js';
import { takeBlockMark, takeElementMark } from './element-marks.js';
import type { FactValues } from './fact-values.js';
import { fillBlockRow, fillElementRow } from './fill-row.js';

/**
 * Follows the marks of a template and removes them: leaves out elements whose details are missing, with parents that become
 * empty, and repeats rows. Without values, only removes the marks.
 */
export function applyMarks(document: BundleDocument, values: FactValues | undefined): BundleDocument {
  if (document.kind === 'elementor') {
    return hasMarks(document.content) ? { ...document, content: inElements(document.content, values) } : document;
  }
  return document.content.includes('"kithouse"')
    ? { ...document, content: serializeBlocks(inBlocks(parseBlocks(document.content).nodes, values)) }
    : document;
}

const hasMarks = (content: unknown) => JSON.stringify(content).includes('"_kithouse"');

const isMissing = ({ requires = [] }: FactMark, values: FactValues | undefined) =>
  values !== undefined && requires.some((key) => !values.has(key));

const rowsOf = ({ list }: FactMark, values: FactValues | undefined): HoursRow[] => (list === 'hours' ? (values?.rows ?? []) : []);

function inElements(elements: readonly ElementorElement[], values: FactValues | undefined): ElementorElement[] {
  return elements.flatMap((marked) => {
    const { element, mark } = takeElementMark(marked);
    if (isMissing(mark, values)) {
      return [];
    }
    const kept = inElements(element.elements, values);
    const rows = rowsOf(mark, values);
    const inner = rows.length > 0 ? repeat(kept, rows, (one) => one.elType === 'container', fillElementRow) : kept;
    const isEmptied = inner.length === 0 && element.elements.length > 0;
    return isEmptied ? [] : [{ ...element, elements: inner }];
  });
}

function inBlocks(nodes: readonly (string | BlockNode)[], values: FactValues | undefined): (string | BlockNode)[] {
  return nodes.flatMap<string | BlockNode>((node) => (typeof node === 'string' ? [node] : inBlock(node, values)));
}

const isBlock = (node: string | BlockNode): node is BlockNode => typeof node !== 'string';

function inBlock(marked: BlockNode, values: FactValues | undefined): BlockNode[] {
  const { block, mark } = takeBlockMark(marked);
  if (isMissing(mark, values)) {
    return [];
  }
  const inner = inBlocks(block.inner, values);
  const isEmptied = block.inner.some(isBlock) && !inner.some(isBlock);
  const rows = rowsOf(mark, values);
  return isEmptied ? [] : [{ ...block, inner: rows.length > 0 ? repeatBlocks(inner, rows) : inner }];
}

/** Repeats the rows among the blocks and keeps the markup around them. */
function repeatBlocks(inner: readonly (string | BlockNode)[], rows: readonly HoursRow[]): (string | BlockNode)[] {
  const [first, last] = [inner.findIndex(isBlock), inner.findLastIndex(isBlock)];
  const repeated = repeat(inner.filter(isBlock), rows, ({ name }) => name === inner.find(isBlock)?.name, fillBlockRow);
  return [...inner.slice(0, first), ...repeated.flatMap((block) => ['\n\n', block]).slice(1), ...inner.slice(last + 1)];
}

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
