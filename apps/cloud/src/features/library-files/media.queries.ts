import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Returns those hashes whose bytes this account has uploaded itself. */
export async function listUploadedHashes(db: Db, userId: number, sha256: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('cloud_media')
    .select('sha256')
    .where('user_id', '=', userId)
    .where('sha256', 'in', ['', ...sha256])
    .execute();
  return rows.map((row) => row.sha256);
}

/** Records an upload. Idempotent; a repeat renews the time it waits for its template. */
export async function recordUpload(db: Db, userId: number, sha256: string): Promise<void> {
  await db
    .insertInto('cloud_media')
    .values({ user_id: userId, sha256 })
    .onConflict((conflict) => conflict.columns(['user_id', 'sha256']).doUpdateSet({ created_at: sql`now()` }))
    .execute();
}

/** Returns the existing media of these and locks them against deletion until this transaction ends. */
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
