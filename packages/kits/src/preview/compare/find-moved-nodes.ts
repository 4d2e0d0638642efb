import type { DiffNode } from './diff-node.js';
import type { Matches } from './matches.js';

/** Finds the children that came from another box or changed their order. */
export function findMovedNodes(box: DiffNode, matches: Matches): DiffNode[] {
  const origin = matches.before.get(box);
  const found = box.children.flatMap((node) => {
    const before = matches.before.get(node);
    return before ? [{ node, before }] : [];
  });
  const stayed = found.filter(({ before }) => before.parent === origin);
  const kept = longestIncreasing(stayed.map(({ before }) => before.index));
  const inPlace = new Set(kept.map((index) => stayed[index]?.node));
  return found.map(({ node }) => node).filter((node) => !inPlace.has(node));
}

/** Returns the positions of the longest increasing subsequence of distinct numbers. */
function longestIncreasing(numbers: readonly number[]): number[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [position, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] as number] as number) < number) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    previous.push(low > 0 ? (ends[low - 1] as number) : -1);
    ends[low] = position;
  }
  const run: number[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] as number) {
    run.unshift(at);
  }
  return run;
}
