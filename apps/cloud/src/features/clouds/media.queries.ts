import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Of these hashes, those whose bytes this account has put into the cloud itself. */
export async function listPossessed(db: Db, userId: number, sha256: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('cloud_media')
    .select('sha256')
    .where('user_id', '=', userId)
    .where('sha256', 'in', ['', ...sha256])
    .execute();
  return rows.map((row) => row.sha256);
}

/** Safe to repeat; what is put there once more waits for its template anew. */
export async function addPossession(db: Db, userId: number, sha256: string): Promise<void> {
  await db
    .insertInto('cloud_media')
    .values({ user_id: userId, sha256 })
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doUpdateSet({ created_at: sql`now()` }))
    .execute();
}

/** Those of these media that are there, and that nobody throws away before this transaction ends. */
export async function holdMedia(trx: Db, sha256: string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('media')
    .select('sha256')
    .where('sha256', 'in', ['', ...sha256])
    .orderBy('sha256')
    .forKeyShare()
    .execute();
  return rows.map((row) => row.sha256);
}
