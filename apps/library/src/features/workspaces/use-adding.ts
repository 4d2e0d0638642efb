import { addToWorkspace, type CloudFile, copyMoveCloudFile, isOwnFile, type Workspace } from '@kithouse/contract';
import { networkMode } from '@kithouse/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { runAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { refreshFiles } from '../library-files/refresh-files.js';
import { useProfile } from '../profile/use-profile.js';

/** Maximum files of one call. */
const max = 100;

/** Adds files to a workspace: own ones themselves, and copies of others'. Idempotent for own ones. */
export function useAdding({ id }: Workspace) {
  const { call } = useHost();
  const cache = useQueryClient();
  const user = useProfile();
  return useMutation({
    networkMode,
    mutationFn: async (files: readonly CloudFile[]) => {
      const own = files.filter((file) => isOwnFile(file, user)).map((file) => file.my_cloud_id);
      for (let from = 0; from < own.length; from += max) {
        await runAction(cache, call, addToWorkspace, { workspace_id: id, files: own.slice(from, from + max) });
      }
      for (const { my_cloud_id } of files.filter((file) => !isOwnFile(file, user))) {
        await runAction(cache, call, copyMoveCloudFile, { my_cloud_id, workspace_id: id, action: 'copy' });
      }
    },
    // Some may have been added before one was refused.
    onSettled: () => refreshFiles(cache),
  });
}
