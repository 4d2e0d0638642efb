import type { Facet, FacetCount, ItemType, listItems, ParsedInput, Platform } from '@kithouse/contract';

export type TermKind = 'template_type' | 'category' | 'tag' | 'dependency';

export type CatalogueQuery = Omit<ParsedInput<typeof listItems>, 'include_search'>;

/** What narrows a list, without its order and its pages. */
export type Narrowing = Omit<CatalogueQuery, 'sort' | 'page' | 'per_page'>;

/** `total` is close, not exact, when `is_about`. `corrected`: what was searched for instead; empty when it was what was asked. */
export type Found = { ids: number[]; total: number; is_about: boolean; corrected: string };

/** How many items of a platform and type have a term. */
export type TermCount = { id: number; platform: Platform; type: ItemType; n: number };

/** Answers which items a list shows. Several engines stand behind it: the cards are read by id either way. */
export type Catalogue = {
  /**
   * One page of ids in order, and how many items match. An item must have all tags, all plugins of `include` and none of
   * `exclude`; each further choice narrows. A search looks for words by their beginning, all of which must be there; it shows
   * what has them in the title first, then in tags and categories, then anywhere, unless another order is asked for.
   */
  find: (query: CatalogueQuery) => Promise<Found>;
  /** How many items `find` would match with each choice of these facets; a plan has its number in `planIds`. */
  countFacets: (query: Narrowing, facets: readonly Facet[]) => Promise<Map<Facet, FacetCount>>;
  /** The terms of a kind that items have; those of no item are left out. */
  countTerms: (kind: TermKind) => Promise<TermCount[]>;
};

/** `content` grows with each publication, `numbers` now and then while stars, downloads and ratings are counted. */
export type CatalogueVersion = { content: string; numbers: string };

/** An index of the catalogue in memory that follows what is published. */
export type KeptIndex = {
  /** The index if it holds what was published up to this version; the order of its lists may be a little older. */
  find: (version: CatalogueVersion) => Catalogue | undefined;
  /** Told of each version that is seen, so that the index can catch up. */
  follow: (version: CatalogueVersion) => void;
  stop: () => Promise<void>;
};
