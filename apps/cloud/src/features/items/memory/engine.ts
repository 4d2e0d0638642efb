import type { CountedFacet, TermFacet } from '@kithouse/contract';
import { type Clause, listNearness, listWords, type Word } from '@kithouse/contract/search';
import type { Catalogue, CatalogueQuery, TermCount } from '../../../ports/catalogue.js';
import { countFacets } from '../count-facets.js';
import { type Filter, findItems, type Page } from '../find-items.js';
import type { IndexData } from './index-data.js';
import { none, subtract } from './postings.js';
import { openSegment, type Segment } from './segment.js';
import { listMerged, type Places, type Sort } from './sorted-pages.js';

/** Creates the catalogue engine on an index in memory. */
export const openMemoryCatalogue = (data: IndexData): Catalogue => mergeSegments(openSegment(data));

/**
 * Creates the catalogue engine on an index and a small one of what has changed since, whose items the first one hides. A `Word`
 * lists positions in the vocabulary of the first one, then in that of the second.
 */
export function mergeSegments(base: Segment, added?: Segment): Catalogue {
  const segments = added ? [base, added] : [base];
  const own = (word: Word, at: number) =>
    at === 0
      ? word.filter((term) => term < wordsOfBase)
      : word.flatMap((term) => (term < wordsOfBase ? [] : [term - wordsOfBase]));
  const wordsOfBase = base.data.words.length;
  const listEach = (list: (segment: Segment) => Word): Word =>
    segments.flatMap((segment, at) => list(segment).map((term) => term + at * wordsOfBase));
  const select = (filter: Filter, words: Word[], within?: number): Matching =>
    segments.map((segment, at) => ({
      ...segment,
      set: segment.select(
        filter,
        words.map((word) => own(word, at)),
        within,
      ),
    }));

  const engine = {
    listTermsFrom: async (start: string) => listEach((segment) => segment.listTermsFrom(start)),
    listTerms: async (terms: string[]) => listEach((segment) => segment.listTerms(terms)),
    listTermsNear: async (word: string) => [...new Set(segments.flatMap((segment) => segment.listTermsNear(word)))],
    countMatches: async (filter: Filter, words: Word[]) => count(select(filter, words)),
    countChoices: async (filter: Filter, words: Word[], facet: CountedFacet) => {
      const matching = select(filter, words);
      const terms = sumById(matching.flatMap(({ countChoices, set }) => countChoices(set, facet)));
      return { total: count(matching), is_about: false, terms };
    },
    listMatches: async (filter: Filter, clauses: Clause[], { sort, page, per_page, preferred }: Page) => {
      const words = listWords(clauses);
      const matching = select(filter, words);
      const places = { from: (page - 1) * per_page, to: page * per_page };
      const narrower = preferred.map(({ all, none }) => ({ all: [...filter.all, ...all], none: [...filter.none, ...none] }));
      const nearness = words.length > 0 && sort === 'popular' ? listNearness(clauses) : [];
      const groups =
        preferred.length > 0
          ? narrower.map((own) => () => select(own, words))
          : nearness.map((near) => () => select(filter, near.words, near.within));
      const ids = listGrouped(matching, groups, sort, places);
      return { ids, total: count(matching), is_about: false };
    },
  };
  return {
    find: (query: CatalogueQuery) => findItems(engine, query),
    countFacets: (query, facets) => countFacets(engine, query, facets),
    countTerms: async (facet: TermFacet) => sumTerms(segments.map((segment) => segment.countTerms(facet))),
  };
}

/** Lists the matches in each segment. */
type Matching = (Segment & { set: ReturnType<Segment['select']> })[];

const count = (matching: Matching) => matching.reduce((sum, { set }) => sum + set.count, 0);

function list([base, added]: Matching, sort: Sort, places: Places): number[] {
  return base ? listMerged(base, added, sort, places) : [];
}

/** Lists the matches of the first group first, and items without a group last. The list's order applies within each group. */
function listGrouped(matching: Matching, groups: (() => Matching)[], sort: Sort, { from, to }: Places): number[] {
  const found: number[] = [];
  let before = 0;
  let rest = matching;
  const takeFrom = (here: Matching) => {
    found.push(...list(here, sort, { from: Math.max(0, from - before), to: Math.max(0, to - before) }));
    before += count(here);
  };
  for (const select of groups) {
    if (before >= to || count(rest) === 0) {
      return found;
    }
    const others = without(rest, select());
    takeFrom(without(rest, others));
    rest = others;
  }
  takeFrom(rest);
  return found;
}

/** Returns the items of the first matches that the others lack. */
const without = (matching: Matching, others: Matching): Matching =>
  matching.map((own, at) => ({ ...own, set: subtract(own.set, others[at]?.set ?? none) }));

/** Sums the counts of each id that has any, sorted by id. */
function sumById(counts: { id: number; n: number }[]) {
  const sums = new Map<number, number>();
  for (const { id, n } of counts) {
    sums.set(id, (sums.get(id) ?? 0) + n);
  }
  return Array.from(sums, ([id, n]) => ({ id, n }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => a.id - b.id);
}

function sumTerms([own = [], ...more]: TermCount[][]): TermCount[] {
  const sums = new Map(own.map((count) => [nameOf(count), count]));
  for (const count of more.flat()) {
    sums.set(nameOf(count), { ...count, n: count.n + (sums.get(nameOf(count))?.n ?? 0) });
  }
  return [...sums.values()].filter(({ n }) => n > 0);
}

const nameOf = ({ id, platform, type }: TermCount) => `${platform} ${type} ${id}`;
