import { type Item, toggleFavourite } from '@kithouse/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../lib/use-endpoint.js';
import { useSignIn } from '../../lib/use-place.js';
import { getProfile, setProfile, useProfile } from '../profile/use-profile.js';
import { patchCount } from './patch-count.js';

/** What the server holds of a star, what the person wants, and whether the server is being told. */
type Pending = { saved: boolean; isSending: boolean; timer?: ReturnType<typeof setTimeout> };

/** Presses within this many ms are merged to the last one. */
const mergeWindow = 300;
const pendings = new WeakMap<QueryClient, Map<number, Pending>>();

/** The star of an item: it and the count change on the press, the server is told after. Visitors are taken to sign in. */
export function useFavourite(item: Pick<Item, 'id' | 'type'>) {
  const cache = useQueryClient();
  const profile = useProfile();
  const signIn = useSignIn();
  const { mutateAsync } = useAction(toggleFavourite, {
    onError: (error) => console.warn(`Favourite ${item.id}: ${error.message}`),
  });
  const isStarred = profile?.starred.includes(item.id) ?? false;

  async function send(pending: Pending) {
    const wanted = isStarredIn(cache, item.id);
    if (wanted === pending.saved || !getProfile(cache)) {
      pendingsOf(cache).delete(item.id);
      return;
    }
    pending.isSending = true;
    try {
      const { data } = await mutateAsync({ id: item.id, itemType: item.type, action: wanted ? 'do' : 'undo' });
      pending.saved = wanted;
      const drift = Number(isStarredIn(cache, item.id)) - Number(wanted);
      patchCount(cache, item.id, () => data.favourite_count + drift);
    } catch {
      show(cache, item.id, pending.saved);
      pendingsOf(cache).delete(item.id);
      return;
    }
    pending.isSending = false;
    // What was pressed meanwhile is still to be told.
    await send(pending);
  }

  function toggle() {
    if (!profile) {
      signIn();
      return;
    }
    const now = isStarredIn(cache, item.id);
    const pending = pendingsOf(cache).get(item.id) ?? { saved: now, isSending: false };
    pendingsOf(cache).set(item.id, pending);
    show(cache, item.id, !now);
    if (!pending.isSending) {
      clearTimeout(pending.timer);
      pending.timer = setTimeout(() => void send(pending), mergeWindow);
    }
  }

  return { isStarred, toggle };
}

const isStarredIn = (cache: QueryClient, id: number) => getProfile(cache)?.starred.includes(id) ?? false;

function show(cache: QueryClient, id: number, isStarred: boolean) {
  if (isStarredIn(cache, id) === isStarred) {
    return;
  }
  setProfile(cache, (user) => {
    const others = user?.starred.filter((other) => other !== id) ?? [];
    return user && { ...user, starred: isStarred ? [...others, id] : others };
  });
  patchCount(cache, id, (count) => Math.max(0, count + (isStarred ? 1 : -1)));
}

function pendingsOf(cache: QueryClient): Map<number, Pending> {
  const known = pendings.get(cache) ?? new Map<number, Pending>();
  pendings.set(cache, known);
  return known;
}
