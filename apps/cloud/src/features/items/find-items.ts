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
import { type Clause, correct, lookUpSearch, type SearchEngine, toText, type Word } from '@kithouse/contract/search';
import type { CatalogueQuery, Found, Narrowing } from '../../ports/catalogue.js';
import { findKey, getShelfKeys, tierIds } from './item-keys.js';

/** Lists required and excluded keys. */
export type Filter = { all: number[]; none: number[] };
export type Page = Pick<CatalogueQuery, 'page' | 'per_page'> & {
  sort: Exclude<CatalogueQuery['sort'], 'fit'>;
  /** Filters in order: matches of the first filter come first, items that match no filter last. */
  preferred: Filter[];
};
type FilterParameter = 'plan' | IdParameter | IdsParameter;
type Matches = Omit<Found, 'corrected'>;

/** Defines the queries of an engine. */
export type Engine = SearchEngine<Filter> & {
  /** Counts the matches of each choice of a facet. */
  countChoices: (filter: Filter, words: Word[], facet: CountedFacet) => Promise<FacetCount>;
  /** Lists matches in the requested order; a search ordered by `popular` sorts by nearness first. */
  listMatches: (filter: Filter, clauses: Clause[], page: Page) => Promise<Matches>;
};

const nothing: Found = { ids: [], total: 0, is_about: false, corrected: '' };

/** Returns one page of a list from an engine. */
export async function findItems(engine: Engine, query: CatalogueQuery): Promise<Found> {
  const filter = toFilter(query);
  const clauses = await lookUpSearch(engine, query.search);
  if (!filter || !clauses) {
    return nothing;
  }
  const page = toPage(query);
  const found = await engine.listMatches(filter, clauses, page);
  if (found.total > 0 || clauses.length === 0) {
    return { ...found, corrected: '' };
  }
  const corrected = await correct(engine, filter, clauses);
  return corrected
    ? {
        ...(await engine.listMatches(filter, corrected, page)),
        corrected: toText(corrected),
      }
    : nothing;
}

/**
 * Builds the order. The items that fit a site best have an adaptable design and lack no plugin there; popularity decides between
 * items that fit alike.
 */
function toPage({ sort, page, per_page, missing = [], adaptable = [] }: CatalogueQuery): Page {
  if (sort !== 'fit') {
    return { sort, page, per_page, preferred: [] };
  }
  const toKeys = (name: FacetName, ids: readonly number[]) => ids.flatMap((id) => findKey(name, id) ?? []);
  const none = toKeys('dependency', missing);
  const categories = toKeys('category', adaptable).map((key) => ({ all: [key], none }));
  return { sort: 'popular', page, per_page, preferred: [...categories, ...(none.length > 0 ? [{ all: [], none }] : [])] };
}

/**
 * Builds the filter, without the choice of an exclusive facet that another choice replaces; undefined when an id is out of range
 * and nothing can match.
 */
export function toFilter(query: Narrowing, replaced?: FacetName): Filter | undefined {
  const requested = facetNames
    .filter((name) => name !== replaced)
    .map((name) => {
      const { one, all, none } = getFacet(name);
      const toKeys = (parameter: string | undefined) => listIds(query, parameter).map((id) => findKey(name, id));
      return { all: [...toKeys(one), ...toKeys(all)], none: toKeys(none) };
    });
  const required = requested.flatMap(({ all }) => all);
  if (required.includes(undefined)) {
    return undefined;
  }
  const shelf = getShelfKeys({ platform: query.platform, type: itemTypeOf(query.type) });
  const isKey = (key: number | undefined) => key !== undefined;
  return {
    all: [...new Set([...shelf, ...required.filter(isKey)])],
    none: requested.flatMap(({ none }) => none.filter(isKey)),
  };
}

const facetNames = Object.keys(facets) as FacetName[];

/** Lists the ids that a parameter asks for. */
function listIds(query: Narrowing, parameter: string | undefined): readonly number[] {
  const value = parameter && query[parameter as FilterParameter];
  return !value || value === 'all' ? [] : typeof value === 'string' ? [tierIds[value]] : [value].flat();
}
