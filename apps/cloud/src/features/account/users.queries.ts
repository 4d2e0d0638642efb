import type { Db } from '../../db/client.js';

const userFields = ['id', 'email', 'first_name', 'last_name', 'password_hash', 'verified_at', 'created_at'] as const;

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').select(userFields).where('email', '=', email).executeTakeFirst();
}

export function getUser(db: Db, id: number) {
  return db.selectFrom('users').select(userFields).where('id', '=', id).executeTakeFirstOrThrow();
}

type NewUser = { email: string; first_name: string; last_name: string; password_hash: string };

/** Nothing when the e-mail has an account already: the database decides, so two sign-ups at once make one account. */
export function insertUser(db: Db, user: NewUser) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(userFields)
    .executeTakeFirst();
}

export async function setVerified(db: Db, id: number, at: string) {
  await db.updateTable('users').set({ verified_at: at }).where('id', '=', id).where('verified_at', 'is', null).execute();
}

export async function setPasswordHash(db: Db, id: number, password_hash: string) {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}
