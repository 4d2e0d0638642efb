import { AppError, isSigned } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../lib/host.js';
import { translateMessage } from '../../lib/i18n.js';
import { getProfile, knownSince, setProfile, useProfile } from '../profile/use-profile.js';
import { useLogout } from './use-logout.js';
import { useReturn } from './use-return.js';

/** Signs out when any call fails because the sign-in has ended. Renders nothing. */
export function SessionGuard() {
  const { address } = useHost();
  const cache = useQueryClient();
  const profile = useProfile();
  const logout = useLogout();
  const heed = useEffectEvent((error: unknown) => {
    const hasEnded = error instanceof AppError && (error.code === 'invalid_api_key' || error.code === 'is_signed_failed');
    // On the sign-in screen the same code means a mistyped key.
    if (hasEnded && profile && address.current().path !== 'sign-in') {
      logout({ failure: translateMessage(error.message) });
    }
  });

  useEffect(() => {
    // Failures during this check count too, but not those of the previous sign-in.
    for (const { state } of cache.getQueryCache().getAll()) {
      if (state.errorUpdatedAt >= knownSince(cache)) {
        heed(state.error);
      }
    }
    const ends = [
      cache.getQueryCache().subscribe((event) => event.type === 'updated' && isFailure(event) && heed(event.action.error)),
      cache.getMutationCache().subscribe((event) => event.type === 'updated' && isFailure(event) && heed(event.action.error)),
    ];
    return () => {
      for (const end of ends) {
        end();
      }
    };
  }, [cache]);
  useStartCheck(heed);
  useReturn();
  return null;
}

type Change = { action: { type: string; error?: unknown } };

/** Matches a new failure instead of a stored one, which must not sign out a person who has signed in again. */
const isFailure = <C extends Change>(change: C): change is C & { action: { type: 'error' } } => change.action.type === 'error';

/** In ms, when the first screen has loaded. */
const checkAfter = 5000;

/** Checks once who is signed in, because the page may be older than the library's opening. */
function useStartCheck(heed: (error: AppError) => void) {
  const { call } = useHost();
  const cache = useQueryClient();
  const check = useEffectEvent(async () => {
    const profile = getProfile(cache);
    // A site that does not answer says nothing about the sign-in.
    const answer = profile && (await call(isSigned, { user: profile.id }).catch(() => undefined));
    if (!answer || getProfile(cache) !== profile) {
      return;
    }
    if (answer.user === null) {
      heed(new AppError('is_signed_failed'));
    } else if (answer.user.id !== profile.id) {
      setProfile(cache, () => answer.user);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void check(), checkAfter);
    return () => clearTimeout(timer);
  }, []);
}
