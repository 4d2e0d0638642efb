import { AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

const userFields = [
  'id',
  'email',
  'first_name',
  'last_name',
  'password_hash',
  'language',
  'verified_at',
  'created_at',
  'photo_sha256',
] as const;

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom('users').select(userFields).where('email', '=', email).executeTakeFirst();
}

export function listLanguagesOf(db: Db, emails: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('email', 'in', ['', ...emails])
    .execute();
}

/** Throws if the account was deleted since. */
export function getUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(userFields)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

type NewUser = {
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  language: string;
  created_at: string;
};

/** Inserts a user; undefined if the e-mail has an account. The database decides, so concurrent sign-ups create one account. */
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

/** Returns whether the password is unchanged and locks it until the transaction ends. */
export async function holdPassword(trx: Db, { id, password_hash }: { id: number; password_hash: string }): Promise<boolean> {
  const held = trx.selectFrom('users').select('id').where('id', '=', id).where('password_hash', '=', password_hash);
  return (await held.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export async function setPasswordHash(db: Db, id: number, password_hash: string) {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

export async function setName(db: Db, id: number, name: { first_name: string; last_name: string }) {
  await db.updateTable('users').set(name).where('id', '=', id).execute();
}

/**
 * Sets the e-mail as confirmed, because opening its link proves ownership. Throws `invalid_link` if another account has the
 * address by now.
 */
export async function setEmail(db: Db, id: number, email: string, at: string) {
  try {
    await db.updateTable('users').set({ email, verified_at: at }).where('id', '=', id).execute();
  } catch (error) {
    throw (error as { constraint?: string }).constraint === 'users_email_key' ? new AppError('invalid_link') : error;
  }
}

export async function setLanguage(db: Db, id: number, language: string) {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export async function setPhoto(db: Db, id: number, photo_sha256: string | null) {
  await db.updateTable('users').set({ photo_sha256 }).where('id', '=', id).execute();
}

/** Deletes accounts created before a time that were never confirmed, have stored or bought nothing and aren't in use. */
export async function deleteUnconfirmedBefore(db: Db, time: string): Promise<void> {
  await db
    .deleteFrom('users')
    .where('verified_at', 'is', null)
    .where('created_at', '<', time)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('api_keys as k').select('k.id').whereRef('k.user_id', '=', 'users.id').where('k.last_used_at', '>=', time),
          ),
          exists(selectFrom('cloud_files as f').select('f.id').whereRef('f.owner_id', '=', 'users.id')),
          exists(selectFrom('workspaces as w').select('w.id').whereRef('w.owner_id', '=', 'users.id')),
          exists(selectFrom('workspace_members as m').select('m.user_id').whereRef('m.user_id', '=', 'users.id')),
          exists(selectFrom('purchases as p').select('p.user_id').whereRef('p.user_id', '=', 'users.id')),
          exists(selectFrom('orders as o').select('o.id').whereRef('o.user_id', '=', 'users.id')),
        ]),
      ),
    )
    .execute();
}

/** Deletes a user; foreign keys delete or anonymise everything else. */
export async function deleteUser(db: Db, id: number) {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
