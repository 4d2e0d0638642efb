import { AppError, trashDays } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { trashFiles } from '../clouds/trash.service.js';
import { enterWorkspace, holdAccount, lockAccount, lockWorkspaces } from '../memberships/access.service.js';
import { lockFiles, lockFilesOfAccount } from '../memberships/places.service.js';
import * as trash from './trash.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type Asked = { id: number; slug?: string | undefined; delete_files: boolean };

/**
 * Puts a workspace into the trash; the files of others go back to them. With `delete_files` the owner's own files go with it
 * that are in no other live workspace. Throws `workspace_not_found` or `invalid_permission`.
 */
export async function deleteWorkspace({ db, clock }: Context, userId: number, { id, slug, delete_files }: Asked): Promise<void> {
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

/** What is older is on its way out. */
const oldest = ({ clock }: Pick<Deps, 'clock'>) => new Date(clock.now().getTime() - trashDays * 24 * 60 * 60_000).toISOString();

/** Brings a workspace back with its people and those of its files that still exist. Safe to repeat. */
export async function restoreWorkspace(context: Context, userId: number, id: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await holdAccount(trx, userId);
    if (!(await trash.setRestored(trx, userId, id, oldest(context)))) {
      throw new AppError('workspace_not_found');
    }
  });
}

/** Deletes a workspace that is in the trash, for good. Safe to repeat. */
export async function deleteWorkspaceForGood(db: Db, userId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockWorkspaces(trx, [id]);
    await lockFiles(trx, await trash.listFileIds(trx, id));
    await trash.deleteTrashed(trx, userId, id);
  });
}

/**
 * Gets hold of all that goes with an account when it is deleted, in the order in which everybody else does: else two who
 * wait for one another would both fail. Before the deletion, in its transaction.
 */
export async function holdForDeletion(trx: Db, userId: number): Promise<void> {
  await lockAccount(trx, userId);
  await lockWorkspaces(trx, await trash.listIdsOfOwner(trx, userId));
  await lockFilesOfAccount(trx, userId);
}

/** Deletes for good what can no longer be restored. */
export async function sweepWorkspaces(context: Context): Promise<void> {
  await trash.deleteTrashedBefore(context.db, oldest(context));
}
