import { logout } from '@kithouse/contract';
import { useToast } from '@kithouse/ui/toast.js';
import { useEffect, useRef } from 'react';
import { useHost } from '../../hosts/host.js';
import { useAction } from '../../lib/use-endpoint.js';
import { usePlace } from '../../lib/use-place.js';
import { useSetProfile } from '../profile/use-profile.js';

/** Goes to the front page with the wish to be signed out, which it then carries out. */
export function useLogout(): (leaving?: { global?: boolean; failure?: string }) => void {
  const { address } = useHost();
  return ({ global = false, failure } = {}) =>
    address.go('sign-in', {
      state: { logout: true, global, ...(failure !== undefined && { signed_in_failed: true, message: failure }) },
    });
}

/** Signs out when route state asks for it, once. True until the server has answered. */
export function useLogoutOnArrival(): boolean {
  const { address } = useHost();
  const { path, query, state } = usePlace();
  const setProfile = useSetProfile();
  const toast = useToast();
  const asked = useRef<object>(undefined);

  const finish = () => {
    const { logout: _, global: __, ...rest } = address.current().state;
    address.go(path, { query, state: rest, replace: true });
  };
  const { mutate } = useAction(logout, {
    onSuccess: ({ user }) => {
      setProfile(user);
      finish();
    },
    onError: (error) => {
      // An account that the cloud has already refused is not kept because leaving it failed too.
      if (address.current().state.signed_in_failed) {
        setProfile(null);
      } else {
        toast({ tone: 'bad', title: error.message });
      }
      finish();
    },
  });

  const isAsked = state.logout === true;
  useEffect(() => {
    if (isAsked && asked.current !== state) {
      asked.current = state;
      mutate({ global: state.global === true });
    }
  }, [isAsked, mutate, state]);
  return isAsked;
}
