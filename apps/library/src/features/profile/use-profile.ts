import { isSigned, type Output, type SiteProfile } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../../lib/host.js';

type Session = Output<typeof isSigned>;

const sessionKey = queryKey(isSigned, {});
const sessionOf = (user: Session['user']): Session => ({ status: user ? 'success' : 'error', user });

/** Returns the account that serves this person, null for a visitor. It is printed with the page. */
export function useProfile(): Session['user'] {
  const { boot, call } = useHost();
  const session = useQuery({
    queryKey: sessionKey,
    queryFn: () => call(isSigned, {}),
    initialData: () => sessionOf(boot.user),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return session.data.user;
}

/** Returns a setter of the account after sign-in, sync or sign-out. */
export function useSetProfile(): (user: SiteProfile | null) => void {
  const cache = useQueryClient();
  return (user) => setProfile(cache, () => user);
}

/** Returns the last known account without subscribing. */
export const getProfile = (cache: QueryClient): Session['user'] => cache.getQueryData<Session>(sessionKey)?.user ?? null;

/** Returns the time since when the account is known, in ms. */
export const knownSince = (cache: QueryClient): number => cache.getQueryState(sessionKey)?.dataUpdatedAt ?? 0;

/** Sets the account and clears the previous one's data. */
export function setProfile(cache: QueryClient, change: (old: Session['user']) => Session['user']) {
  const old = getProfile(cache);
  const user = change(old);
  if (user?.id !== old?.id) {
    cache.removeQueries({ predicate: ({ queryKey: [name] }) => isPersonal(name) });
  }
  cache.setQueryData<Session>(sessionKey, sessionOf(user));
}

/** Returns true for calls with answers per account. */
export const isPersonal = (name: unknown) => typeof name === 'string' && /^(profile|clouds|workspaces|invitations)\./.test(name);
