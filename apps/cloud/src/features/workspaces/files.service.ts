import { AppError, type CloudFile } from '@kithouse/contract';
import { toCloudFiles } from '../library-files/cloud-files.service.js';
import { trashFiles } from '../library-files/trash.service.js';
import { assertMayAdd, enterWorkspace } from '../memberships/access.service.js';
import {
  addFiles,
  findMembership,
  isInAnyWorkspace,
  listMembershipsIn,
  lockFiles,
  removeMemberships,
} from '../memberships/memberships.service.js';
import type { Context } from './workspace-view.service.js';

type Adding = { workspace_id: number; files: number[] };

/** Adds own files to a workspace and returns them. */
export async function addToWorkspace(context: Context, userId: number, { workspace_id, files }: Adding): Promise<CloudFile[]> {
  const memberships = await context.db.transaction().execute(async (trx) => {
    await assertMayAdd(trx, userId, workspace_id);
    await addFiles(trx, { workspaceId: workspace_id, userId, fileIds: files });
    return listMembershipsIn(trx, workspace_id, files);
  });
  return toCloudFiles(context, memberships);
}

/**
 * Removes a file from a workspace: own ones by anybody, others' by the owner. An own file without another location moves to the
 * trash. Throws `file_not_found` or `invalid_permission`.
 */
export async function deleteFile({ db, clock }: Context, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await findMembership(trx, userId, id);
    if (!found) {
      throw new AppError('file_not_found');
    }
    const { role } = await enterWorkspace(trx, userId, { id: found.workspace_id }, 'look');
    const [file] = await lockFiles(trx, [found.file_id]);
    // Read again inside the lock, because it may have been removed meanwhile.
    const membership = file && (await findMembership(trx, userId, id));
    if (!file || !membership) {
      throw new AppError('file_not_found');
    }
    if (file.owner_id !== userId && role !== 'owner') {
      throw new AppError('invalid_permission');
    }
    await removeMemberships(trx, userId, [membership]);
    if (file.owner_id === userId && !file.in_my_cloud && !(await isInAnyWorkspace(trx, file.id))) {
      await trashFiles({ db: trx, clock }, userId, [file.id]);
    }
  });
}
