import {
  type AppError,
  errors,
  type Input,
  type listClouds,
  type listDownloads,
  type listFavourites,
  type listPurchasedItems,
  type listTrash,
  type listWorkspaces,
  type Output,
} from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { translateMessage } from '../../lib/i18n.js';
import { useLogout } from '../account/use-logout.js';
import { pageOf } from './list-address.js';

export type PersonalEndpoint =
  | typeof listFavourites
  | typeof listDownloads
  | typeof listPurchasedItems
  | typeof listClouds
  | typeof listTrash
  | typeof listWorkspaces;
export type PersonalList<E extends PersonalEndpoint> = UseQueryResult<Output<E>, AppError>;

/** State of a list for its screen. */
export type ListState<Row> = {
  data: { data: Row[]; total_page: number; total: number } | undefined;
  error: AppError | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Returns the address's page of an account's list and refreshes it on each visit. */
export function usePersonalList<E extends PersonalEndpoint>(
  endpoint: E,
  route: Route,
  narrowing: Omit<Input<E>, 'page' | 'all'>,
): PersonalList<E> {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(endpoint), { staleTime: 0 }));
  const list = useEndpoint(endpoint, { ...narrowing, page: pageOf(route) } as Input<E>, { keepPrevious: () => true });
  useListRedirects(list, route);
  return list;
}

/** Redirects to sign-in, or beyond the last page to the last. */
export function useListRedirects(
  { data, isPlaceholderData }: Pick<ListState<unknown>, 'data' | 'isPlaceholderData'>,
  route: Route,
) {
  const { address } = useHost();
  const logout = useLogout();
  const isSentAway = data !== undefined && 'redirect' in data && data.redirect === true;
  const last = data && !isPlaceholderData && pageOf(route) > data.total_page ? Math.max(1, data.total_page) : undefined;

  const leave = useEffectEvent(() => {
    if (isSentAway) {
      logout({ failure: translateMessage(errors.is_signed_failed.message) });
    } else if (last !== undefined && pageOf(route) !== last) {
      address.go(route.path, { query: { ...route.query, p: last > 1 ? String(last) : undefined }, replace: true });
    }
  });
  useEffect(() => leave(), [isSentAway, last]);
}
