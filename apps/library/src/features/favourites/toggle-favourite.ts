import { type Call, type Item, toggleFavourite as toggleEndpoint } from '@kithouse/contract';
import type { QueryClient } from '@tanstack/react-query';
import { runAction } from '../../lib/action.js';
import { isPending, update } from '../../lib/optimistic-update.js';
import { patchItem } from '../lists/patch-item.js';
import { getProfile, setProfile } from '../profile/use-profile.js';

/** Toggles a favourite: changes it and the count at once and sends it afterwards. */
export function toggleFavourite(cache: QueryClient, call: Call, { id, type }: Pick<Item, 'id' | 'type'>): void {
  const options = {
    key: keyOf(id),
    read: () => isStarredIn(cache, id),
    show: (isStarred: boolean) => show(cache, id, isStarred),
    send: async (isStarred: boolean) => {
      const requested = runAction(cache, call, toggleEndpoint, { id, itemType: type, action: isStarred ? 'do' : 'undo' });
      requested.catch((error: Error) => console.warn(`Favourite ${id}: ${error.message}`));
      const { data } = await requested;
      const drift = Number(isStarredIn(cache, id)) - Number(isStarred);
      patchItem(cache, id, () => ({ favourite_count: data.favourite_count + drift }));
    },
    isCurrent: () => getProfile(cache) !== null,
  };
  update(cache, options, !isStarredIn(cache, id));
}

const keyOf = (id: number) => `favourite ${id}`;

/** Returns whether a change of the favourite has not been sent yet. */
export const isStarPending = (cache: QueryClient, id: number) => isPending(cache, keyOf(id));

const isStarredIn = (cache: QueryClient, id: number) => getProfile(cache)?.starred.includes(id) ?? false;

function show(cache: QueryClient, id: number, isStarred: boolean) {
  if (isStarredIn(cache, id) === isStarred) {
    return;
  }
  setProfile(cache, (user) => {
    const others = user?.starred.filter((other) => other !== id) ?? [];
    return user && { ...user, starred: isStarred ? [...others, id] : others };
  });
  patchItem(cache, id, ({ favourite_count }) => ({ favourite_count: Math.max(0, favourite_count + (isStarred ? 1 : -1)) }));
}
