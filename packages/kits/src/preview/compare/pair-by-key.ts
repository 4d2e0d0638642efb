import type { DiffNode } from './diff-node.js';

type Pair = [before: DiffNode, after: DiffNode];
type Key = (node: DiffNode) => string | number;

/** Above this number of pairs it skips the longest common subsequence and pairs equal parts in order. */
const maxCompared = 1_000_000;

/** Pairs parts with equal keys: as many as possible in order, the rest in any position. */
export function pairByKey(before: readonly DiffNode[], after: readonly DiffNode[], keyOf: Key): Pair[] {
  const isEqual = (a: DiffNode | undefined, b: DiffNode | undefined) =>
    a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
  let start = 0;
  while (isEqual(before[start], after[start])) {
    start += 1;
  }
  let end = 0;
  while (Math.min(before.length, after.length) - end > start && isEqual(before.at(-1 - end), after.at(-1 - end))) {
    end += 1;
  }
  const restBefore = before.slice(start, before.length - end);
  const restAfter = after.slice(start, after.length - end);
  const inOrder = restBefore.length * restAfter.length > maxCompared ? [] : longestCommon(restBefore, restAfter, keyOf);
  const [doneBefore, doneAfter] = [new Set(inOrder.map(([node]) => node)), new Set(inOrder.map(([, node]) => node))];
  return [
    ...before.slice(0, start).map((node, index): Pair => [node, after[index] as DiffNode]),
    ...inOrder,
    ...pairAsTheyCome(
      restBefore.filter((node) => !doneBefore.has(node)),
      restAfter.filter((node) => !doneAfter.has(node)),
      keyOf,
    ),
    ...before.slice(before.length - end).map((node, index): Pair => [node, after[after.length - end + index] as DiffNode]),
  ];
}

function longestCommon(before: readonly DiffNode[], after: readonly DiffNode[], keyOf: Key): Pair[] {
  const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const here = a * width + b;
      lengths[here] =
        keysBefore[a] === keysAfter[b]
          ? 1 + (lengths[here + width + 1] as number)
          : Math.max(lengths[here + width] as number, lengths[here + 1] as number);
    }
  }
  const pairs: Pair[] = [];
  for (let a = 0, b = 0; a < before.length && b < after.length; ) {
    const here = a * width + b;
    if (keysBefore[a] === keysAfter[b]) {
      pairs.push([before[a] as DiffNode, after[b] as DiffNode]);
      a += 1;
      b += 1;
    } else if ((lengths[here + width] as number) >= (lengths[here + 1] as number)) {
      a += 1;
    } else {
      b += 1;
    }
  }
  return pairs;
}

function pairAsTheyCome(before: readonly DiffNode[], after: readonly DiffNode[], keyOf: Key): Pair[] {
  const waiting = new Map<string | number, DiffNode[]>();
  for (const node of before.toReversed()) {
    const nodes = waiting.get(keyOf(node)) ?? [];
    nodes.push(node);
    waiting.set(keyOf(node), nodes);
  }
  return after.flatMap((node): Pair[] => {
    const found = waiting.get(keyOf(node))?.pop();
    return found ? [[found, node]] : [];
  });
}
