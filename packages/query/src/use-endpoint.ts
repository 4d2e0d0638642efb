import type { AppError, Call, Endpoint, Input, Output } from '@kithouse/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallSource, useCallSource } from './call-context.js';
import { networkMode, queryKey } from './query-key.js';

type QueryOptions<E extends Endpoint> = {
  enabled?: boolean;
  /** Whether the previous input's answer stays until the new one arrives. */
  keepPrevious?: (former: Input<E>) => boolean;
  /** Milliseconds until the next request, given the last result and the number of requests; false for none. */
  pollAfter?: (result: { output: Output<E> | undefined; error: AppError | null; count: number }) => number | false;
};

/** Loads an endpoint's answer into the shared cache and renders it. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious, pollAfter }: QueryOptions<E> = {},
) {
  const source = useCallSource();
  const placeholderData = (old: unknown, query?: { queryKey: readonly unknown[] }) =>
    query && keepPrevious?.(query.queryKey[1] as Input<E>) ? old : undefined;
  return useQuery<Output<E>, AppError>({
    ...endpointQuery(source, endpoint, input),
    enabled,
    ...(keepPrevious && { placeholderData: placeholderData as never }),
    ...(pollAfter && {
      refetchInterval: ({ state }) =>
        pollAfter({ output: state.data, error: state.error, count: state.dataUpdateCount + state.errorUpdateCount }),
    }),
  });
}

/** Prefetches an answer; a failed call is repeated later. */
export function usePrefetch() {
  const source = useCallSource();
  const cache = useQueryClient();
  return <E extends Endpoint>(endpoint: E, input: Input<E>) => void cache.prefetchQuery(endpointQuery(source, endpoint, input));
}

function endpointQuery<E extends Endpoint>({ call, firstScreen }: CallSource, endpoint: E, input: Input<E>) {
  return {
    queryKey: queryKey(endpoint, input),
    networkMode,
    queryFn: async ({ client }: { client: QueryClient }) =>
      (await firstScreen?.take(endpoint, input)) ?? askKept(call, client, endpoint, input),
    ...(firstScreen && {
      initialData: () => firstScreen.find(endpoint, input),
      initialDataUpdatedAt: firstScreen.opened_at,
    }),
  };
}

/** Shows the site's cached answer at once and refreshes an expired one. */
function askKept<E extends Endpoint>(call: Call, cache: QueryClient, endpoint: E, input: Input<E>): Promise<Output<E>> {
  if (!endpoint.cached) {
    return call(endpoint, input);
  }
  const renew = () =>
    call(endpoint, input).then(
      (output) => void cache.setQueryData(queryKey(endpoint, input), output),
      () => undefined,
    );
  // Delayed, so that the newer answer does not arrive before the old one is stored.
  return call(endpoint, input, { onOld: () => setTimeout(() => void renew()) });
}
