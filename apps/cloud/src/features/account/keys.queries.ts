import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Finds a live key and its owner; the publisher's key has no user. */
export function findLiveKey(db: Db, id: number) {
  return db
    .selectFrom('api_keys as k')
    .leftJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.name', 'k.user_id', 'k.secret_hash', 'k.site', 'k.created_at', 'k.last_used_at'])
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.verified_at'])
    .where('k.id', '=', id)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst();
}

type NewKey = {
  user_id: number | null;
  name: string;
  secret_hash: Buffer;
  site_url: string | null;
  site: string | null;
  created_at?: string;
};

export function insertKey(db: Db, key: NewKey) {
  return db.insertInto('api_keys').values(key).returning(keyFields).executeTakeFirstOrThrow();
}

const keyFields = ['id', 'name', 'site', 'site_url', 'created_at', 'last_used_at'] as const;

/** Locks the account's sign-ins until this transaction ends. */
export async function lockUser(trx: Db, userId: number) {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export function listLiveKeys(db: Db, userId: number) {
  return db
    .selectFrom('api_keys')
    .select(keyFields)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function touchKey(db: Db, id: number, at: string) {
  await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Returns whether the key was the user's and still live. */
export async function revokeKey(db: Db, userId: number, id: number, at: string) {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function revokeKeys(db: Db, ids: number[], at: string) {
  await db.updateTable('api_keys').set({ revoked_at: at }).where('id', 'in', ids).execute();
}

export async function revokeAllKeys(db: Db, userId: number, at: string) {
  await db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes all but the `max` recently used live keys of the user; counts the key `id` as just used. */
export async function revokeLeastUsedKeys(db: Db, userId: number, id: number, max: number) {
  await sql`
    update api_keys set revoked_at = now() where id in (
      select id from api_keys where user_id = ${userId} and revoked_at is null
      order by id = ${id} desc, coalesce(last_used_at, created_at) desc, id desc
      offset ${max})`.execute(db);
}

/** Binds a key that no site uses yet and returns whether it succeeded. One of two concurrent sites wins. */
export async function bindKey(db: Db, id: number, site: { site_url: string; site: string }) {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set(site)
    .where('id', '=', id)
    .where('site', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteKeysRevokedBefore(db: Db, time: string) {
  await db.deleteFrom('api_keys').where('revoked_at', '<', time).execute();
}
