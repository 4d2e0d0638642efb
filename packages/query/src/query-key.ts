import type { Endpoint, Input, Output } from '@kithouse/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Builds a query key from the contract, so that features can invalidate others' data without importing them. */
export function queryKey<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  return input === undefined ? [endpoint.name] : [endpoint.name, input];
}

/** Changes an endpoint's cached answers. */
export function patch<E extends Endpoint>(cache: QueryClient, endpoint: E, change: (old: Output<E>) => Output<E>) {
  cache.setQueriesData<Output<E>>({ queryKey: queryKey(endpoint) }, (old) => old && change(old));
}

/** An offline browser may still reach a local site, and an unreachable one fails at once. */
export const networkMode = 'always' as const;
