import type { Item } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../../lib/host.js';
import { useMissingChunk } from '../../lib/use-missing-chunk.js';
import { useSignIn } from '../../lib/use-route.js';
import { useProfile } from '../profile/use-profile.js';

/** Loaded module, so that a press is handled within its own event. */
let file: typeof import('./toggle-favourite.js') | undefined;

async function loadToggle(): Promise<void> {
  file = await import('./toggle-favourite.js');
}

/** Returns an item's favourite state and its toggle, which updates at once. Visitors are asked to sign in. */
export function useFavourite(item: Pick<Item, 'id' | 'type'>) {
  const { call } = useHost();
  const cache = useQueryClient();
  const profile = useProfile();
  const signIn = useSignIn();
  const tellMissing = useMissingChunk();
  const isSigned = profile !== null;
  // Preloaded for signed-in people, whose press must show at once.
  useEffect(() => {
    if (isSigned) {
      loadToggle().catch(() => undefined);
    }
  }, [isSigned]);

  function press() {
    if (file) {
      file.toggleFavourite(cache, call, item);
    } else {
      loadToggle().then(press, () => tellMissing(press));
    }
  }
  const toggle = () => (isSigned ? press() : signIn());
  return { isStarred: profile?.starred.includes(item.id) ?? false, toggle };
}
