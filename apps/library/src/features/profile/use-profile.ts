import { isSigned, type Output, type SiteProfile } from '@kithouse/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../../lib/host.js';
import { queryKey } from '../../lib/use-endpoint.js';

type Session = Output<typeof isSigned>;

const sessionKey = queryKey(isSigned, {});
const sessionOf = (user: Session['user']): Session => ({ status: user ? 'success' : 'error', user });

/** The account that serves this person, null for a visitor. The page brings it along, so it is never asked for at first. */
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

/** Answers how to write the account after sign-in, sync or sign-out. */
export function useSetProfile(): (user: SiteProfile | null) => void {
  const cache = useQueryClient();
  return (user) => setProfile(cache, () => user);
}

/** The account as last known, without listening for changes. */
export const getProfile = (cache: QueryClient): Session['user'] => cache.getQueryData<Session>(sessionKey)?.user ?? null;

/** Since when the account is known as it is now, in ms of the clock. */
export const knownSince = (cache: QueryClient): number => cache.getQueryState(sessionKey)?.dataUpdatedAt ?? 0;

/** Another account finds nothing of what this page knows of the one before. */
export function setProfile(cache: QueryClient, change: (old: Session['user']) => Session['user']) {
  const old = getProfile(cache);
  const user = change(old);
  if (user?.id !== old?.id) {
    cache.removeQueries({ predicate: ({ queryKey: [name] }) => isPersonal(name) });
  }
  cache.setQueryData<Session>(sessionKey, sessionOf(user));
}

/** Whether a call answers something else for each account. */
export const isPersonal = (name: unknown) => typeof name === 'string' && /^(profile|clouds|workspaces|invitations)\./.test(name);
