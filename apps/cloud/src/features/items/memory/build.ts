import type { CatalogueVersion } from '../../../ports/catalogue.js';
import type { IndexData, SortOrder } from './index-data.js';
import { createKeyStore, type KeyStore } from './key-store.js';
import { maxListed, setBit, wordsFor } from './postings.js';
import { countTerms, listChoosable, toVocabulary, type Word } from './terms.js';

/** Describes one item from the database: its sort values, and its keys as a Postgres array text. */
export type IndexRow = {
  id: number;
  popularity: number;
  published: number;
  rating: number;
  downloads: number;
  lightness: number;
  keys: string;
};

/** Stores columns separately, because a million small objects would take several times the memory. */
type Columns = Record<Exclude<keyof IndexRow, 'keys'>, number[]>;

/** Creates a builder that takes items one by one in any order and returns an index. */
export function createBuilder() {
  const columns: Columns = { id: [], popularity: [], published: [], rating: [], downloads: [], lightness: [] };
  const store = createKeyStore();
  return {
    add(row: IndexRow) {
      for (const name of Object.keys(columns) as (keyof Columns)[]) {
        columns[name].push(row[name]);
      }
      store.add(row.keys);
    },
    build(words: Word[], version: CatalogueVersion): IndexData {
      const rows = Uint32Array.from(columns.id.keys());
      const order = sortBy(rows, columns.popularity, columns.id);
      const ids = pick(columns.id, order);
      const toOrder = (values: number[]): SortOrder => {
        const ranks = new Uint32Array(order.length);
        const indexes = sortBy(Uint32Array.from(order.keys()), pick(values, order), ids);
        for (const [rank, index] of indexes.entries()) {
          ranks[index] = rank;
        }
        return { positions: indexes, ranks };
      };
      return {
        version,
        ids: Int32Array.from(ids),
        byId: Uint32Array.from(order.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number)),
        values: {
          popularity: Int32Array.from(pick(columns.popularity, order)),
          published: Float64Array.from(pick(columns.published, order)),
          rating: Float32Array.from(pick(columns.rating, order)),
          downloads: Int32Array.from(pick(columns.downloads, order)),
          lightness: Int32Array.from(pick(columns.lightness, order)),
        },
        orders: {
          latest: toOrder(columns.published),
          rating: toOrder(columns.rating),
          downloads: toOrder(columns.downloads),
          lightest: toOrder(columns.lightness),
        },
        ...fillSets(order, store),
        ...listChoosable(store),
        ...toVocabulary(words, store),
        termCounts: countTerms(store, rows.length),
      };
    },
  };
}

const pick = (values: number[], order: Uint32Array) => Array.from(order, (row) => values[row] as number);

/** Sorts by value descending, then by id descending. */
const sortBy = (rows: Uint32Array, values: number[], ids: number[]) =>
  rows.sort((a, b) => (values[b] as number) - (values[a] as number) || (ids[b] as number) - (ids[a] as number));

/** Reads the items in order, so that each list is sorted. */
function fillSets(order: Uint32Array, { counts: counted, read }: KeyStore) {
  const counts = Uint32Array.from(counted);
  const { starts, lists, bits } = makeRoom(counts, order.length);
  const filled = new Uint32Array(counts.length);
  for (const [index, row] of order.entries()) {
    for (const slot of read(row)) {
      const start = starts[slot] as number;
      if ((counts[slot] as number) > maxListed(order.length)) {
        setBit(bits, start * 32 + index);
      } else {
        const end = filled[slot] as number;
        lists[start + end] = index;
        filled[slot] = end + 1;
      }
    }
  }
  return { counts, starts, lists, bits };
}

function makeRoom(counts: Uint32Array, size: number) {
  const starts = new Uint32Array(counts.length);
  let listed = 0;
  let words = 0;
  for (const [slot, count] of counts.entries()) {
    const isDense = count > maxListed(size);
    starts[slot] = isDense ? words : listed;
    words += isDense ? wordsFor(size) : 0;
    listed += isDense ? 0 : count;
  }
  return { starts, lists: new Uint32Array(listed), bits: new Uint32Array(words) };
}
