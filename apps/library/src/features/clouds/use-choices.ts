import { type AppError, listWorkspaces, type Workspace } from '@kithouse/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKey, useEndpoint } from '../../lib/use-endpoint.js';

export type Choices = {
  own: readonly Workspace[];
  shared: readonly Workspace[];
  isLoading: boolean;
  /** Of the first list that did not arrive. */
  error: AppError | null;
  retry: () => void;
};

/** All workspaces a person has, for a switcher or a picker; without their people. */
export function useChoices(enabled = true): Choices {
  const cache = useQueryClient();
  // What others share or take back meanwhile shows at the next look.
  useState(() => cache.setQueryDefaults(queryKey(listWorkspaces), { staleTime: 0 }));
  const own = useEndpoint(listWorkspaces, { list_only: true }, { enabled });
  const shared = useEndpoint(listWorkspaces, { list_only: true, shared: true }, { enabled });
  return {
    own: own.data?.data ?? [],
    shared: shared.data?.data ?? [],
    isLoading: own.isLoading || shared.isLoading,
    error: own.error ?? shared.error,
    retry: () => {
      for (const list of [own, shared]) {
        void (list.isError && list.refetch());
      }
    },
  };
}
