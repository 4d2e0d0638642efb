import type { DiffNode } from './diff-node.js';
import { Matches } from './matches.js';
import { pairSiblings } from './pair-siblings.js';

/**
 * Matches the parts of two trees: by id, then unique identical subtrees anywhere, then the boxes around matches, then similar
 * children of the same box.
 */
export function matchNodes(before: DiffNode, after: DiffNode): Matches {
  const matches = new Matches();
  const [allBefore, allAfter] = [listNodes(before), listNodes(after)];
  matches.add(before, after);
  pairSiblings(before.children, after.children, matches);
  matchByKey(allBefore, allAfter, matches, ({ id, kind }) => (id === '' ? undefined : `${id} ${kind}`), 'add');
  matchByKey(allBefore, allAfter, matches, ({ whole }) => whole, 'addWhole');
  matchBoxes(allAfter, matches);
  for (const node of allAfter) {
    const found = matches.before.get(node);
    if (found) {
      pairSiblings(found.children, node.children, matches);
    }
  }
  return matches;
}

/** Lists parts, parents first. */
export function listNodes(root: DiffNode): DiffNode[] {
  const nodes = [root];
  for (let index = 0; index < nodes.length; index += 1) {
    for (const child of (nodes[index] as DiffNode).children) {
      nodes.push(child);
    }
  }
  return nodes;
}

/** Pairs parts whose key is unique on each side; `all_after` lists parents before children, so the largest come first. */
function matchByKey(
  allBefore: DiffNode[],
  allAfter: DiffNode[],
  matches: Matches,
  keyOf: (node: DiffNode) => string | number | undefined,
  how: 'add' | 'addWhole',
) {
  const known = onceByKey(allBefore, keyOf);
  for (const [key, node] of onceByKey(allAfter, keyOf)) {
    const found = known.get(key);
    if (found && node && matches.isFree(found, node)) {
      matches[how](found, node);
    }
  }
}

/** Maps keys to parts; duplicates map to undefined. */
function onceByKey(nodes: DiffNode[], keyOf: (node: DiffNode) => string | number | undefined) {
  const once = new Map<string | number, DiffNode | undefined>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (key !== undefined) {
      once.set(key, once.has(key) ? undefined : node);
    }
  }
  return once;
}

/** Matches boxes from the inside outwards by the origin of most of their contents. */
function matchBoxes(allAfter: DiffNode[], matches: Matches) {
  for (const box of allAfter.toReversed()) {
    if (matches.before.has(box)) {
      continue;
    }
    const votes = new Map<DiffNode, number>();
    for (const child of box.children) {
      const from = matches.before.get(child)?.parent;
      if (from?.parent && from.kind === box.kind && matches.isFree(from, box)) {
        votes.set(from, (votes.get(from) ?? 0) + child.size);
      }
    }
    const [best] = [...votes].reduce<[DiffNode?, number?]>((max, vote) => (vote[1] > (max[1] ?? 0) ? vote : max), []);
    if (best) {
      matches.add(best, box);
    }
  }
}
