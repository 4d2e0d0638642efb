import { Matches } from './matches.js';
import { pairSiblings } from './pair-siblings.js';
import type { Part } from './part.js';

/**
 * Matches the parts of two trees: by id, then unique identical subtrees anywhere, then the boxes around matches, then similar
 * children of the same box.
 */
export function matchParts(before: Part, after: Part): Matches {
  const matches = new Matches();
  const [allBefore, allAfter] = [listParts(before), listParts(after)];
  matches.add(before, after);
  pairSiblings(before.children, after.children, matches);
  matchByKey(allBefore, allAfter, matches, ({ id, kind }) => (id === '' ? undefined : `${id} ${kind}`), 'add');
  matchByKey(allBefore, allAfter, matches, ({ whole }) => whole, 'addWhole');
  matchBoxes(allAfter, matches);
  for (const part of allAfter) {
    const found = matches.before.get(part);
    if (found) {
      pairSiblings(found.children, part.children, matches);
    }
  }
  return matches;
}

/** Lists parts, parents first. */
export function listParts(root: Part): Part[] {
  const parts = [root];
  for (let index = 0; index < parts.length; index += 1) {
    for (const child of (parts[index] as Part).children) {
      parts.push(child);
    }
  }
  return parts;
}

/** Pairs parts whose key is unique on each side; `all_after` lists parents before children, so the largest come first. */
function matchByKey(
  allBefore: Part[],
  allAfter: Part[],
  matches: Matches,
  keyOf: (part: Part) => string | number | undefined,
  how: 'add' | 'addWhole',
) {
  const known = onceByKey(allBefore, keyOf);
  for (const [key, part] of onceByKey(allAfter, keyOf)) {
    const found = known.get(key);
    if (found && part && matches.isFree(found, part)) {
      matches[how](found, part);
    }
  }
}

/** Maps keys to parts; duplicates map to undefined. */
function onceByKey(parts: Part[], keyOf: (part: Part) => string | number | undefined) {
  const once = new Map<string | number, Part | undefined>();
  for (const part of parts) {
    const key = keyOf(part);
    if (key !== undefined) {
      once.set(key, once.has(key) ? undefined : part);
    }
  }
  return once;
}

/** Matches boxes from the inside outwards by the origin of most of their contents. */
function matchBoxes(allAfter: Part[], matches: Matches) {
  for (const box of allAfter.toReversed()) {
    if (matches.before.has(box)) {
      continue;
    }
    const votes = new Map<Part, number>();
    for (const child of box.children) {
      const from = matches.before.get(child)?.parent;
      if (from?.parent && from.kind === box.kind && matches.isFree(from, box)) {
        votes.set(from, (votes.get(from) ?? 0) + child.size);
      }
    }
    const [best] = [...votes].reduce<[Part?, number?]>((most, vote) => (vote[1] > (most[1] ?? 0) ? vote : most), []);
    if (best) {
      matches.add(best, box);
    }
  }
}
