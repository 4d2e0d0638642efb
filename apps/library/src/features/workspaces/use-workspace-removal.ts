import {
  AppError,
  addToWorkspace,
  type CloudFile,
  deleteWorkspaceFile,
  getWorkspace,
  listTrash,
  restoreFromTrash,
} from '@kithouse/contract';
import { patch, queryKey } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { runAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { refreshFiles } from '../library-files/refresh-files.js';

/** Removes a file from the workspace optimistically and restores it on a refusal or undo. */
export function useWorkspaceRemoval(workspaceId: number | undefined) {
  const { call } = useHost();
  const cache = useQueryClient();
  const remove = async ({ id }: CloudFile) => {
    // A pending list response would restore the file.
    await cache.cancelQueries({ queryKey: queryKey(getWorkspace) });
    const before = cache.getQueriesData({ queryKey: queryKey(getWorkspace) });
    patch(cache, getWorkspace, ({ files, ...rest }) => {
      const data = files.data.filter((file) => file.id !== id);
      return { ...rest, files: { ...files, data, total: files.total - (files.data.length - data.length) } };
    });
    try {
      await runAction(cache, call, deleteWorkspaceFile, { id });
    } catch (error) {
      for (const [key, data] of before) {
        cache.setQueryData(key, data);
      }
      throw error;
    }
    refreshFiles(cache);
    void cache.invalidateQueries({ queryKey: queryKey(listTrash) });
  };

  const undo = async ({ my_cloud_id }: CloudFile) => {
    const back = { workspace_id: workspaceId ?? 0, files: [my_cloud_id] };
    try {
      await runAction(cache, call, addToWorkspace, back);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'file_not_found')) {
        throw error;
      }
      // It had no other location and moved to the trash.
      await runAction(cache, call, restoreFromTrash, { kind: 'file', id: my_cloud_id });
      await runAction(cache, call, addToWorkspace, back);
      void cache.invalidateQueries({ queryKey: queryKey(listTrash) });
    }
    refreshFiles(cache);
  };
  return { remove, undo };
}
