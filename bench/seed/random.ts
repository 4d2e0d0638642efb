/** Creates seeded random numbers from 0 to below 1 (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    /** Returns an integer between two, inclusive. */
    between: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    has: (chance: number) => next() < chance,
  };
}

export type Random = ReturnType<typeof createRandom>;

/** Draws indexes by Zipf's law: the second half as often as the first, the third a third. */
export function createZipf(size: number, random: Random) {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let at = 0; at < size; at++) {
    sum += 1 / (at + 1);
    sums[at] = sum;
  }
  return () => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] as number) < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  };
}
