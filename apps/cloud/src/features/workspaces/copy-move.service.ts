import { AppError, type CloudFile, type copyMoveCloudFile, type ParsedInput } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { toCloudFiles } from '../library-files/cloud-files.service.js';
import { copyFile } from '../library-files/copies.service.js';
import { lockQuota } from '../library-files/quota.service.js';
import { assertMayAdd, holdAccount, lockWorkspaces } from '../memberships/access.service.js';
import {
  addFiles,
  type FileMembership,
  findMembership,
  findReadableFile,
  listMembershipsIn,
  lockFiles,
  removeMemberships,
  setInMyCloud,
} from '../memberships/memberships.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;
type Requested = ParsedInput<typeof copyMoveCloudFile>;
type Inside = Omit<Context, 'signer'>;

/**
 * Copies or moves a file to a workspace, or to My Clouds with 0. An own file is added there or moved; another's is copied as an
 * own file and cannot be moved. Returns the file at the target.
 */
export async function copyOrMove(context: Context, userId: number, requested: Requested): Promise<CloudFile[]> {
  const memberships = await context.db.transaction().execute(async (trx) => {
    const inside = { ...context, db: trx };
    const file = await findReadableFile(trx, userId, requested.my_cloud_id);
    if (!file) {
      throw new AppError('file_not_found');
    }
    if (file.owner_id !== userId) {
      return copyOthers(inside, userId, requested);
    }
    return requested.action === 'copy' ? copyOwn(trx, userId, requested) : moveOwn(trx, userId, requested);
  });
  return toCloudFiles(context, memberships);
}

type Shown = Pick<FileMembership, 'id' | 'file_id'>[];

async function copyOthers(context: Inside, userId: number, { my_cloud_id, workspace_id, action }: Requested): Promise<Shown> {
  const { db } = context;
  if (action === 'move') {
    throw new AppError('invalid_permission');
  }
  await lockQuota(db, userId);
  const isHome = workspace_id === 0;
  if (!isHome) {
    await assertMayAdd(db, userId, workspace_id);
  }
  const fileId = await copyFile(context, { userId, fileId: my_cloud_id, inMyCloud: isHome });
  return isHome ? showHome(fileId) : addFiles(db, { workspaceId: workspace_id, userId, fileIds: [fileId] });
}

async function copyOwn(trx: Db, userId: number, { my_cloud_id, workspace_id }: Requested): Promise<Shown> {
  if (workspace_id === 0) {
    await holdAccount(trx, userId);
    return putHome(trx, my_cloud_id);
  }
  await assertMayAdd(trx, userId, workspace_id);
  await addFiles(trx, { workspaceId: workspace_id, userId, fileIds: [my_cloud_id] });
  return listMembershipsIn(trx, workspace_id, [my_cloud_id]);
}

/** Moves an own file; ignores a missing source, so that a move can be repeated. */
async function moveOwn(trx: Db, userId: number, { my_cloud_id, workspace_id, item_id }: Requested): Promise<Shown> {
  await holdAccount(trx, userId);
  const from = item_id === undefined ? undefined : await findMembership(trx, userId, item_id);
  if (from && from.file_id !== my_cloud_id) {
    throw new AppError('file_not_found');
  }
  await lockWorkspaces(trx, [workspace_id, from?.workspace_id ?? 0]);
  if (workspace_id !== 0) {
    await assertMayAdd(trx, userId, workspace_id);
    await addFiles(trx, { workspaceId: workspace_id, userId, fileIds: [my_cloud_id], action: 'moved-file' });
  }
  const memberships =
    workspace_id === 0 ? await putHome(trx, my_cloud_id) : await listMembershipsIn(trx, workspace_id, [my_cloud_id]);
  if (from && from.workspace_id !== workspace_id) {
    await removeMemberships(trx, userId, [from]);
  }
  if (item_id === undefined && workspace_id !== 0) {
    await setInMyCloud(trx, my_cloud_id, false);
  }
  return memberships;
}

async function putHome(trx: Db, fileId: number): Promise<Shown> {
  const [file] = await lockFiles(trx, [fileId]);
  if (!file) {
    throw new AppError('file_not_found');
  }
  await setInMyCloud(trx, fileId, true);
  return showHome(fileId);
}

/** Describes a file in My Clouds, where the file's id is used directly. */
const showHome = (fileId: number): Shown => [{ id: fileId, file_id: fileId }];
