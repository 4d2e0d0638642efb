import { AppError, trashDays } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { trashFiles } from '../library-files/trash.service.js';
import { enterWorkspace, holdAccount, lockAccount, lockWorkspaces } from '../memberships/access.service.js';
import { lockFiles, lockFilesOfAccount } from '../memberships/memberships.service.js';
import * as trash from './trash.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type Requested = { id: number; slug?: string | undefined; delete_files: boolean };

/**
 * Moves a workspace to the trash and returns others' files to them. With `delete_files` the owner's files that are in no other
 * live workspace are trashed too. Throws `workspace_not_found` or `invalid_permission`.
 */
export async function deleteWorkspace(
  { db, clock }: Context,
  userId: number,
  { id, slug, delete_files }: Requested,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const workspace = await enterWorkspace(trx, userId, { id }, 'own');
    if (slug !== undefined && slug !== workspace.slug) {
      throw new AppError('workspace_not_found');
    }
    await lockFiles(trx, await trash.listFileIds(trx, id));
    await trash.setDeleted(trx, id, clock.now().toISOString());
    if (delete_files) {
      await trashFiles({ db: trx, clock }, userId, await trash.listFilesNowhereElse(trx, userId, id));
    }
  });
}

/** Returns the age limit of the trash. */
const oldest = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - trashDays * 24 * 60 * 60_000).toISOString();

/** Restores a workspace with its people and existing files. Idempotent. */
export async function restoreWorkspace(context: Context, userId: number, id: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await holdAccount(trx, userId);
    if (!(await trash.setRestored(trx, userId, id, oldest(context)))) {
      throw new AppError('workspace_not_found');
    }
  });
}

/** Permanently deletes a trashed workspace. Idempotent. */
export async function deleteWorkspaceForGood(db: Db, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWorkspaces(trx, [id]);
    await lockFiles(trx, await trash.listFileIds(trx, id));
    await trash.deleteTrashed(trx, userId, id);
  });
}

/**
 * Locks all that is deleted with an account in the common order, which prevents deadlocks. Call it before the deletion, in its
 * transaction.
 */
export async function holdForDeletion(trx: Db, userId: number): Promise<void> {
  await lockAccount(trx, userId);
  await lockWorkspaces(trx, await trash.listIdsOfOwner(trx, userId));
  await lockFilesOfAccount(trx, userId);
}

/** Permanently deletes workspaces that can no longer be restored. */
export async function sweepWorkspaces(context: Context): Promise<void> {
  await trash.deleteTrashedBefore(context.db, oldest(context));
}
