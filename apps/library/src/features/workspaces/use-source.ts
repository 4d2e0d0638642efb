import { type AppError, type CloudFile, getWorkspace, listClouds, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useEffect, useState } from 'react';
import { isSearchable } from '../lists/list-address.js';

/** Source of files: My Clouds, or a workspace by slug. */
export type Source = { slug: string; shared: boolean } | 'clouds';

/** Maximum files of a list; a search finds others. */
const max = 100;

export type SourceFiles = {
  files: readonly CloudFile[];
  total: number;
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
};

/** Returns a source's files for one platform, or those matching three or more letters. */
export function useSource(source: Source, platform: Platform, text: string): SourceFiles {
  const search = useSettled(isSearchable(text) ? text.trim() : '');
  const narrowing = { per_page: max, ...(search && { search }) };
  const isClouds = source === 'clouds';
  const clouds = useEndpoint(listClouds, { platform, ...narrowing }, { enabled: isClouds, keepPrevious: () => true });
  const place = isClouds ? { slug: 'none' } : { slug: source.slug, ...(source.shared && { shared: true }) };
  const workspace = useEndpoint(getWorkspace, { ...place, file_type: platform, ...narrowing }, { enabled: !isClouds });
  const page = isClouds ? clouds.data : workspace.data?.files;
  const requested = isClouds ? clouds : workspace;
  return {
    files: page?.data ?? [],
    total: page?.total ?? 0,
    isLoading: requested.isLoading,
    error: page ? null : requested.error,
    retry: () => void requested.refetch(),
  };
}

/** Debounces a value by 300 ms. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
