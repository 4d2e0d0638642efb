import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { KeyScope } from '../../key-scope.js';

/** Blocks other processes until the transaction ends. */
export async function lockScope(trx: Db, scope: KeyScope) {
  await sql`select pg_advisory_xact_lock(hashtext(${`${scope} key`}))`.execute(trx);
}

export async function revokeScopedKeys(trx: Db, scope: KeyScope, at: string) {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', 'is', null)
    .where('name', '=', scope)
    .where('revoked_at', 'is', null)
    .execute();
}
