import type { Item } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../../lib/host.js';
import { useMissingPart } from '../../lib/use-missing-part.js';
import { useSignIn } from '../../lib/use-place.js';
import { useProfile } from '../profile/use-profile.js';

/** At hand once it has come, so that a press is answered within its own event. */
let file: typeof import('./favour.js') | undefined;

async function loadFavour(): Promise<void> {
  file = await import('./favour.js');
}

/** The star of an item: it and the count change on the press, the server is told after. Visitors are taken to sign in. */
export function useFavourite(item: Pick<Item, 'id' | 'type'>) {
  const { call } = useHost();
  const cache = useQueryClient();
  const profile = useProfile();
  const signIn = useSignIn();
  const tellMissing = useMissingPart();
  const isSigned = profile !== null;
  // Whoever is signed in may press it any moment, and it changes at once.
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
