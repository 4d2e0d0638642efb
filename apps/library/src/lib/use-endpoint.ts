import type { AppError, Endpoint, Input, Output } from '@kithouse/contract';
import { useToast } from '@kithouse/ui/toast.js';
import { hashKey, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Host, useHost } from '../hosts/host.js';

type QueryOptions<E extends Endpoint> = {
  enabled?: boolean;
  /** Whether the answer to that former input is shown until the new one is there. */
  keepOld?: (former: Input<E>) => boolean;
};

export function useEndpoint<E extends Endpoint>(endpoint: E, input: Input<E>, { enabled = true, keepOld }: QueryOptions<E> = {}) {
  const host = useHost();
  const placeholderData = (old: unknown, query?: { queryKey: readonly unknown[] }) =>
    query && keepOld?.(query.queryKey[1] as Input<E>) ? old : undefined;
  return useQuery<Output<E>, AppError>({
    ...endpointQuery(host, endpoint, input),
    enabled,
    ...(keepOld && { placeholderData: placeholderData as never }),
  });
}

/** Asks ahead, so that the answer is there when the person is; a call that fails is asked again then. */
export function usePrefetch() {
  const host = useHost();
  const cache = useQueryClient();
  return <E extends Endpoint>(endpoint: E, input: Input<E>) => void cache.prefetchQuery(endpointQuery(host, endpoint, input));
}

type ActionOptions<E extends Endpoint> = {
  onSuccess?: (output: Output<E>) => void;
  /** Without it a failure is told as a notification. */
  onError?: (error: AppError) => void;
};

export function useAction<E extends Endpoint>(endpoint: E, { onSuccess, onError }: ActionOptions<E> = {}) {
  const { call } = useHost();
  const toast = useToast();
  return useMutation<Output<E>, AppError, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    onError: onError ?? ((error) => toast({ tone: 'bad', title: error.message })),
    ...(onSuccess && { onSuccess }),
  });
}

/** Keys come from the contract, so one feature may refresh another's data without importing it. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.name] : [endpoint.name, input];
}

export function patch<E extends Endpoint>(cache: QueryClient, endpoint: E, change: (old: Output<E>) => Output<E>) {
  cache.setQueriesData<Output<E>>({ queryKey: queryKey(endpoint) }, (old) => old && change(old));
}

function endpointQuery<E extends Endpoint>({ boot, call }: Host, endpoint: E, input: Input<E>) {
  return {
    queryKey: queryKey(endpoint, input),
    queryFn: () => call(endpoint, input),
    initialData: () => bootAnswer(boot, endpoint, input),
  };
}

/** The page may have been made from an older answer of the cloud: one that no longer fits is asked for again. */
function bootAnswer<E extends Endpoint>(boot: Host['boot'], endpoint: E, input: Input<E>): Output<E> | undefined {
  const given = boot.answers.find(({ name, input: asked }) => name === endpoint.name && hashKey([asked]) === hashKey([input]));
  const output = given && endpoint.output.safeParse(given.output);
  return output?.success ? (output.data as Output<E>) : undefined;
}
