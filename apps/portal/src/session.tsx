import { type AppError, getSession, type SessionUser, signOut } from '@kithouse/contract';
import { queryKey, useCall, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';

export type Session = {
  user: SessionUser | undefined;
  isLoading: boolean;
  failure: AppError | undefined;
  /** Sets the account from the cloud's answer. */
  setUser: (user: SessionUser | undefined) => void;
  /** Requests again who is signed in. */
  refresh: () => void;
  /** Ends this browser's session and opens the start page. Rejects if the cloud does not answer. */
  signOut: () => Promise<void>;
  /** Navigates to another page of the portal. */
  go: (path: string) => void;
};

const SessionContext = createContext<Session | undefined>(undefined);

type SessionProviderProps = { go: (path: string) => void; children: ReactNode };

/** Requests once for all pages who is signed in. */
export function SessionProvider({ go, children }: SessionProviderProps) {
  const call = useCall();
  const cache = useQueryClient();
  const { data, error, isPending, refetch } = useEndpoint(getSession, {});
  const user = data?.user ?? undefined;
  const failure = error ?? undefined;

  const setUser = useCallback(
    (next: SessionUser | undefined) => {
      const key = queryKey(getSession, {});
      void cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, { user: next ?? null });
    },
    [cache],
  );
  const session = useMemo(
    () => ({
      user,
      failure,
      isLoading: isPending,
      setUser,
      refresh: () => void refetch(),
      go,
      async signOut() {
        await call(signOut, {});
        go('/');
      },
    }),
    [user, failure, isPending, setUser, refetch, go, call],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Returns the signed-in person and actions. `user` is undefined for a visitor and while `isLoading`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error('useSession needs a SessionProvider around it.');
  }
  return session;
}
