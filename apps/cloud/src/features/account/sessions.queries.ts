import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

type NewSession = { user_id: number; token_hash: Buffer; created_at: string; last_used_at: string; agent: string };

/** Finds a session that was used and begun after these times, with its user. */
export function findSession(db: Db, tokenHash: Buffer, since: { used: string; begun: string }) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.last_used_at', 'u.email', 'u.first_name', 'u.last_name', 'u.verified_at'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_used_at', '>', since.used)
    .where('s.created_at', '>', since.begun)
    .executeTakeFirst();
}

export async function insertSession(db: Db, session: NewSession) {
  await db.insertInto('sessions').values(session).execute();
}

export async function touchSession(db: Db, id: number, at: string) {
  await db.updateTable('sessions').set({ last_used_at: at }).where('id', '=', id).execute();
}

export function listSessions(db: Db, userId: number, since: { used: string; begun: string }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('last_used_at', '>', since.used)
    .where('created_at', '>', since.begun)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns whether the user had that session. */
export async function deleteSessionById(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSession(db: Db, tokenHash: Buffer) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Signs an account out: its browsers, except one, and its keys as an operator. */
export async function deleteSessionsOf(db: Db, userId: number, { except }: { except?: number | undefined } = {}) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', except ?? 0)
    .execute();
  await deleteOperatorKeysOf(db, userId);
}

/** Ends each sign-in of an account as an operator. */
export async function deleteOperatorKeysOf(db: Db, userId: number) {
  await db.deleteFrom('operator_keys').where('user_id', '=', userId).execute();
}

export async function deleteStaleSessions(db: Db, since: { used: string; begun: string }) {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('last_used_at', '<=', since.used), row('created_at', '<=', since.begun)]))
    .execute();
}

/** Deletes all but the `max` recently used sessions of a user. */
export async function deleteLeastUsedSessions(db: Db, userId: number, max: number) {
  await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by last_used_at desc, id desc offset ${max})`.execute(db);
}
