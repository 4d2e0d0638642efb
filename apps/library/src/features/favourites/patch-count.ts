import { getItem, type Item, listFeatured, listItems } from '@kithouse/contract';
import type { QueryClient } from '@tanstack/react-query';
import { patch } from '../../lib/use-endpoint.js';

/** Changes the count of one item wherever it is shown: lists, featured, its detail and those that name it. */
export function patchCount(cache: QueryClient, id: number, change: (count: number) => number) {
  const one = <I extends Pick<Item, 'id' | 'favourite_count'>>(item: I): I =>
    item.id === id ? { ...item, favourite_count: change(item.favourite_count) } : item;

  patch(cache, listItems, (page) => ({ ...page, data: page.data.map(one) }));
  patch(cache, listFeatured, (page) => ({ ...page, data: page.data.map(one) }));
  patch(cache, getItem, (detail) => ({
    ...one(detail),
    items: detail.items.map(one),
    pack: detail.pack && { ...detail.pack, items: detail.pack.items.map(one) },
  }));
}
