import type { AppError, Call, Endpoint, Input, Output } from '@kithouse/contract';
import { networkMode, queryKey } from '@kithouse/query';
import { useToast } from '@kithouse/ui/toast.js';
import { type QueryClient, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useHost } from './host.js';

type ActionOptions<E extends Endpoint> = {
  /** The action stays pending until this resolves. */
  onSuccess?: (output: Output<E>) => unknown;
  /** Without it a failure becomes a notification. */
  onError?: (error: AppError) => void;
};

/** Wraps a writing call for a component. */
export function useAction<E extends Endpoint>(endpoint: E, { onSuccess, onError }: ActionOptions<E> = {}) {
  const { call } = useHost();
  const toast = useToast();
  return useMutation({
    ...actionOf(call, endpoint),
    onError: onError ?? ((error) => toast({ tone: 'bad', title: error.message })),
    ...(onSuccess && { onSuccess }),
  });
}

/** Runs a writing call outside of a component; the caller handles failures. */
export const runAction = <E extends Endpoint>(cache: QueryClient, call: Call, endpoint: E, input: Input<E>): Promise<Output<E>> =>
  cache.getMutationCache().build(cache, actionOf(call, endpoint)).execute(input);

const actionOf = <E extends Endpoint>(call: Call, endpoint: E): UseMutationOptions<Output<E>, AppError, Input<E>> => ({
  mutationKey: queryKey(endpoint),
  networkMode,
  mutationFn: (input) => call(endpoint, input),
});
