import { type AppError, type CloudFile, getWorkspace, listClouds, type Platform } from '@kithouse/contract';
import { useEffect, useState } from 'react';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { isSearchable } from '../lists/list-address.js';

/** Where templates are picked from: My Clouds, or a workspace by its slug. */
export type Source = { slug: string; shared: boolean } | 'clouds';

/** As many files as one list shows; a search finds the others. */
const most = 100;

export type SourceFiles = {
  files: readonly CloudFile[];
  total: number;
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
};

/** The files of a source for one platform, or those that a text of three letters or more finds. */
export function useSource(source: Source, platform: Platform, text: string): SourceFiles {
  const search = useSettled(isSearchable(text) ? text.trim() : '');
  const narrowing = { per_page: most, ...(search && { search }) };
  const isClouds = source === 'clouds';
  const clouds = useEndpoint(listClouds, { platform, ...narrowing }, { enabled: isClouds, keepOld: () => true });
  const place = isClouds ? { slug: 'none' } : { slug: source.slug, ...(source.shared && { shared: true }) };
  const workspace = useEndpoint(getWorkspace, { ...place, file_type: platform, ...narrowing }, { enabled: !isClouds });
  const page = isClouds ? clouds.data : workspace.data?.files;
  const asked = isClouds ? clouds : workspace;
  return {
    files: page?.data ?? [],
    total: page?.total ?? 0,
    isLoading: asked.isLoading,
    error: page ? null : asked.error,
    retry: () => void asked.refetch(),
  };
}

/** The value once it has not changed for 300 ms, so that not every letter is asked for. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 300);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
