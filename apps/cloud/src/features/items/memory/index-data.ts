import type { CatalogueVersion, TermCount, TermKind } from '../../../ports/catalogue.js';

export type SortOrder = {
  /** Places in the order of popularity, in this order. */
  places: Uint32Array;
  /** The other way round: where in this order each place is. */
  ranks: Uint32Array;
};

/** An index as flat arrays, which pass from one thread to another without a copy. */
export type IndexData = {
  version: CatalogueVersion;
  /** Ids of the items by popularity: a place is an index into it. */
  ids: Int32Array;
  orders: Record<'latest' | 'rating' | 'downloads', SortOrder>;
  /** One set of places for each key, by slot: how many, and where in `bits` if many, else where in `lists`. */
  counts: Uint32Array;
  starts: Uint32Array;
  lists: Uint32Array;
  bits: Uint32Array;
  /** Keys of platforms, types, plans and terms that can be chosen, each with its slot. */
  keys: Int32Array;
  slots: Int32Array;
  /** Words in the order of JavaScript's comparison, and for each the slot of every place it may stand in, or -1. */
  words: string[];
  wordSlots: Int32Array;
  termCounts: Record<TermKind, TermCount[]>;
};

/** The buffers that make up an index. */
export const listBuffers = ({ orders, words: _words, version: _version, termCounts: _counts, ...arrays }: IndexData) =>
  [...Object.values(arrays), ...Object.values(orders).flatMap(({ places, ranks }) => [places, ranks])].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );
