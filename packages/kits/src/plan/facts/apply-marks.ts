import type { BundleDocument, ElementorElement, FactMark } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import type { HoursRow } from './describe-hours.js';
import type { FactValues } from './fact-values.js';
import { isLeftOut, type LeftOut } from './left-out.js';
import { type MarkedBlock, type MarkedElement, readBlockMarks, readElementMarks } from './marked-tree.js';
import { repeatBlocks, repeatElements } from './repeat-rows.js';

/**
 * Follows the marks of a template and removes them: leaves out elements whose details are missing, with parents that become
 * empty, and repeats rows. Without values, only removes the marks.
 */
export function applyMarks(document: BundleDocument, values: FactValues | undefined): BundleDocument {
  if (!hasMarks(document)) {
    return document;
  }
  return document.kind === 'elementor'
    ? { ...document, content: inElements(readElementMarks(document.content), values) }
    : { ...document, content: serializeBlocks(inBlocks(readBlockMarks(parseBlocks(document.content).nodes), values)) };
}

export const hasMarks = ({ kind, content }: BundleDocument): boolean =>
  kind === 'elementor' ? JSON.stringify(content).includes('"_kithouse"') : content.includes('"kithouse"');

const isMissing = ({ when }: { when: LeftOut }, values: FactValues | undefined) =>
  values !== undefined && isLeftOut(when, values.has);

const rowsOf = ({ list }: FactMark, values: FactValues | undefined): readonly HoursRow[] =>
  list === 'hours' ? (values?.rows ?? []) : [];

export const inElements = (marked: readonly MarkedElement[], values: FactValues | undefined): ElementorElement[] =>
  marked
    .filter((one) => !isMissing(one, values))
    .map(({ element, mark, inner }) => {
      const kept = inElements(inner, values);
      const rows = rowsOf(mark, values);
      return { ...element, elements: rows.length > 0 ? repeatElements(kept, rows) : kept };
    });

export const inBlocks = (marked: readonly (string | MarkedBlock)[], values: FactValues | undefined): (string | BlockNode)[] =>
  marked
    .filter((node) => typeof node === 'string' || !isMissing(node, values))
    .map((node) => {
      if (typeof node === 'string') {
        return node;
      }
      const kept = inBlocks(node.inner, values);
      const rows = rowsOf(node.mark, values);
      return { ...node.block, inner: rows.length > 0 ? repeatBlocks(kept, rows) : kept };
    });
