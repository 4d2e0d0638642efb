import type { ItemType, Plan, Platform } from '@kithouse/contract';

/** In the order of the places a word may stand in: the nearer, the earlier. */
export const places = ['title', 'labels', 'description'] as const;
export type Place = (typeof places)[number];

const kinds = ['platform', 'type', 'plan', 'template_type', 'category', 'tag', 'dependency', ...places] as const;
type Kind = (typeof kinds)[number];

const numbers = { elementor: 1, gutenberg: 2, block: 1, page: 2, pack: 3, starter: 1, pro: 2 } as const;

export const planIds = { starter: numbers.starter, pro: numbers.pro } as const;

/** A key holds a kind and a number in 31 bits; the stored keys depend on this and on the order of the kinds. */
const room = 2 ** 27;

/** The key of a record's number or of a term. Undefined beyond what a key can hold, where no record is. */
export const findKey = (kind: Kind, id: number): number | undefined => (id < room ? kinds.indexOf(kind) * room + id : undefined);

/** The key of a number that was stored. */
export function getKey(kind: Kind, id: number): number {
  const key = findKey(kind, id);
  if (key === undefined) {
    throw new RangeError(`The ${kind} ${id} has no key.`);
  }
  return key;
}

export const getShelfKeys = ({ platform, type, plan }: { platform: Platform; type: ItemType; plan?: Plan }) => [
  getKey('platform', numbers[platform]),
  getKey('type', numbers[type]),
  ...(plan ? [getKey('plan', numbers[plan])] : []),
];

/** What kind a key is of, and its number. */
export const readKey = (key: number) => ({ kind: kinds[Math.floor(key / room)] as Kind, id: key % room });
