import type { AppError, Call, Endpoint, Input, Output } from '@kithouse/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OpenHost, useHost } from './host.js';

type QueryOptions<E extends Endpoint> = {
  enabled?: boolean;
  /** Whether the previous input's answer stays until the new one arrives. */
  keepPrevious?: (former: Input<E>) => boolean;
};

export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { enabled = true, keepPrevious }: QueryOptions<E> = {},
) {
  const host = useHost();
  const placeholderData = (old: unknown, query?: { queryKey: readonly unknown[] }) =>
    query && keepPrevious?.(query.queryKey[1] as Input<E>) ? old : undefined;
  return useQuery<Output<E>, AppError>({
    ...endpointQuery(host, endpoint, input),
    enabled,
    ...(keepPrevious && { placeholderData: placeholderData as never }),
  });
}

/** Prefetches an answer; a failed call is repeated later. */
export function usePrefetch() {
  const host = useHost();
  const cache = useQueryClient();
  return <E extends Endpoint>(endpoint: E, input: Input<E>) => void cache.prefetchQuery(endpointQuery(host, endpoint, input));
}

/** Builds a query key from the contract, so that features can invalidate others' data without importing them. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.name] : [endpoint.name, input];
}

export function patch<E extends Endpoint>(cache: QueryClient, endpoint: E, change: (old: Output<E>) => Output<E>) {
  cache.setQueriesData<Output<E>>({ queryKey: queryKey(endpoint) }, (old) => old && change(old));
}

/** An offline browser may still reach a local site, and an unreachable one fails at once. */
export const networkMode = 'always' as const;

function endpointQuery<E extends Endpoint>({ call, firstScreen }: OpenHost, endpoint: E, input: Input<E>) {
  return {
    queryKey: queryKey(endpoint, input),
    networkMode,
    queryFn: async ({ client }: { client: QueryClient }) =>
      (await firstScreen.take(endpoint, input)) ?? askKept(call, client, endpoint, input),
    initialData: () => firstScreen.find(endpoint, input),
    initialDataUpdatedAt: firstScreen.opened_at,
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
