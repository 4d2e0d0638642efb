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
import { listCandidates, listNearest, listSearchClauses, listSynonyms, type SearchClause } from '@kithouse/contract/search';
import type { CatalogueQuery, Found, Narrowing } from '../../ports/catalogue.js';
import { findKey, getShelfKeys, tierIds } from './item-keys.js';

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
  /** Lists ids of exactly these terms. */
  listTerms: (terms: string[]) => Promise<Word>;
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
/** Leaving words out of a longer search costs too many counts; its further words are ignored. */
const maxRelaxed = 5;

/** In characters; a longer word has so many spellings that comparing them would hold up others. */
const maxMisspelled = 16;

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

async function lookUp(engine: Engine, clause: SearchClause): Promise<Clause> {
  const literal = await Promise.all(clause.starts.map((start) => engine.listTermsFrom(start)));
  if (clause.synonyms.length === 0) {
    return { ...clause, words: literal };
  }
  const same = await engine.listTerms(clause.synonyms);
  return { ...clause, words: [[...new Set([...literal.flat(), ...same])]] };
}

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
 * Returns the nearest search that finds something: each word without a match becomes the most similar thing, or the term one typo
 * away, that most items have, if possible together with the other words; words are left out while all together match nothing.
 * Undefined when nothing is near.
 */
export async function correct(engine: Engine, filter: Filter, clauses: Clause[]): Promise<Clause[] | undefined> {
  const alone = await Promise.all(clauses.map(({ words }) => engine.countMatches(filter, words)));
  const isKnown = (_: Clause, at: number) => alone[at] !== 0;
  const known = clauses.filter(isKnown);
  if (clauses.length - known.length > maxCorrected) {
    return undefined;
  }
  const corrected: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const better = alone[at] === 0 ? await findBetter(engine, filter, [...known, ...corrected], clause) : clause;
    if (better) {
      corrected.push(better);
    }
  }
  return await relax(engine, filter, corrected.slice(0, maxRelaxed));
}

/** Leaves out the word without which most items match, a later word before an earlier one, until some do. */
async function relax(engine: Engine, filter: Filter, clauses: Clause[]): Promise<Clause[] | undefined> {
  if (clauses.length === 0 || (await engine.countMatches(filter, listWords(clauses))) > 0) {
    return clauses.length > 0 ? clauses : undefined;
  }
  const shorter = clauses.map((_, at) => clauses.toSpliced(at, 1)).filter((rest) => rest.length > 0);
  const counts = await Promise.all(shorter.map((rest) => engine.countMatches(filter, listWords(rest))));
  return relax(engine, filter, shorter[counts.lastIndexOf(Math.max(...counts))] ?? []);
}

async function findBetter(engine: Engine, filter: Filter, known: Clause[], clause: Clause): Promise<Clause | undefined> {
  const terms = await listReplacements(engine, clause);
  const candidates = await Promise.all(
    terms.map((term) => lookUp(engine, { text: term, starts: [term], synonyms: listSynonyms(term), can_be_misspelled: false })),
  );
  const pick = async (others: Clause[]) => {
    const counts = await Promise.all(candidates.map((own) => engine.countMatches(filter, listWords([...others, own]))));
    const most = Math.max(0, ...counts);
    return most === 0 ? undefined : candidates[counts.indexOf(most)];
  };
  return (await pick(known)) ?? (known.length > 0 ? await pick([]) : undefined);
}

/** Lists terms for a word without a match; a known word is not misspelled. */
async function listReplacements(engine: Engine, { text, can_be_misspelled }: Clause): Promise<string[]> {
  const nearest = listNearest(text);
  return nearest.length > 0 || !can_be_misspelled || [...text].length > maxMisspelled
    ? nearest
    : listCandidates(text, await engine.listTermsNear(text));
}
