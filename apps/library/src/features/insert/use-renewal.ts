import { useMutation } from '@tanstack/react-query';
import { useHost } from '../../lib/host.js';

/** Loads newly installed plugins into the open editor. */
export function useRenewal(onRenewed: () => void) {
  const { editor } = useHost();
  const action = useMutation({ mutationFn: async () => editor?.refresh(), onSuccess: onRenewed });
  return {
    isRenewing: action.isPending,
    failure: action.error ?? undefined,
    start: () => action.mutate(),
  };
}
