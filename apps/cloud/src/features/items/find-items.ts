import {
  type CountedFacet,
  type FacetCount,
  type FacetName,
  facets,
  getFacet,
  type IdParameter,
  type IdsParameter,
  itemTypeOf,
} from '@kithouse/contract';
import type { CatalogueQuery, Found, Narrowing } from '../../ports/catalogue.js';
import { findKey, getShelfKeys, tierIds } from './item-keys.js';
import { listSearchClauses, type SearchClause } from './search-words.service.js';
import { listCandidates } from './typos.js';

/** Lists required and excluded keys. */
export type Filter = { all: number[]; none: number[] };
/** Lists term ids, of which an item must have one. */
export type Word = number[];
export type Page = Pick<CatalogueQuery, 'sort' | 'page' | 'per_page'>;
type FilterParameter = 'plan' | IdParameter | IdsParameter;
type Matches = Omit<Found, 'corrected'>;

/** Defines the queries of an engine; the search rules below are the same for each. */
export type Engine = {
  /** Lists ids of the terms with this prefix. */
  listTermsFrom: (start: string) => Promise<Word>;
  /** Lists terms with a prefix at most one typo away from the word. */
  listTermsNear: (word: string) => Promise<string[]>;
  countMatches: (filter: Filter, words: Word[]) => Promise<number>;
  /** Counts the matches of each choice of a facet. */
  countChoices: (filter: Filter, words: Word[], facet: CountedFacet) => Promise<FacetCount>;
  /** Lists matches in the requested order; a search ordered by `popular` sorts by nearness first. */
  listMatches: (filter: Filter, words: Word[], page: Page) => Promise<Matches>;
};

export type Clause = SearchClause & { words: Word[] };

/** Each corrected word costs one count per candidate. */
const maxCorrected = 3;

const nothing: Found = { ids: [], total: 0, is_about: false, corrected: '' };

/** Returns one page of a list from an engine. */
export async function findItems(engine: Engine, query: CatalogueQuery): Promise<Found> {
  const filter = toFilter(query);
  const clauses = await lookUpSearch(engine, query);
  if (!filter || !clauses) {
    return nothing;
  }
  const found = await engine.listMatches(filter, listWords(clauses), query);
  if (found.total > 0 || clauses.length === 0) {
    return { ...found, corrected: '' };
  }
  const corrected = await correct(engine, filter, clauses);
  return corrected
    ? {
        ...(await engine.listMatches(filter, listWords(corrected), query)),
        corrected: corrected.map(({ text }) => text).join(' '),
      }
    : nothing;
}

/** Looks up the words of a query. Undefined when the text contains none, so the search finds nothing. */
export async function lookUpSearch(engine: Engine, query: Narrowing): Promise<Clause[] | undefined> {
  const search = query.search?.trim() ?? '';
  const clauses = await Promise.all(listSearchClauses(search).map((clause) => lookUp(engine, clause)));
  return search !== '' && clauses.length === 0 ? undefined : clauses;
}

const lookUp = async (engine: Engine, clause: SearchClause): Promise<Clause> => ({
  ...clause,
  words: await Promise.all(clause.starts.map((start) => engine.listTermsFrom(start))),
});

export const listWords = (clauses: Clause[]) => clauses.flatMap(({ words }) => words);

/**
 * Builds the filter, without the choice of an exclusive facet that another choice replaces; undefined when an id is out of range
 * and nothing can match.
 */
export function toFilter(query: Narrowing, replaced?: FacetName): Filter | undefined {
  const asked = facetNames
    .filter((name) => name !== replaced)
    .map((name) => {
      const { one, all, none } = getFacet(name);
      const toKeys = (parameter: string | undefined) => listIds(query, parameter).map((id) => findKey(name, id));
      return { all: [...toKeys(one), ...toKeys(all)], none: toKeys(none) };
    });
  const required = asked.flatMap(({ all }) => all);
  if (required.includes(undefined)) {
    return undefined;
  }
  const shelf = getShelfKeys({ platform: query.platform, type: itemTypeOf(query.type) });
  const isKey = (key: number | undefined) => key !== undefined;
  return {
    all: [...new Set([...shelf, ...required.filter(isKey)])],
    none: asked.flatMap(({ none }) => none.filter(isKey)),
  };
}

const facetNames = Object.keys(facets) as FacetName[];

/** Lists the ids that a parameter asks for. */
function listIds(query: Narrowing, parameter: string | undefined): readonly number[] {
  const value = parameter && query[parameter as FilterParameter];
  return !value || value === 'all' ? [] : typeof value === 'string' ? [tierIds[value]] : [value].flat();
}

/**
 * Replaces each word without a match by the term one typo away that most items have together with the other words. Undefined when
 * no correction finds anything.
 */
export async function correct(engine: Engine, filter: Filter, clauses: Clause[]): Promise<Clause[] | undefined> {
  const alone = await Promise.all(clauses.map(({ words }) => engine.countMatches(filter, words)));
  const corrected = [...clauses];
  let known = clauses.filter((_, at) => alone[at] !== 0);
  const unknown = clauses.length - known.length;
  if (unknown === 0 || unknown > maxCorrected) {
    return undefined;
  }
  for (const [at, clause] of clauses.entries()) {
    if (alone[at] === 0) {
      const better = clause.can_be_misspelled && (await findBetter(engine, filter, known, clause));
      if (!better) {
        return undefined;
      }
      corrected[at] = better;
      known = [...known, better];
    }
  }
  return corrected;
}

async function findBetter(engine: Engine, filter: Filter, known: Clause[], { text }: Clause): Promise<Clause | undefined> {
  const terms = listCandidates(text, await engine.listTermsNear(text));
  const candidates = await Promise.all(
    terms.map((term) => lookUp(engine, { text: term, starts: [term], can_be_misspelled: false })),
  );
  const counts = await Promise.all(candidates.map((clause) => engine.countMatches(filter, listWords([...known, clause]))));
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : candidates[counts.indexOf(most)];
}
