import type { ItemType } from '@kithouse/contract';
import type { SearchField } from '@kithouse/contract/search';
import { listKeys, listTermsByField } from '../features/items/item-index.service.js';
import { createBuilder } from '../features/items/memory/build.js';
import { openMemoryCatalogue } from '../features/items/memory/engine.js';

export type ShelfItem = { type: ItemType } & Record<SearchField, string>;

/** Builds an index in memory of these items and returns a search that lists the first three of a type. */
export function openSearchableShelf<Item extends ShelfItem>(items: Item[]) {
  const ids = new Map<string, number>();
  const builder = createBuilder();
  for (const [id, item] of items.entries()) {
    const terms = listTermsByField(item);
    for (const term of terms.keys()) {
      ids.set(term, ids.get(term) ?? ids.size + 1);
    }
    const keys = listKeys({ platform: 'gutenberg', type: item.type, plan: 'starter' }, terms, ids);
    builder.add({ id, popularity: 0, published: 0, rating: 0, downloads: 0, lightness: 0, keys: `{${keys.join(',')}}` });
  }
  const words = [...ids].map(([term, id]) => ({ id, term }));
  const catalogue = openMemoryCatalogue(builder.build(words, { content: '1', numbers: '1' }));

  return async (type: ItemType, search: string) => {
    const found = await catalogue.find({
      platform: 'gutenberg',
      type: `${type}s`,
      plan: 'all',
      search,
      sort: 'popular',
      page: 1,
      per_page: 3,
    });
    return { ...found, items: found.ids.flatMap((id) => items[id] ?? []) };
  };
}
