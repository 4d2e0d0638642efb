import { useEffect } from 'react';
import { useSession } from './session.js';

/** Goes on to a page as soon as somebody is signed in, or when somebody was all along. */
export function useArrival(next: string) {
  const { user, go } = useSession();
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) {
      go(next);
    }
  }, [isSignedIn, go, next]);
}
