import type { Item } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../../lib/host.js';
import { useMissingPart } from '../../lib/use-missing-part.js';
import { useSignIn } from '../../lib/use-place.js';
import { useProfile } from '../profile/use-profile.js';

/** Loaded module, so that a press is handled within its own event. */
let file: typeof import('./favour.js') | undefined;

async function loadFavour(): Promise<void> {
  file = await import('./favour.js');
}

/** Returns an item's favourite state and its toggle, which updates at once. Visitors are asked to sign in. */
export function useFavourite(item: Pick<Item, 'id' | 'type'>) {
  const { call } = useHost();
  const cache = useQueryClient();
  const profile = useProfile();
  const signIn = useSignIn();
  const tellMissing = useMissingPart();
  const isSigned = profile !== null;
  // Preloaded for signed-in people, whose press must show at once.
  useEffect(() => {
    if (isSigned) {
      loadFavour().catch(() => undefined);
    }
  }, [isSigned]);

  function favour() {
    if (file) {
      file.favour(cache, call, item);
    } else {
      loadFavour().then(favour, () => tellMissing(favour));
    }
  }
  const toggle = () => (isSigned ? favour() : signIn());
  return { isStarred: profile?.starred.includes(item.id) ?? false, toggle };
}
