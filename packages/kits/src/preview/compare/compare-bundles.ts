import type { Bundle, NodeChange } from '@kithouse/contract';
import { createNumbers, type DiffNode, toNode } from './diff-node.js';
import { findMovedNodes } from './find-moved-nodes.js';
import { listNodes, matchNodes } from './match-nodes.js';
import type { Matches } from './matches.js';

const maxLetters = 80;

type Found = { change: NodeChange['change']; node: DiffNode };

/**
 * Compares two versions of a template and lists added, removed and changed blocks or elements in page order. A subtree that was
 * added, removed or moved is one change; moves count as changed. The list is empty exactly if the documents show the same in the
 * same order; names and ids are ignored.
 */
export function compareBundles(before: Pick<Bundle, 'documents'>, after: Pick<Bundle, 'documents'>): NodeChange[] {
  const numbers = createNumbers();
  const [rootBefore, rootAfter] = [toNode(before, numbers), toNode(after, numbers)];
  const matches = matchNodes(rootBefore, rootAfter);
  const hasMany = rootBefore.children.length > 1 || rootAfter.children.length > 1;
  return [...findGone(rootBefore, matches), ...findNewAndChanged(rootAfter, matches)]
    .map((found) => ({ ...found, path: pathOf(found.node) }))
    .sort((a, b) => comparePaths(a.path, b.path) || order.indexOf(a.change) - order.indexOf(b.change))
    .map(({ change, node, path }) => ({
      change,
      kind: node.kind,
      text: cutText(node.text || textWithin(node)),
      place: (hasMany ? path : path.slice(1)).filter((number) => number > 0).join('.'),
    }));
}

const order: NodeChange['change'][] = ['removed', 'changed', 'added'];

function findGone(root: DiffNode, matches: Matches): Found[] {
  return listNodes(root)
    .filter((node) => !matches.after.has(node) && node.parent && matches.after.has(node.parent))
    .map((node) => ({ change: 'removed', node }));
}

function findNewAndChanged(root: DiffNode, matches: Matches): Found[] {
  const moved = new Set(listNodes(root).flatMap((node) => findMovedNodes(node, matches)));
  return listNodes(root).flatMap((node): Found[] => {
    const found = matches.before.get(node);
    if (!found) {
      return node.parent && matches.before.has(node.parent) ? [{ change: 'added', node }] : [];
    }
    return found.own !== node.own || moved.has(node) ? [{ change: 'changed', node }] : [];
  });
}

/** Returns the path of documents and children, counted from 1. Page settings have no number. */
function pathOf(node: DiffNode): number[] {
  const path: number[] = [];
  for (let at: DiffNode | undefined = node; at?.parent; at = at.parent) {
    const skipped = at.parent.children[0]?.kind === 'page_settings' ? 1 : 0;
    path.unshift(at.index + 1 - skipped);
  }
  return path;
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index] as number) - (b[index] as number);
    if (difference !== 0) {
      return difference;
    }
  }
  return a.length - b.length;
}

function textWithin({ text, children }: DiffNode): string {
  let words = text;
  for (const child of children) {
    words = words === '' ? textWithin(child) : words;
  }
  return words;
}

const cutText = (text: string) => {
  const letters = [...text];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : text;
};
