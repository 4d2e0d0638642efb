import * as z from 'zod/mini';
import { browse } from './browse.js';
import { endpoint, mapOf } from './endpoint.js';
import { ItemType, Platform } from './items.js';

/** Limits the index that a browser loads; a search beyond it asks the cloud. */
export const maxSearchEntries = 2000;

/** Describes an item as a search in the browser finds it. `kind` is its template type, `labels` are its categories and tags. */
export const SearchEntry = z.object({
  type: ItemType,
  slug: z.string(),
  name: z.string(),
  /** Titles in other languages, which are searched, too. */
  titles: z.optional(mapOf(z.string())),
  kind: z._default(z.string(), ''),
  labels: z.string(),
  /** Address of its smallest picture. */
  picture: z.nullable(z.string()),
});
export type SearchEntry = z.infer<typeof SearchEntry>;

export const getSearchIndex = endpoint({
  ...browse,
  name: 'items.search-index',
  path: '/items-search-index',
  input: z.object({ platform: z._default(Platform, 'elementor') }),
  output: z.object({
    /** Sorted as lists are by default. */
    entries: z.array(SearchEntry),
    /** False when the platform has more items. */
    is_complete: z.boolean(),
  }),
  errors: [],
});
