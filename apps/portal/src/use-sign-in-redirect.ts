import { useEffect } from 'react';
import { useSession } from './session.js';

/** Continues to a page once somebody is signed in. */
export function useSignInRedirect(next: string) {
  const { user, go } = useSession();
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) {
      go(next);
    }
  }, [isSignedIn, go, next]);
}
