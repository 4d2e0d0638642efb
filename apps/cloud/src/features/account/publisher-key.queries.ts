import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { KeyScope } from '../../key-scope.js';

/** Blocks other processes until the transaction ends. */
export async function lockPublisherKey(trx: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('publisher key'))`.execute(trx);
}

/** Revokes the keys of a name that belong to no account. */
export async function revokeKeys(db: Db, name: KeyScope, at: string) {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', 'is', null)
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .execute();
}
