import { AppError } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useHost } from '../../hosts/host.js';
import { useProfile } from '../profile/use-profile.js';
import { useLogout } from './use-logout.js';

/** Sees any call of the library refused because the sign-in has ended, and signs out. Shows nothing. */
export function SessionGuard() {
  const { address } = useHost();
  const cache = useQueryClient();
  const profile = useProfile();
  const logout = useLogout();
  const heed = useEffectEvent((error: unknown) => {
    const hasEnded = error instanceof AppError && (error.code === 'invalid_api_key' || error.code === 'is_signed_failed');
    // On the front page the same code means a mistyped key.
    if (hasEnded && profile && address.current().path !== 'sign-in') {
      logout({ failure: error.message });
    }
  });

  useEffect(() => {
    const ends = [
      cache.getQueryCache().subscribe((event) => event.type === 'updated' && heed(event.query.state.error)),
      cache.getMutationCache().subscribe((event) => event.type === 'updated' && heed(event.mutation.state.error)),
    ];
    return () => {
      for (const end of ends) {
        end();
      }
    };
  }, [cache]);
  return null;
}
