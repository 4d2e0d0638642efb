import type { BundleDocument, ElementorElement, FactMark } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import type { FactValues } from './fact-values.js';
import { isLeftOut, type LeftOut } from './left-out.js';
import { type MarkedBlock, type MarkedElement, readBlockMarks, readElementMarks } from './marked-tree.js';
import { repeatBlocks, repeatElements } from './repeat-rows.js';
import { linkBlock, linkElement } from './social-links.js';

/**
 * Follows the marks of a template and removes them: leaves out elements whose details are missing, with parents that become
 * empty, repeats rows and lists links. Without values, only removes the marks.
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

type Lists = Pick<FactValues, 'rows' | 'links'>;
const noLists: Lists = { rows: [], links: [] };

const isMissing = ({ when }: { when: LeftOut }, values: FactValues | undefined) =>
  values !== undefined && isLeftOut(when, values.has);

export const inElements = (marked: readonly MarkedElement[], values: FactValues | undefined): ElementorElement[] =>
  marked
    .filter((one) => !isMissing(one, values))
    .map(({ element, mark, inner }) => listInElement({ ...element, elements: inElements(inner, values) }, mark, values));

function listInElement(element: ElementorElement, { list }: FactMark, { rows, links }: Lists = noLists): ElementorElement {
  if (list === 'hours' && rows.length > 0) {
    return { ...element, elements: repeatElements(element.elements, rows) };
  }
  return list === 'social' && links.length > 0 ? linkElement(element, links) : element;
}

export const inBlocks = (marked: readonly (string | MarkedBlock)[], values: FactValues | undefined): (string | BlockNode)[] =>
  marked
    .filter((node) => typeof node === 'string' || !isMissing(node, values))
    .map((node) => {
      if (typeof node === 'string') {
        return node;
      }
      return listInBlock({ ...node.block, inner: inBlocks(node.inner, values) }, node.mark, values);
    });

function listInBlock(block: BlockNode, { list }: FactMark, { rows, links }: Lists = noLists): BlockNode {
  if (list === 'hours' && rows.length > 0) {
    return { ...block, inner: repeatBlocks(block.inner, rows) };
  }
  return list === 'social' && links.length > 0 ? linkBlock(block, links) : block;
}
