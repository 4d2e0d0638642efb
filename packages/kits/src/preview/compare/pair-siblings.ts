import type { Matches } from './matches.js';
import { pairByKey } from './pair-by-key.js';
import type { Part } from './part.js';

/** Above this number of pairs it skips comparing words and pairs in order. */
const mostCompared = 4000;

/** Texts that share more of their words than this count as one edited text. */
const alike = 0.4;

/** Pairs the unmatched children of two boxes: identical, same text, similar text, then same type. */
export function pairSiblings(before: readonly Part[], after: readonly Part[], matches: Matches): void {
  const freeBefore = () => before.filter((part) => !matches.after.has(part));
  const freeAfter = () => after.filter((part) => !matches.before.has(part));
  for (const [part, found] of pairByKey(freeBefore(), freeAfter(), ({ whole }) => whole)) {
    matches.addWhole(part, found);
  }
  for (const [part, found] of pairByKey(freeBefore(), freeAfter(), ({ kind, text }) => `${kind} ${text}`)) {
    matches.add(part, found);
  }
  pairAlike(freeBefore(), freeAfter(), matches);
  for (const [part, found] of pairByKey(freeBefore(), freeAfter(), ({ kind }) => kind)) {
    matches.add(part, found);
  }
}

function pairAlike(before: Part[], after: Part[], matches: Matches) {
  if (before.length * after.length > mostCompared) {
    return;
  }
  const words = new Map([...before, ...after].map((part) => [part, wordsOf(part)]));
  const pairs = before.flatMap((part) =>
    after
      .filter(({ kind }) => kind === part.kind)
      .map((other) => ({ part, other, share: shareOf(words.get(part) ?? new Set(), words.get(other) ?? new Set()) })),
  );
  for (const { part, other } of pairs.filter(({ share }) => share >= alike).sort((a, b) => b.share - a.share)) {
    if (matches.isFree(part, other)) {
      matches.add(part, other);
    }
  }
}

const wordsOf = ({ text }: Part) =>
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
