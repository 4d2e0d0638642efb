import { brand, type Item, itemTypeOf, type ListType, listFeatured, type Output, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useMemo } from 'react';

export type Featured = Output<typeof listFeatured>['data'][number];
export type Reel = { items: Featured[]; state: 'pending' | 'failed' | 'there' };

/** Returns the featured items of a list's type; undefined without any. Reserves space only for packs. */
export function useFeatured(platform: Platform, type: ListType): Reel | undefined {
  const { data, error, isPending } = useEndpoint(listFeatured, { platform });
  const items = useMemo(() => data?.data.filter((item) => item.type === itemTypeOf(type)) ?? [], [data, type]);
  if (items.length > 0) {
    return { items, state: 'there' };
  }
  if (error?.code === brand.apiErrorCode) {
    return { items, state: 'failed' };
  }
  return isPending && type === 'packs' ? { items, state: 'pending' } : undefined;
}

/** Returns true if the reel would repeat the whole list: one page, all featured. */
export const repeatsList = ({ items }: Reel, list: { data: Item[]; total_page: number } | undefined) =>
  list !== undefined && list.total_page <= 1 && list.data.every(({ id }) => items.some((item) => item.id === id));
