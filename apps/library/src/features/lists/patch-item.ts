import { getItem, type Item, listFavourites, listFeatured, listItems } from '@kithouse/contract';
import { patch } from '@kithouse/query';
import type { QueryClient } from '@tanstack/react-query';

type Numbers = Pick<Item, 'favourite_count' | 'rating' | 'rating_count'>;

/** Updates an item's counts wherever it is cached. */
export function patchItem(cache: QueryClient, id: number, change: (old: Numbers) => Partial<Numbers>) {
  const one = <I extends Item>(item: I): I => (item.id === id ? { ...item, ...change(item) } : item);

  patch(cache, listItems, (page) => ({ ...page, data: page.data.map(one) }));
  patch(cache, listFavourites, (page) => ({ ...page, data: page.data.map(one) }));
  patch(cache, listFeatured, (page) => ({ ...page, data: page.data.map(one) }));
  patch(cache, getItem, (detail) => ({
    ...one(detail),
    items: detail.items.map(one),
    pack: detail.pack && { ...detail.pack, items: detail.pack.items.map(one) },
  }));
}
