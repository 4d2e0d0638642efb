import type { CountedFacet, TermFacet } from '@kithouse/contract';
import { searchFields, type Word } from '@kithouse/contract/search';
import type { TermCount } from '../../../ports/catalogue.js';
import type { Filter } from '../find-items.js';
import { getKey, getShelfKeys, readKey } from '../item-keys.js';
import type { IndexData } from './index-data.js';
import { findPositions } from './positions.js';
import { countCommon, intersect, maxListed, none, type Postings, subtract, toList, unite, wordsFor } from './postings.js';
import { findRange, findWhole, listNear, type Range } from './vocabulary.js';

/** Finds items in one index, without those that are hidden. A `Word` lists positions in its vocabulary. */
export type Segment = ReturnType<typeof openSegment>;

/** Opens an index. Opening it again with other hidden items costs little. */
export function openSegment(data: IndexData, sets = openSets(data), hiddenIds: Iterable<number> = []) {
  const hidden = toList(findPositions(data, hiddenIds));
  const hiddenCounts = new Map<TermFacet, TermCount[]>();

  /** Returns whether an item that is not hidden has the word. */
  const isUsed = (term: number) => {
    const { count } = subtract(sets.readWord([term], searchFields.length), hidden);
    return count > 0;
  };
  /** Counts the hidden items per platform, type and term. */
  const countHidden = (facet: TermFacet) =>
    data.termCounts[facet].map((count) => {
      const shelf = intersect([hidden, ...getShelfKeys(count).map(sets.readSet)]);
      return { ...count, n: countCommon(shelf, sets.readSet(getKey(facet, count.id))) };
    });

  return {
    data,
    size: data.ids.length - hidden.count,
    hide: (ids: Iterable<number>) => openSegment(data, sets, ids),
    listTermsFrom: (start: string) => listPositions(findRange(data.words, start)),
    listTerms: (terms: string[]) => terms.flatMap((term) => listPositions(findWhole(data.words, term))),
    listTermsNear: (word: string) =>
      listNear(data.words, word).filter((term) => hidden.count === 0 || isUsed(findWhole(data.words, term).from)),
    /** Returns the items that pass the filter and have each word within this many nearest fields. */
    select(filter: Filter, words: Word[], within: number = searchFields.length): Postings {
      const wanted = intersect([...filter.all.map(sets.readSet), ...words.map((word) => sets.readWord(word, within))]);
      return [hidden, ...filter.none.map(sets.readSet)].reduce(subtract, wanted);
    },
    /** Counts the choices of a facet in the set. */
    countChoices: (matching: Postings, facet: CountedFacet) =>
      matching.count === 0
        ? []
        : sets.listChoices(facet).map(({ id, slot }) => ({ id, n: countCommon(matching, sets.read(slot)) })),
    /** Counts the items of each platform and type that have each term. */
    countTerms(facet: TermFacet): TermCount[] {
      if (hidden.count === 0) {
        return data.termCounts[facet];
      }
      const counts = hiddenCounts.get(facet) ?? countHidden(facet);
      hiddenCounts.set(facet, counts);
      return data.termCounts[facet].map((count, at) => ({ ...count, n: count.n - (counts[at]?.n ?? 0) }));
    },
  };
}

const listPositions = ({ from, to }: Range) => Array.from({ length: to - from }, (_, at) => from + at);

/** Reads the sets of an index. */
function openSets({ ids, keys, slots, counts, starts, lists, bits, wordSlots }: IndexData) {
  const size = ids.length;
  const slotOf = new Map(Array.from(keys, (key, at) => [key, slots[at] as number]));
  const choices = Array.from(slotOf, ([key, slot]) => ({ ...readKey(key), slot })).sort((a, b) => a.id - b.id);

  const read = (slot: number): Postings => {
    const count = counts[slot] ?? 0;
    const start = starts[slot] ?? 0;
    return count > maxListed(size)
      ? { count, bits: bits.subarray(start, start + wordsFor(size)) }
      : toList(lists.subarray(start, start + count));
  };
  return {
    read,
    readSet(key: number) {
      const slot = slotOf.get(key);
      return slot === undefined ? none : read(slot);
    },
    /** Returns the items with one of the terms within this many nearest fields. */
    readWord(word: Word, within: number) {
      const found: Postings[] = [];
      for (const term of word) {
        for (let index = 0; index < within; index++) {
          const slot = wordSlots[term * searchFields.length + index] ?? -1;
          if (slot >= 0) {
            found.push(read(slot));
          }
        }
      }
      return unite(found, size);
    },
    listChoices: (facet: CountedFacet) => choices.filter(({ kind }) => kind === facet),
  };
}
