import { type Item, listFavourites, type Platform, type Tier, toggleFavourite } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { isStarPending } from '../favourites/toggle-favourite.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { setProfile, useProfile } from '../profile/use-profile.js';

export const itemTypes = { all: 'all', blocks: 'block', pages: 'page', packs: 'pack' } as const;
export type TypeChoice = keyof typeof itemTypes;
export type TierChoice = Tier | 'all';

/** Reads the favourites' filters from the address. */
export function readChoices({ query }: Route): { type: TypeChoice; plan: TierChoice } {
  const type = Object.hasOwn(itemTypes, query.type ?? '') ? (query.type as TypeChoice) : 'all';
  const tier = query.plan === 'starter' || query.plan === 'pro' ? query.plan : 'all';
  return { type, plan: tier };
}

/** Returns a page of favourites. Removes one optimistically and restores it when the server refuses. */
export function useFavourites(route: Route, platform: Platform) {
  const { type, plan: tier } = readChoices(route);
  const list = usePersonalList(listFavourites, route, { platform, itemType: itemTypes[type], plan: tier });
  const items = list.data?.data ?? none;
  const taken = useStars(items);
  useFreshPage(() => void list.refetch());

  return { list, type, plan: tier, items: items.filter(({ id }) => !taken.has(id)) };
}

const none: never[] = [];

/** Returns the favourites removed while shown, and adds those added on another site. */
function useStars(items: readonly Item[]): ReadonlySet<number> {
  const cache = useQueryClient();
  const starred = useProfile()?.starred ?? none;
  const [former, setFormer] = useState(starred);
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  if (former !== starred) {
    const now = new Set(starred);
    setFormer(starred);
    setTaken(new Set([...taken, ...former].filter((id) => !now.has(id))));
  }

  useLayoutEffect(() => {
    const isMissing = (id: number) => !starred.includes(id) && !taken.has(id) && !isStarPending(cache, id);
    const missing = items.map(({ id }) => id).filter(isMissing);
    if (missing.length > 0) {
      setProfile(cache, (user) => user && { ...user, starred: [...user.starred, ...missing] });
    }
  }, [cache, items, starred, taken]);
  return taken;
}

/** Reloads the page after a change is sent, so that the next items move up. */
function useFreshPage(refresh: () => void) {
  const cache = useQueryClient();
  const renew = useEffectEvent(refresh);
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        const isTold = event.type === 'updated' && event.action.type === 'success';
        if (isTold && event.mutation.options.mutationKey?.[0] === toggleFavourite.name) {
          renew();
        }
      }),
    [cache],
  );
}
