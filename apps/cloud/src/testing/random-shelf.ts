import type { CatalogueChanges, ChangedItem } from '../features/items/changes.queries.js';
import { listKeys, listTermsByField } from '../features/items/item-index.service.js';
import { createBuilder, type IndexRow } from '../features/items/memory/build.js';
import type { IndexData } from '../features/items/memory/index-data.js';
import type { CatalogueVersion } from '../ports/catalogue.js';
import type { SomeItem } from './random-catalogue.js';

/** Keeps the items of a catalogue as the database does, but in memory. */
export function openShelf() {
  const items = new Map<number, ChangedItem>();
  const terms = new Map<string, number>();
  let content = 0;

  const listWords = () => Array.from(terms, ([term, id]) => ({ term, id }));
  const version = (): CatalogueVersion => ({ content: `${content}`, numbers: '1' });

  function toRow(id: number, item: SomeItem): IndexRow {
    const found = listTermsByField(item);
    for (const term of found.keys()) {
      terms.set(term, terms.get(term) ?? terms.size + 1);
    }
    const { popularity, downloads, lightness, day } = item;
    // PostgreSQL stores a rating as a single-precision number.
    const rating = Math.fround(item.rating);
    return { id, popularity, downloads, lightness, rating, published: day, keys: `{${listKeys(item, found, terms).join(',')}}` };
  }

  return {
    version,
    /** Publishes an item, or deletes it. */
    change(id: number, item: SomeItem | undefined) {
      content++;
      items.set(id, { id, version: content, row: item && toRow(id, item) });
    },
    listChanges: (since: CatalogueVersion): CatalogueChanges => ({
      items: [...items.values()].filter((item) => item.version > Number(since.content)),
      words: listWords(),
    }),
    build(): IndexData {
      const builder = createBuilder();
      for (const { row } of items.values()) {
        if (row) {
          builder.add(row);
        }
      }
      return builder.build(listWords(), version());
    },
  };
}
