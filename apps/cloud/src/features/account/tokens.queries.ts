import type { Db } from '../../db/client.js';

export type Purpose = 'verify' | 'reset' | 'email';
type NewToken = { token_hash: Buffer; user_id: number; purpose: Purpose; new_email: string | null; expires_at: string };

export async function insertToken(db: Db, token: NewToken) {
  await db.insertInto('email_tokens').values(token).execute();
}

/** Finds an unexpired token, used or unused. */
export function findToken(db: Db, tokenHash: Buffer, purpose: Purpose, now: string) {
  return db
    .selectFrom('email_tokens')
    .select(['user_id', 'used_at', 'new_email'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a token as used; only one of two concurrent uses gets the row. */
export function useToken(db: Db, tokenHash: Buffer, purpose: Purpose, now: string) {
  return db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['user_id', 'new_email'])
    .executeTakeFirst();
}

export async function useUpTokens(db: Db, userId: number, purposes: Purpose[], now: string) {
  await db
    .updateTable('email_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

export async function forgetExpiredTokens(db: Db, now: string) {
  await db.deleteFrom('email_tokens').where('expires_at', '<=', now).execute();
}
