import type { CountedFacet, FacetCount, ItemType, listItems, ParsedInput, Platform, TermFacet } from '@kithouse/contract';

export type CatalogueQuery = Omit<ParsedInput<typeof listItems>, 'include_search'>;

/** Describes the filters of a list without order and pages. */
export type Narrowing = Omit<CatalogueQuery, Ordering>;

type Ordering = 'sort' | 'missing' | 'adaptable' | 'page' | 'per_page';

/** Holds a page of ids. `total` is an estimate when `is_about`. `corrected` is the search that found them if it differs, or empty. */
export type Found = { ids: number[]; total: number; is_about: boolean; corrected: string };

/** Counts the items of a platform and type that have a term. */
export type TermCount = { id: number; platform: Platform; type: ItemType; n: number };

/** Defines an engine that finds the items of a list; cards are read by id separately. */
export type Catalogue = {
  /**
   * Returns one page of ids in order and the number of matches. An item must have all tags, all plugins of `include` and none of
   * `exclude`. A search matches the beginnings of all words or other words for the same thing; by default it sorts matches in
   * the title first, then in tags and categories, then anywhere.
   */
  find: (query: CatalogueQuery) => Promise<Found>;
  /** Counts what `find` would match with each choice of these facets; a plan is identified by `planIds`. */
  countFacets: (query: Narrowing, facets: readonly CountedFacet[]) => Promise<Map<CountedFacet, FacetCount>>;
  /** Lists the terms of a filter that items have. */
  countTerms: (facet: TermFacet) => Promise<TermCount[]>;
};

/** Versions the catalogue: `content` grows with each publication, `numbers` with each ranking that changes counts. */
export type CatalogueVersion = { content: string; numbers: string };

/** Defines an index of the catalogue in memory that follows publications. */
export type KeptIndex = {
  /** Returns the index if it contains this version; its sort order may be slightly older. */
  find: (version: CatalogueVersion) => Catalogue | undefined;
  /** Reports each version seen, and resolves once the index contains it or can't soon. Never rejects. */
  follow: (version: CatalogueVersion) => Promise<void>;
  /**
   * Calls back after each build with the ids of all items, the most popular first, or without them while the database answers.
   * There is one listener.
   */
  whenBuilt: (listener: (ids: ArrayLike<number> | undefined) => void) => void;
  /** Describes the index for monitoring; undefined while the database answers. */
  describe: () => { items: number; ageSeconds: number } | undefined;
  stop: () => Promise<void>;
};
