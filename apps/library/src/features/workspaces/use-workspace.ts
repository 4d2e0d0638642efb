import { getWorkspace, type Platform, type Workspace } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Route } from '../../lib/address.js';
import { pageOf, searchOf } from '../lists/list-address.js';
import { type ListState, useListRedirects } from '../lists/use-personal-list.js';

/** Returns a workspace with a page of its files for one platform, or the search's matches. */
export function useWorkspace(route: Route, platform: Platform, slug: string, shared: boolean) {
  const cache = useQueryClient();
  // Always stale, because others add files.
  useState(() => cache.setQueryDefaults(queryKey(getWorkspace), { staleTime: 0 }));
  const search = searchOf(route.query);
  const input = { slug, file_type: platform, page: pageOf(route), ...(shared && { shared }), ...(search && { search }) };
  const query = useEndpoint(getWorkspace, input, {
    keepPrevious: (former) => former.slug === slug && former.search === search && former.file_type === platform,
  });
  const files = { ...query, data: query.data?.files };
  useListRedirects(files, route);

  // Keeps the workspace while a search or the other platform loads.
  const [known, setKnown] = useState<Workspace>();
  const workspace = query.data?.workspace ?? known;
  if (workspace !== known) {
    setKnown(workspace);
  }
  return {
    workspace: workspace?.slug === slug ? workspace : query.data?.workspace,
    files: files satisfies ListState<unknown>,
    search,
  };
}
