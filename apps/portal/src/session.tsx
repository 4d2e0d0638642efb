import { AppError, type Call, getSession, type SessionUser, signOut } from '@kithouse/contract';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

type Known = { user: SessionUser | undefined; isLoading: boolean; failure?: AppError | undefined };

export type Session = Known & {
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

type SessionProviderProps = { call: Call; go: (path: string) => void; children: ReactNode };

/** Requests once for all pages who is signed in. */
export function SessionProvider({ call, go, children }: SessionProviderProps) {
  const [known, setKnown] = useState<Known>({ user: undefined, isLoading: true });
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isLeft = false;
    const settle = (next: Omit<Known, 'isLoading'>) => isLeft || setKnown({ ...next, isLoading: false });
    call(getSession, {}).then(
      ({ user }) => settle({ user: user ?? undefined }),
      (error: unknown) =>
        settle({ user: undefined, failure: error instanceof AppError ? error : new AppError('internal_error') }),
    );
    return () => {
      isLeft = true;
    };
  }, [call, asked]);

  const setUser = useCallback((user: SessionUser | undefined) => setKnown({ user, isLoading: false }), []);
  const refresh = useCallback(() => setAsked((times) => times + 1), []);
  const session = useMemo(
    () => ({
      ...known,
      setUser,
      refresh,
      go,
      async signOut() {
        await call(signOut, {});
        go('/');
      },
    }),
    [known, setUser, refresh, go, call],
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
