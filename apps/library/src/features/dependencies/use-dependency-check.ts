import { checkDependencies, type Dependency } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Checks which plugins are inactive on the site, each time it is shown. */
export function useDependencyCheck(needed: Dependency[]) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(checkDependencies), { staleTime: 0, gcTime: 0, refetchOnReconnect: false }));
  const { data, error, isFetching, refetch } = useEndpoint(checkDependencies, { dependencies: needed });
  return {
    checked: data,
    isChecking: isFetching && !data,
    failure: isFetching ? undefined : (error ?? undefined),
    refetch: () => void refetch(),
  };
}
