import type { DiffNode } from './diff-node.js';
import type { Matches } from './matches.js';
import { pairByKey } from './pair-by-key.js';

/** Above this number of pairs it skips comparing words and pairs in order. */
const maxCompared = 4000;

/** Texts that share more of their words than this count as one edited text. */
const minSimilarity = 0.4;

/** Pairs the unmatched children of two boxes: identical, same text, similar text, then same type. */
export function pairSiblings(before: readonly DiffNode[], after: readonly DiffNode[], matches: Matches): void {
  const freeBefore = () => before.filter((node) => !matches.after.has(node));
  const freeAfter = () => after.filter((node) => !matches.before.has(node));
  for (const [node, found] of pairByKey(freeBefore(), freeAfter(), ({ whole }) => whole)) {
    matches.addWhole(node, found);
  }
  for (const [node, found] of pairByKey(freeBefore(), freeAfter(), ({ kind, text }) => `${kind} ${text}`)) {
    matches.add(node, found);
  }
  pairAlike(freeBefore(), freeAfter(), matches);
  for (const [node, found] of pairByKey(freeBefore(), freeAfter(), ({ kind }) => kind)) {
    matches.add(node, found);
  }
}

function pairAlike(before: DiffNode[], after: DiffNode[], matches: Matches) {
  if (before.length * after.length > maxCompared) {
    return;
  }
  const words = new Map([...before, ...after].map((node) => [node, wordsOf(node)]));
  const pairs = before.flatMap((node) =>
    after
      .filter(({ kind }) => kind === node.kind)
      .map((other) => ({ node, other, share: shareOf(words.get(node) ?? new Set(), words.get(other) ?? new Set()) })),
  );
  for (const { node, other } of pairs.filter(({ share }) => share >= minSimilarity).sort((a, b) => b.share - a.share)) {
    if (matches.isFree(node, other)) {
      matches.add(node, other);
    }
  }
}

const wordsOf = ({ text }: DiffNode) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  );

function shareOf(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
