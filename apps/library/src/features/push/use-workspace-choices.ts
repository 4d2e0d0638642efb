import { listWorkspaces } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';

/** Lists own workspaces and those one can add to. */
export function useWorkspaceChoices(isWanted: boolean) {
  const own = useEndpoint(listWorkspaces, { list_only: true }, { enabled: isWanted });
  const shared = useEndpoint(listWorkspaces, { list_only: true, shared: true }, { enabled: isWanted });
  return {
    own: own.data?.data ?? [],
    shared: shared.data?.data.filter(({ role }) => role !== 'viewer') ?? [],
    isLoading: own.isPending || shared.isPending,
    error: own.error ?? shared.error ?? undefined,
    refetch: () => Promise.all([own, shared].filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
