import { listImports } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Route } from '../../lib/address.js';
import { pageOf } from '../lists/list-address.js';
import { useListRedirects } from '../lists/use-personal-list.js';

/** Milliseconds between two refreshes of a running import. */
const interval = 2000;

/** Returns the page of imports in the address and refreshes while one runs. */
export function useHistory(route: Route) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(listImports), { staleTime: 0 }));
  const list = useEndpoint(listImports, { page: pageOf(route) }, { keepPrevious: () => true });
  useListRedirects(list, route);
  useRepeated(list.data?.data.some(({ state }) => state === 'running') ?? false, () => list.isFetching || list.refetch());
  return list;
}

/** Repeats a request while needed. */
export function useRepeated(isNeeded: boolean, ask: () => unknown) {
  const repeat = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isNeeded) {
      const timer = setInterval(() => repeat(), interval);
      return () => clearInterval(timer);
    }
  }, [isNeeded]);
}
