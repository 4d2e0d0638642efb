import type { Db } from '../../db/client.js';

/** Lists all workspaces of an owner, including trashed ones. */
export async function listIdsOfOwner(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.selectFrom('workspaces').select('id').where('owner_id', '=', ownerId).execute();
  return rows.map(({ id }) => id);
}

export async function listFileIds(db: Db, workspaceId: number): Promise<number[]> {
  const rows = await db.selectFrom('workspace_files').select('file_id').where('workspace_id', '=', workspaceId).execute();
  return rows.map(({ file_id }) => file_id);
}

/** Lists an owner's files in a workspace that are in no other live workspace. */
export async function listFilesNowhereElse(db: Db, ownerId: number, workspaceId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('workspace_files as p')
    .innerJoin('cloud_files as f', 'f.id', 'p.file_id')
    .select('f.id')
    .where('p.workspace_id', '=', workspaceId)
    .where('f.owner_id', '=', ownerId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workspace_files as other')
            .innerJoin('workspaces as w', 'w.id', 'other.workspace_id')
            .select('other.id')
            .whereRef('other.file_id', '=', 'f.id')
            .where('other.workspace_id', '!=', workspaceId)
            .where('w.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function setDeleted(trx: Db, id: number, deleted_at: string): Promise<void> {
  await trx.updateTable('workspaces').set({ deleted_at }).where('id', '=', id).execute();
}

/** Restores a workspace and returns whether the owner has it, live or trashed since that time. */
export async function setRestored(db: Db, ownerId: number, id: number, since: string): Promise<boolean> {
  const own = db
    .updateTable('workspaces')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>', since)]));
  return (await own.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteTrashed(trx: Db, ownerId: number, id: number): Promise<void> {
  await trx
    .deleteFrom('workspaces')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is not', null)
    .execute();
}

export async function deleteTrashedBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('workspaces').where('deleted_at', '<=', time).execute();
}
