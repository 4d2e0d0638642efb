import type { AppError, PackImportInfo } from '@kithouse/contract';
import { networkMode } from '@kithouse/query';
import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.js';
import { fetchPackInfo } from './site-calls.js';
import { readSite, type SiteFacts } from './wp-rest.js';

export type Setup = { info: PackImportInfo['data']; site: SiteFacts };

/** Loads the pack and the site's state each time the wizard opens. */
export function useSetup(id: number, isNeeded: boolean) {
  const { boot } = useHost();
  return useQuery<Setup, AppError>({
    queryKey: ['full-site-import.setup', id],
    networkMode,
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const [info, site] = await Promise.all([fetchPackInfo(boot, id), readSite(boot)]);
      return { info, site };
    },
  });
}
