import type { AppError, Call, Endpoint, Input, Output } from '@kithouse/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OpenHost, useHost } from './host.js';

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

/** Keys come from the contract, so one feature may refresh another's data without importing it. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.name] : [endpoint.name, input];
}

export function patch<E extends Endpoint>(cache: QueryClient, endpoint: E, change: (old: Output<E>) => Output<E>) {
  cache.setQueriesData<Output<E>>({ queryKey: queryKey(endpoint) }, (old) => old && change(old));
}

/** A browser that is offline may still reach a site on its own machine; whoever cannot be reached says so at once. */
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

/** What the site has kept is shown at once; when that is old, the newer answer follows. */
function askKept<E extends Endpoint>(call: Call, cache: QueryClient, endpoint: E, input: Input<E>): Promise<Output<E>> {
  if (!endpoint.cached) {
    return call(endpoint, input);
  }
  const renew = () =>
    call(endpoint, input).then(
      (output) => void cache.setQueryData(queryKey(endpoint, input), output),
      () => undefined,
    );
  // Later, lest the newer answer comes before the old one has been taken in.
  return call(endpoint, input, { onOld: () => setTimeout(() => void renew()) });
}
