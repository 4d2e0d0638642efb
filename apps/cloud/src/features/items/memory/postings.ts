/**
 * Represents a set of items by their positions in the order of popularity: a bitmap for large sets, otherwise a sorted list.
 * Operations never change their inputs.
 */
export type Postings = { count: number } & ({ list: Uint32Array; bits?: undefined } | { bits: Uint32Array; list?: undefined });

const empty = new Uint32Array();
export const none: Postings = { count: 0, list: empty };
export const toList = (list: Uint32Array): Postings => ({ count: list.length, list });

/** Returns the count above which a bitmap is smaller than a list. */
export const maxListed = (size: number) => size >>> 5;
export const wordsFor = (size: number) => (size + 31) >>> 5;

const hasBit = (bits: Uint32Array, index: number) => (((bits[index >>> 5] as number) >>> (index & 31)) & 1) === 1;
export const setBit = (bits: Uint32Array, index: number) => {
  bits[index >>> 5] = (bits[index >>> 5] as number) | (1 << (index & 31));
};

/** Intersects sets sorted by size. */
export function intersect(sets: Postings[]): Postings {
  const [first = none, ...rest] = sets.toSorted((a, b) => a.count - b.count);
  if (first.list) {
    return toList(rest.reduce((list, set) => keep(list, set, true), first.list));
  }
  const bits = first.bits.slice();
  for (const set of rest) {
    const others = set.bits ?? toBits(set.list, bits.length);
    for (let at = 0; at < bits.length; at++) {
      bits[at] = (bits[at] as number) & (others[at] as number);
    }
  }
  return { count: countBits(bits), bits };
}

/** Counts the common items of two sets. */
export function countCommon(one: Postings, other: Postings): number {
  if (one.bits && other.bits) {
    const { bits } = other;
    return one.bits.reduce((count, word, at) => count + countOnes(word & (bits[at] as number)), 0);
  }
  const isOneListed = one.list !== undefined && (other.bits !== undefined || one.count <= other.count);
  const [listed, set] = isOneListed ? [one, other] : [other, one];
  return listed.list ? keep(listed.list, set, true).length : 0;
}

export function subtract(from: Postings, set: Postings): Postings {
  if (from.list) {
    return toList(keep(from.list, set, false));
  }
  if (set.count === 0) {
    return from;
  }
  const bits = from.bits.slice();
  for (const index of set.list ?? []) {
    bits[index >>> 5] = (bits[index >>> 5] as number) & ~(1 << (index & 31));
  }
  for (let at = 0; set.bits && at < bits.length; at++) {
    bits[at] = (bits[at] as number) & ~(set.bits[at] as number);
  }
  return { count: countBits(bits), bits };
}

/** Unites sets of a catalogue of this size. */
export function unite(sets: Postings[], size: number): Postings {
  const [only = none, ...more] = sets;
  if (more.length === 0) {
    return only;
  }
  const sum = sets.reduce((total, { count }) => total + count, 0);
  if (sum <= maxListed(size)) {
    return toList(mergeLists(sets, sum));
  }
  const bits = new Uint32Array(wordsFor(size));
  for (const set of sets) {
    addTo(bits, set);
  }
  return { count: countBits(bits), bits };
}

/** Returns a range of the set's positions. */
export function slice(set: Postings, from: number, to: number): Uint32Array {
  if (set.list) {
    return set.list.subarray(from, Math.max(from, to));
  }
  const found = new Uint32Array(Math.max(0, Math.min(to, set.count) - from));
  let seen = 0;
  let taken = 0;
  for (let at = 0; at < set.bits.length && taken < found.length; at++) {
    const word = set.bits[at] as number;
    const next = seen + countOnes(word);
    for (let rest = next <= from ? 0 : word; rest !== 0 && taken < found.length; rest &= rest - 1) {
      if (seen++ >= from) {
        found[taken++] = at * 32 + (31 - Math.clz32(rest & -rest));
      }
    }
    seen = next;
  }
  return found;
}

export const has = (set: Postings, index: number): boolean =>
  set.bits ? hasBit(set.bits, index) : set.list[findPosition(set.list, index)] === index;

function keep(list: Uint32Array, set: Postings, wanted: boolean): Uint32Array {
  const kept = new Uint32Array(list.length);
  let taken = 0;
  let at = 0;
  for (const index of list) {
    if (set.list) {
      at = findPosition(set.list, index, at);
    }
    const isIn = set.bits ? hasBit(set.bits, index) : set.list[at] === index;
    if (isIn === wanted) {
      kept[taken++] = index;
    }
  }
  return kept.subarray(0, taken);
}

/** Finds a position's index in a sorted list by galloping search, because it is usually near. */
function findPosition(list: Uint32Array, index: number, from = 0): number {
  let step = 1;
  while (from + step < list.length && (list[from + step] as number) < index) {
    step *= 2;
  }
  let low = from + (step >>> 1);
  let high = Math.min(from + step + 1, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < index) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function mergeLists(sets: Postings[], sum: number): Uint32Array {
  const all = new Uint32Array(sum);
  let end = 0;
  for (const { list = empty } of sets) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  return all.filter((index, at) => at === 0 || all[at - 1] !== index);
}

function toBits(list: Uint32Array, words: number): Uint32Array {
  const bits = new Uint32Array(words);
  addTo(bits, toList(list));
  return bits;
}

function addTo(bits: Uint32Array, set: Postings) {
  if (set.list) {
    for (const index of set.list) {
      setBit(bits, index);
    }
    return;
  }
  for (let at = 0; at < bits.length; at++) {
    bits[at] = (bits[at] as number) | (set.bits[at] as number);
  }
}

function countBits(bits: Uint32Array): number {
  let count = 0;
  for (const word of bits) {
    count += countOnes(word);
  }
  return count;
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
