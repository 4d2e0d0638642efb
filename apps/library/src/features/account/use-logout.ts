import { logout } from '@kithouse/contract';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAction } from '../../lib/action.js';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { toReturnPath, usePlatform, useRoute } from '../../lib/use-route.js';
import { getProfile, useSetProfile } from '../profile/use-profile.js';

/** Returns from route state why the sign-in has ended. */
export const failureOf = ({ message }: Route['state']) =>
  typeof message === 'string' ? message : t('Your session has expired. Sign in again.');

/** Opens the sign-in screen, which then signs out. With a failure it also shows why, and signing in again returns here. */
export function useLogout(): (leaving?: { global?: boolean; failure?: string }) => void {
  const { address } = useHost();
  const platform = usePlatform();
  return ({ global = false, failure } = {}) => {
    const failed = { signed_in_failed: true, message: failure, redirect: toReturnPath(address.current()) };
    address.go('sign-in', {
      query: { platform },
      state: { logout: true, global, ...(failure !== undefined && failed) },
    });
  };
}

/** Signs out once if route state asks for it. Returns true until the server has answered. */
export function useLogoutOnArrival(): boolean {
  const { address } = useHost();
  const { path, query, state } = useRoute();
  const setProfile = useSetProfile();
  const toast = useToast();
  const cache = useQueryClient();
  const requested = useRef<object>(undefined);

  const finish = () => {
    const { logout: _, global: __, ...rest } = address.current().state;
    address.go(path, { query, state: rest, replace: true });
  };
  const { mutate } = useAction(logout, {
    onSuccess: ({ user, global_user }) => {
      const hadOwn = getProfile(cache)?.link_account === false;
      const next = global_user ?? user;
      setProfile(next);
      if (next && state.signed_in_failed) {
        toast({ tone: 'bad', title: failureOf(state) });
      } else if (next && !hadOwn) {
        toast({ title: t('This site shares one account. Only an administrator can sign it out.') });
      }
      finish();
    },
    onError: (error) => {
      console.warn(`Logout: ${error.message}`);
      // The cloud has already refused this account, so it is dropped even if signing out fails.
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
    if (isAsked && requested.current !== state) {
      requested.current = state;
      mutate({ global: state.global === true });
    }
  }, [isAsked, mutate, state]);
  return isAsked;
}
