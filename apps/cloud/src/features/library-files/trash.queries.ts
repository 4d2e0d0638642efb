import type { Db } from '../../db/client.js';

/** Locks and returns the owner's live files of these, in the order of their ids to avoid deadlocks. */
export async function lockOwnFiles(trx: Db, userId: number, ids: number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('cloud_files')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function setDeleted(trx: Db, ids: number[], at: string): Promise<void> {
  await trx
    .updateTable('cloud_files')
    .set({ deleted_at: at })
    .where('id', 'in', [0, ...ids])
    .execute();
}

export async function isDeleted(db: Db, userId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('cloud_files')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
