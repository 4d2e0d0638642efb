import type { ElementorElement, FactMark } from '@kithouse/contract';
import type { BlockNode } from '../../read/blocks/parse-blocks.js';
import { takeBlockMark, takeElementMark } from './element-marks.js';
import { type LeftOut, whenLeftOut } from './left-out.js';

/** An element without its mark, and the same of everything inside it. */
export type MarkedElement = { element: ElementorElement; mark: FactMark; when: LeftOut; inner: MarkedElement[] };
export type MarkedBlock = { block: BlockNode; mark: FactMark; when: LeftOut; inner: (string | MarkedBlock)[] };

/** Reads the marks of elements and takes them out. */
export const readElementMarks = (elements: readonly ElementorElement[]): MarkedElement[] =>
  elements.map((marked) => {
    const { element, mark } = takeElementMark(marked);
    const inner = readElementMarks(element.elements);
    return { element, mark, when: whenLeftOut(mark, inner.map(toWhen)), inner };
  });

/** Does the same for blocks; markup between them stays. */
export const readBlockMarks = (nodes: readonly (string | BlockNode)[]): (string | MarkedBlock)[] =>
  nodes.map((node) => (typeof node === 'string' ? node : readBlockMark(node)));

function readBlockMark(marked: BlockNode): MarkedBlock {
  const { block, mark } = takeBlockMark(marked);
  const inner = readBlockMarks(block.inner);
  return { block, mark, when: whenLeftOut(mark, inner.filter((node) => typeof node !== 'string').map(toWhen)), inner };
}

const toWhen = ({ when }: { when: LeftOut }) => when;
