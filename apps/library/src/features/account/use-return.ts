import { syncProfile } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHost } from '../../lib/host.js';
import { isPersonal, setProfile } from '../profile/use-profile.js';

/** Minimum milliseconds between two requests. */
const pause = 10_000;

/** Reloads the account on return from the portal, where plan, purchases, name or photo may have changed. */
export function useReturn(): void {
  const { boot, call } = useHost();
  const cache = useQueryClient();
  useEffect(() => {
    let hasGone = false;
    let last = 0;
    const go = (event: Event) => {
      hasGone ||= event
        .composedPath()
        .some((node) => node instanceof HTMLAnchorElement && node.href.startsWith(boot.links.portal));
    };
    const renew = async () => {
      const answer = await call(syncProfile, {}).catch(() => undefined);
      if (answer) {
        setProfile(cache, () => answer.user);
        await cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => isPersonal(name) });
      }
    };
    const comeBack = () => {
      if (hasGone && document.visibilityState === 'visible' && Date.now() - last >= pause) {
        last = Date.now();
        void renew();
      }
    };
    document.addEventListener('click', go, true);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      document.removeEventListener('click', go, true);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [boot, call, cache]);
}
