import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Blocks other processes until the transaction ends. */
export async function lockPublisher(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('publisher key'))`.execute(trx);
}

export async function revokePublisherKeys(trx: Db, at: string) {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
