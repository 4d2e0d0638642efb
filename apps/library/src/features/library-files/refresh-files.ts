import { type Endpoint, getCloudUsage, getWorkspace, listActivity, listClouds, listWorkspaces } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import type { QueryClient } from '@tanstack/react-query';

export const invalidate = (cache: QueryClient, endpoints: readonly Endpoint[]) =>
  void Promise.all(endpoints.map((endpoint) => cache.invalidateQueries({ queryKey: queryKey(endpoint) })));

/** Invalidates all file lists. */
export const refreshFiles = (cache: QueryClient) =>
  invalidate(cache, [listClouds, getCloudUsage, getWorkspace, listWorkspaces, listActivity]);
