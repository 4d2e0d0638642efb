import { type CloudFile, deleteCloudFile, getCloudUsage, listClouds, listTrash, restoreFromTrash } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { runAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { dropCloudFile } from './patch-files.js';

/** Removes a file from My Clouds optimistically and restores it on a refusal or undo. */
export function useCloudRemoval() {
  const { call } = useHost();
  const cache = useQueryClient();

  async function askAgain() {
    const endpoints = [listClouds, getCloudUsage, listTrash];
    await Promise.all(endpoints.map((endpoint) => cache.invalidateQueries({ queryKey: queryKey(endpoint) })));
  }

  return {
    remove: async ({ my_cloud_id }: CloudFile) => {
      // A pending list response would restore the file.
      await cache.cancelQueries({ queryKey: queryKey(listClouds) });
      const before = [listClouds, getCloudUsage].flatMap((endpoint) => cache.getQueriesData({ queryKey: queryKey(endpoint) }));
      dropCloudFile(cache, my_cloud_id);
      try {
        await runAction(cache, call, deleteCloudFile, { id: my_cloud_id });
      } catch (error) {
        for (const [key, data] of before) {
          cache.setQueryData(key, data);
        }
        throw error;
      }
      void askAgain();
    },
    undo: async ({ my_cloud_id }: CloudFile) => {
      await runAction(cache, call, restoreFromTrash, { kind: 'file', id: my_cloud_id });
      await askAgain();
    },
  };
}
