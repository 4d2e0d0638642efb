import type { ItemType, Platform, Tier } from '@kithouse/contract';

/** Lists the places of a word, nearest first. */
export const places = ['title', 'labels', 'description'] as const;
export type Place = (typeof places)[number];

const kinds = ['platform', 'type', 'plan', 'template_type', 'category', 'tag', 'dependency', ...places] as const;
type Kind = (typeof kinds)[number];

const numbers = { elementor: 1, gutenberg: 2, block: 1, page: 2, pack: 3, starter: 1, pro: 2 } as const;

export const tierIds = { starter: numbers.starter, pro: numbers.pro } as const;

/**
 * Limits the numbers of a kind: a key stores kind and number in 31 bits. Stored keys depend on this and on the order of the
 * kinds.
 */
const room = 2 ** 27;

/** Returns the key of a record or term; undefined when out of range. */
export const findKey = (kind: Kind, id: number): number | undefined => (id < room ? kinds.indexOf(kind) * room + id : undefined);

/** Returns the key of a stored number. */
export function getKey(kind: Kind, id: number): number {
  const key = findKey(kind, id);
  if (key === undefined) {
    throw new RangeError(`The ${kind} ${id} has no key.`);
  }
  return key;
}

export const getShelfKeys = ({ platform, type, plan: tier }: { platform: Platform; type: ItemType; plan?: Tier }) => [
  getKey('platform', numbers[platform]),
  getKey('type', numbers[type]),
  ...(tier ? [getKey('plan', numbers[tier])] : []),
];

/** Splits a key into its kind and number. */
export const readKey = (key: number) => ({ kind: kinds[Math.floor(key / room)] as Kind, id: key % room });
