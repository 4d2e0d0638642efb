import type { BundleDocument, Sketch } from '@kithouse/contract';
import { type OutlineNode, outline } from '../outline/outline.js';

const maxNodes = 40;
const maxLevels = 4;
const maxCounted = 99;

/**
 * Sketches the top of the documents for a small drawing: at most 40 nodes on 4 levels without text. Skips boxes around one box,
 * and keeps or cuts the columns of a row together.
 */
export function sketchOf(documents: readonly BundleDocument[]): Sketch[] {
  const budget = { left: maxNodes };
  return cut(
    outline({ documents }).flatMap(({ nodes }) => nodes),
    budget,
    1,
    false,
  );
}

/** Reserves each column of a row before expanding the first. */
function cut(nodes: readonly OutlineNode[], budget: { left: number }, level: number, isRow: boolean): Sketch[] {
  const kept: [OutlineNode, Sketch][] = [];
  for (const node of nodes.map(unwrap)) {
    if (budget.left === 0) {
      break;
    }
    budget.left -= 1;
    const sketch = toSketch(node);
    kept.push([node, sketch]);
    if (!isRow) {
      fill(node, sketch, budget, level);
    }
  }
  if (isRow) {
    for (const [node, sketch] of kept) {
      fill(node, sketch, budget, level);
    }
  }
  return kept.map(([, sketch]) => sketch);
}

function fill(node: OutlineNode, sketch: Sketch, budget: { left: number }, level: number) {
  if (level < maxLevels) {
    sketch.children = cut(node.children, budget, level + 1, node.kind === 'columns');
  }
}

function unwrap(node: OutlineNode): OutlineNode {
  let inner = node;
  for (let [only] = inner.children; isWrapper(inner) && only; [only] = inner.children) {
    inner = only;
  }
  return inner;
}

const isWrapper = ({ kind, children, has_background }: OutlineNode) =>
  kind === 'section' && children.length === 1 && has_background !== true;

const toSketch = ({ kind, level, width, count, align, has_background }: OutlineNode): Sketch => ({
  kind,
  ...(level === undefined ? {} : { level }),
  ...(width === undefined ? {} : { width: Math.round(width * 100) / 100 }),
  ...(count === undefined ? {} : { count: Math.min(count, maxCounted) }),
  ...(align === undefined ? {} : { align }),
  ...(has_background ? { has_background } : {}),
  children: [],
});
