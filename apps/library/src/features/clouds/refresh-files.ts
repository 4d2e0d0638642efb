import { type Endpoint, getCloudUsage, getWorkspace, listActivity, listClouds, listWorkspaces } from '@kithouse/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../lib/use-endpoint.js';

export const invalidate = (cache: QueryClient, endpoints: readonly Endpoint[]) =>
  void Promise.all(endpoints.map((endpoint) => cache.invalidateQueries({ queryKey: queryKey(endpoint) })));

/** After files came, went or moved: every list that may show them asks again. */
export const refreshFiles = (cache: QueryClient) =>
  invalidate(cache, [listClouds, getCloudUsage, getWorkspace, listWorkspaces, listActivity]);
