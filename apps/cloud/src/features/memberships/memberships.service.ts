import { type Activity, AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { insertNotes } from './activity.queries.js';
import {
  deleteMemberships,
  deleteMembershipsOf,
  type FileMembership,
  insertMemberships,
  listMembershipsOf,
  listMembershipsOfOwners,
  lockFiles,
} from './memberships.queries.js';

export {
  type FileMembership,
  findMembership,
  findReadableFile,
  isInAnyWorkspace,
  listFileMemberships,
  listMembershipsIn,
  lockFiles,
  lockFilesOfAccount,
  setInMyCloud,
} from './memberships.queries.js';

type Adding = { workspaceId: number; userId: number; fileIds: number[]; action?: 'added-file' | 'moved-file' };

/**
 * Adds a person's own live files to a workspace after `assertMayAdd` and skips existing ones. Returns the new memberships. Throws
 * `file_not_found`.
 */
export async function addFiles(
  trx: Db,
  { workspaceId, userId, fileIds, action = 'added-file' }: Adding,
): Promise<FileMembership[]> {
  const files = await lockFiles(trx, fileIds);
  if (files.length < new Set(fileIds).size || files.some(({ owner_id }) => owner_id !== userId)) {
    throw new AppError('file_not_found');
  }
  const memberships = await insertMemberships(
    trx,
    workspaceId,
    userId,
    files.map(({ id }) => id),
  );
  await noteMemberships(trx, userId, files, memberships, { action });
  return memberships;
}

type Change = { userId: number; fileIds: number[] };

/** Removes a person's files from all workspaces before they move to the trash. */
export async function removeFromAllWorkspaces(trx: Db, { userId, fileIds }: Change): Promise<void> {
  await noteFiles(trx, userId, await lockFiles(trx, fileIds), { action: 'removed-file' });
  await deleteMembershipsOf(trx, fileIds);
}

/** Removes the files of former members from a workspace and returns them to their owners. */
export async function returnFilesToOwners(
  trx: Db,
  { workspaceId, by, ownerIds }: { workspaceId: number; by: number; ownerIds: number[] },
) {
  const memberships = await listMembershipsOfOwners(trx, workspaceId, ownerIds);
  await removeMemberships(trx, by, memberships);
}

/** Removes files from workspaces and records the activity. Call it while holding the workspace lock. */
export async function removeMemberships(trx: Db, by: number, memberships: FileMembership[]): Promise<void> {
  const files = await lockFiles(
    trx,
    memberships.map(({ file_id }) => file_id),
  );
  await noteMemberships(trx, by, files, memberships, { action: 'removed-file' });
  await deleteMemberships(
    trx,
    memberships.map(({ id }) => id),
  );
}

/** Records in every workspace of a file that it has a new version or, with `former`, a new name. */
export async function noteChange(trx: Db, { userId, fileId, former = '' }: { userId: number; fileId: number; former?: string }) {
  await noteFiles(trx, userId, await lockFiles(trx, [fileId]), { action: 'changed-file', detail: former });
}

async function noteFiles(trx: Db, userId: number, files: Named[], what: What): Promise<void> {
  const memberships = await listMembershipsOf(
    trx,
    files.map(({ id }) => id),
  );
  await noteMemberships(trx, userId, files, memberships, what);
}

type Named = { id: number; name: string };
type What = { action: Activity['action']; detail?: string };

async function noteMemberships(
  trx: Db,
  user_id: number,
  files: Named[],
  memberships: FileMembership[],
  what: What,
): Promise<void> {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const notes = memberships.flatMap(({ workspace_id, file_id }) => {
    const subject = names.get(file_id);
    return subject === undefined ? [] : [{ workspace_id, user_id, subject, ...what }];
  });
  await insertNotes(trx, notes);
}
