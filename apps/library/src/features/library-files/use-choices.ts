import { type AppError, listWorkspaces, type Workspace } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type Choices = {
  own: readonly Workspace[];
  shared: readonly Workspace[];
  isLoading: boolean;
  /** Error of the first failed list. */
  error: AppError | null;
  retry: () => void;
};

/** Returns all of a person's workspaces for a selection, without people. */
export function useChoices(enabled = true): Choices {
  const cache = useQueryClient();
  // Always stale, because others may share or unshare.
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
