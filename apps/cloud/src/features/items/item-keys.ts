import { type FacetName, facets, type ItemType, type Platform, type Tier } from '@kithouse/contract';
import type { SearchField } from '@kithouse/contract/search';

type Kind = 'platform' | 'type' | SearchField | FacetName;

/** Numbers the kinds. */
const kinds = Object.fromEntries([
  ...Object.entries({ platform: 0, type: 1, title: 7, labels: 8, description: 9, kind: 10 }),
  ...Object.entries(facets).map(([name, { key }]) => [name, key]),
]) as Record<Kind, number>;
const kindOf = new Map(Object.entries(kinds).map(([kind, number]) => [number, kind as Kind]));

const numbers = { elementor: 1, gutenberg: 2, block: 1, page: 2, pack: 3 } as const;

export const tierIds: Record<Tier, number> = { starter: 1, pro: 2 };

/**
 * Limits the numbers of a kind: a key stores kind and number in 31 bits. Stored keys depend on this and on the numbers of the
 * kinds.
 */
const room = 2 ** 27;

/** Returns the key of a record or term; undefined when out of range. */
export const findKey = (kind: Kind, id: number): number | undefined => (id < room ? kinds[kind] * room + id : undefined);

/** Returns the key of a stored number. */
export function getKey(kind: Kind, id: number): number {
  const key = findKey(kind, id);
  if (key === undefined) {
    throw new RangeError(`The ${kind} ${id} has no key.`);
  }
  return key;
}

export const getShelfKeys = ({ platform, type }: { platform: Platform; type: ItemType }) => [
  getKey('platform', numbers[platform]),
  getKey('type', numbers[type]),
];

/** Splits a key into its kind and number. */
export const readKey = (key: number) => ({ kind: kindOf.get(Math.floor(key / room)) as Kind, id: key % room });
