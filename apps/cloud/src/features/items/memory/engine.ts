import type { CountedFacet } from '@kithouse/contract';
import { type Clause, listNearness, listWords, type Nearness, searchFields, type Word } from '@kithouse/contract/search';
import type { Catalogue, CatalogueQuery } from '../../../ports/catalogue.js';
import { countFacets } from '../count-facets.js';
import { type Filter, findItems, type Page } from '../find-items.js';
import { readKey } from '../item-keys.js';
import type { IndexData } from './index-data.js';
import {
  countCommon,
  has,
  intersect,
  maxListed,
  none,
  type Postings,
  slice,
  subtract,
  toList,
  unite,
  wordsFor,
} from './postings.js';
import { findRange, findWhole, listNear, type Range } from './vocabulary.js';

/** Creates the catalogue engine on an index in memory. A `Word` lists positions in the vocabulary here. */
export function openMemoryCatalogue(data: IndexData): Catalogue {
  const sets = openSets(data);
  const engine = {
    listTermsFrom: async (start: string) => listPositions(findRange(data.words, start)),
    listTerms: async (terms: string[]) => terms.flatMap((term) => listPositions(findWhole(data.words, term))),
    listTermsNear: async (word: string) => listNear(data.words, word),
    countMatches: async (filter: Filter, words: Word[]) => sets.select(filter, words).count,
    countChoices: async (filter: Filter, words: Word[], facet: CountedFacet) => {
      const matching = sets.select(filter, words);
      return { total: matching.count, is_about: false, terms: matching.count === 0 ? [] : sets.countChoices(matching, facet) };
    },
    listMatches: async (filter: Filter, clauses: Clause[], page: Page) => {
      const words = listWords(clauses);
      const matching = sets.select(filter, words);
      const found =
        words.length > 0 && page.sort === 'popular'
          ? listNearest(matching, clauses, (near) => sets.select(filter, near.words, near.within), page)
          : listSorted(data, matching, page);
      return { ids: Array.from(found, (index) => data.ids[index] ?? 0), total: matching.count, is_about: false };
    },
  };
  return {
    find: (query: CatalogueQuery) => findItems(engine, query),
    countFacets: (query, facets) => countFacets(engine, query, facets),
    countTerms: async (kind) => data.termCounts[kind],
  };
}

const listPositions = ({ from, to }: Range) => Array.from({ length: to - from }, (_, at) => from + at);

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
  const readSet = (key: number) => {
    const slot = slotOf.get(key);
    return slot === undefined ? none : read(slot);
  };
  /** Returns the items with one of the terms within this many nearest fields. */
  const readWord = (word: Word, within: number) => {
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
  };

  return {
    /** Returns the items that pass the filter and have each word within this many nearest fields. */
    select(filter: Filter, words: Word[], within: number = searchFields.length): Postings {
      const wanted = intersect([...filter.all.map(readSet), ...words.map((word) => readWord(word, within))]);
      return filter.none.map(readSet).reduce(subtract, wanted);
    },
    /** Counts the choices of a facet in the set. */
    countChoices(matching: Postings, facet: CountedFacet) {
      const own = choices.filter(({ kind }) => kind === facet);
      const counted = own.map(({ id, slot }) => ({ id, n: countCommon(matching, read(slot)) }));
      return counted.filter(({ n }) => n > 0);
    },
  };
}

const toRange = ({ page, per_page }: Page) => ({ from: (page - 1) * per_page, to: page * per_page });

/** Lists the matches of the nearest group first and fills up with the next. */
function listNearest(matching: Postings, clauses: Clause[], select: (near: Nearness) => Postings, page: Page): number[] {
  const { from, to } = toRange(page);
  const found: number[] = [];
  let before = 0;
  let rest = matching;
  for (const near of listNearness(clauses)) {
    if (before >= to || rest.count === 0) {
      break;
    }
    const others = subtract(rest, select(near));
    const here = subtract(rest, others);
    found.push(...slice(here, Math.max(0, from - before), Math.max(0, to - before)));
    before += here.count;
    rest = others;
  }
  return found;
}

function listSorted({ orders }: IndexData, matching: Postings, { sort, ...page }: Page): ArrayLike<number> {
  const { from, to } = toRange({ sort, ...page });
  if (sort === 'popular') {
    return slice(matching, from, to);
  }
  const { positions: sorted, ranks } = orders[sort];
  if (matching.list) {
    const own = matching.list.map((index) => ranks[index] as number).sort();
    return own.subarray(from, Math.max(from, to)).map((rank) => sorted[rank] as number);
  }
  const found: number[] = [];
  let seen = 0;
  for (let rank = 0; rank < sorted.length && seen < to; rank++) {
    const index = sorted[rank] as number;
    if (has(matching, index) && seen++ >= from) {
      found.push(index);
    }
  }
  return found;
}
