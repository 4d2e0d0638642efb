import type { FactKey, FactMark } from '@kithouse/contract';

export type NeededDetail = FactKey | 'social';

/** Alternatives: without all details of one of them, an element is left out. Empty for an element that always stays. */
export type LeftOut = readonly (readonly NeededDetail[])[];

/** Bounds the alternatives of an element; one with more stays as a parent, even if it becomes empty. */
const maxAlternatives = 64;

/** Returns when an element is left out: without a detail that its mark requires, or with everything inside it. */
export function whenLeftOut({ requires = [], list }: FactMark, inner: readonly LeftOut[]): LeftOut {
  const needed: NeededDetail[] = list === 'social' ? [...requires, 'social'] : requires;
  return shortest([...needed.map((key) => [key]), ...(inner.length > 0 ? together(inner) : [])]);
}

export const isLeftOut = (when: LeftOut, has: (key: NeededDetail) => boolean): boolean =>
  when.some((keys) => keys.every((key) => !has(key)));

/** Returns when all of them are left out. */
function together(all: readonly LeftOut[]): LeftOut {
  let found: LeftOut = [[]];
  for (const one of all) {
    found = shortest(found.flatMap((keys) => one.map((others) => [...new Set([...keys, ...others])].toSorted())));
    if (found.length === 0 || found.length > maxAlternatives) {
      return [];
    }
  }
  return found;
}

/** Keeps alternatives that contain no other one. */
function shortest(alternatives: LeftOut): LeftOut {
  const unique = [...new Map(alternatives.map((keys) => [keys.join(), keys])).values()];
  const contains = (keys: readonly string[], others: readonly string[]) => others.every((key) => keys.includes(key));
  return unique.filter((keys) => !unique.some((others) => others !== keys && contains(keys, others)));
}
