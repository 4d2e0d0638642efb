import { type Item, listFavourites, type Plan, type Platform, toggleFavourite } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Place } from '../../lib/address.js';
import { isStarPending } from '../favourites/favour.js';
import { usePersonalList } from '../lists/use-personal-list.js';
import { setProfile, useProfile } from '../profile/use-profile.js';

export const itemTypes = { all: 'all', blocks: 'block', pages: 'page', packs: 'pack' } as const;
export type TypeChoice = keyof typeof itemTypes;
export type PlanChoice = Plan | 'all';

/** What narrows the favourites, as the address has it. */
export function readChoices({ query }: Place): { type: TypeChoice; plan: PlanChoice } {
  const type = Object.hasOwn(itemTypes, query.type ?? '') ? (query.type as TypeChoice) : 'all';
  const plan = query.plan === 'starter' || query.plan === 'pro' ? query.plan : 'all';
  return { type, plan };
}

/** A page of favourites. One whose star is taken back leaves at once, and comes back when the server refuses. */
export function useFavourites(place: Place, platform: Platform) {
  const { type, plan } = readChoices(place);
  const list = usePersonalList(listFavourites, place, { platform, itemType: itemTypes[type], plan });
  const items = list.data?.data ?? none;
  const taken = useStars(items);
  useFreshPage(() => void list.refetch());

  return { list, type, plan, items: items.filter(({ id }) => !taken.has(id)) };
}

const none: never[] = [];

/** The stars that were taken back while this is shown. One given on another site, which this page did not know of, is added. */
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

/** Once a change of a star is told, the page is fetched anew: what follows moves up. */
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
