import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Finds a key that hasn't expired, with the role and the address that its account has now. */
export function findOperatorKey(db: Db, id: number, now: string) {
  return db
    .selectFrom('operator_keys as k')
    .innerJoin('operators as o', 'o.user_id', 'k.user_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.user_id', 'k.secret_hash', 'k.last_used_at', 'o.role', 'u.email'])
    .where('k.id', '=', id)
    .where('k.expires_at', '>', now)
    .executeTakeFirst();
}

type NewKey = { user_id: number; secret_hash: Buffer; created_at: string; expires_at: string };

export function insertOperatorKey(db: Db, key: NewKey) {
  return db.insertInto('operator_keys').values(key).returning('id').executeTakeFirstOrThrow();
}

export async function touchOperatorKey(db: Db, id: number, at: string) {
  await db.updateTable('operator_keys').set({ last_used_at: at }).where('id', '=', id).execute();
}

export async function deleteOperatorKey(db: Db, id: number) {
  await db.deleteFrom('operator_keys').where('id', '=', id).execute();
}

/** Deletes all but the `max` newest keys of an account. */
export async function deleteOldestOperatorKeys(db: Db, userId: number, max: number) {
  await sql`
    delete from operator_keys where id in (
      select id from operator_keys where user_id = ${userId} order by id desc offset ${max})`.execute(db);
}

export async function deleteExpiredOperatorKeys(db: Db, now: string) {
  await db.deleteFrom('operator_keys').where('expires_at', '<=', now).execute();
}
