import { type ItemType, type Platform, type TermFacet, termFacets } from '@kithouse/contract';
import { type SearchField, searchFields } from '@kithouse/contract/search';
import type { TermCount } from '../../../ports/catalogue.js';
import { findKey, getShelfKeys, readKey } from '../item-keys.js';
import type { KeyStore } from './key-store.js';

/** Describes a search term of the database. */
export type Word = { id: number; term: string };

const isField = (kind: string): kind is SearchField => searchFields.some((field) => field === kind);

/** Lists the selectable keys: everything but words. */
export function listChoosable({ slotOf }: KeyStore) {
  const found = [...slotOf].filter(([key]) => !isField(readKey(key).kind));
  return { keys: Int32Array.from(found, ([key]) => key), slots: Int32Array.from(found, ([, slot]) => slot) };
}

/** Builds the vocabulary without words that no item contains. */
export function toVocabulary(given: Word[], { slotOf }: KeyStore) {
  const found = given
    .map(({ id, term }) => ({ term, own: searchFields.map((field) => slotOf.get(findKey(field, id) ?? -1) ?? -1) }))
    .filter(({ own }) => own.some((slot) => slot >= 0))
    .sort((a, b) => (a.term < b.term ? -1 : 1));
  return { words: found.map(({ term }) => term), wordSlots: Int32Array.from(found.flatMap(({ own }) => own)) };
}

const shelves = (['elementor', 'gutenberg'] as const).flatMap((platform: Platform) =>
  (['block', 'page', 'pack'] as const).map((type: ItemType) => ({ platform, type, keys: getShelfKeys({ platform, type }) })),
);

/** Counts the items of each platform and type that have each term. */
export function countTerms({ slotOf, read }: KeyStore, rows: number): Record<TermFacet, TermCount[]> {
  const kindOf = new Map([...slotOf].map(([key, slot]) => [slot, readKey(key)]));
  const shelfSlots = shelves.map(({ keys }) => keys.map((key) => slotOf.get(key)));
  const counts = shelves.map(() => new Map<number, number>());
  for (let row = 0; row < rows; row++) {
    const slots = read(row);
    const own = counts[shelfSlots.findIndex((shelf) => shelf.every((slot) => slot !== undefined && slots.includes(slot)))];
    for (const slot of own ? slots : []) {
      const kind = kindOf.get(slot)?.kind;
      if (kind && !isField(kind)) {
        own?.set(slot, (own.get(slot) ?? 0) + 1);
      }
    }
  }
  const listOf = (facet: TermFacet): TermCount[] =>
    counts.flatMap((own, shelf) =>
      [...own].flatMap(([slot, n]) => {
        const key = kindOf.get(slot);
        const { platform, type } = shelves[shelf] as (typeof shelves)[number];
        return key?.kind === facet ? [{ id: key.id, platform, type, n }] : [];
      }),
    );
  return Object.fromEntries(termFacets.map((facet) => [facet, listOf(facet)])) as Record<TermFacet, TermCount[]>;
}
