import type { listItems, ParsedInput } from '@kithouse/contract';

export type CatalogueQuery = Omit<ParsedInput<typeof listItems>, 'include_search'>;

/** Answers which items a list shows. Another engine may stand behind it: the cards are read by id either way. */
export type Catalogue = {
  /** One page of ids in order, and how many items match in all, exactly. */
  find: (query: CatalogueQuery) => Promise<{ ids: number[]; total: number }>;
};
