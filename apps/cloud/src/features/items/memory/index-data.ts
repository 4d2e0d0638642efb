import type { TermFacet } from '@kithouse/contract';
import type { CatalogueVersion, TermCount } from '../../../ports/catalogue.js';

export type SortOrder = {
  /** Positions by popularity, in this sort order. */
  positions: Uint32Array;
  /** The inverse: the rank of each position in this sort order. */
  ranks: Uint32Array;
};

/** Names the column of each sort order. */
export const sortColumns = {
  popular: 'popularity',
  latest: 'published',
  rating: 'rating',
  downloads: 'downloads',
  lightest: 'lightness',
} as const;

export type SortValues = {
  popularity: Int32Array;
  published: Float64Array;
  rating: Float32Array;
  downloads: Int32Array;
  lightness: Int32Array;
};

/** Holds an index as flat arrays, which pass between threads without a copy. */
export type IndexData = {
  version: CatalogueVersion;
  /** Ids of the items by popularity; a position is an index into it. */
  ids: Int32Array;
  /** Positions by id, ascending. */
  byId: Uint32Array;
  /** Sort values by position. */
  values: SortValues;
  orders: Record<'latest' | 'rating' | 'downloads' | 'lightest', SortOrder>;
  /** One set of positions per key slot: the count, stored in `bits` if large and in `lists` otherwise. */
  counts: Uint32Array;
  starts: Uint32Array;
  lists: Uint32Array;
  bits: Uint32Array;
  /** Keys of platforms, types, plans and selectable terms with their slots. */
  keys: Int32Array;
  slots: Int32Array;
  /** Words in JavaScript's sort order, each with the slot for every field or -1. */
  words: string[];
  wordSlots: Int32Array;
  termCounts: Record<TermFacet, TermCount[]>;
};

/** Lists the buffers of an index. */
export const listBuffers = ({ orders, values, words: _words, version: _version, termCounts: _counts, ...arrays }: IndexData) =>
  [
    ...Object.values(arrays),
    ...Object.values(values),
    ...Object.values(orders).flatMap(({ positions, ranks }) => [positions, ranks]),
  ].map(({ buffer }) => buffer as ArrayBuffer);
