import { AppError, emailRule } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { assertNotTooOften, forgive, isWithinLimit } from './attempts.service.js';
import { readEmail } from './email.service.js';
import { assertFields } from './fields.js';
import { isPassword } from './passwords.js';
import { findUserByEmail, holdPassword } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

/** Describes an account whose password was just verified. */
export type Checked = { id: number; password_hash: string };

/** Verifies an e-mail and password. Throws the same `login_failed` in the same time for a wrong one of either. */
export async function signInPerson(context: Context, given: { email: string; password: string }, ip: string) {
  const email = readEmail(given.email);
  assertFields('login_failed', {
    email: emailRule(email),
    password: given.password === '' ? 'Enter your password.' : undefined,
  });
  await assertNotTooOften(context, 'signInByPerson', ip, email);
  if (!(await isWithinLimit(context, 'signInToAccount', email))) {
    await assertNotTooOften(context, 'signInToTriedAccount', ip, email);
  }
  const user = await findUserByEmail(context.db, email);
  if (!(await isPassword(given.password, user?.password_hash)) || !user) {
    throw new AppError('login_failed');
  }
  await forgive(context, 'signInByPerson', ip, email);
  await forgive(context, 'signInToTriedAccount', ip, email);
  return user;
}

/**
 * Throws `login_failed` if the password changed since it was verified, which takes a while: a sign-in with the old one must not
 * outlive the change. Call it in the transaction that signs in.
 */
export async function assertStillPassword(trx: Db, checked: Checked): Promise<void> {
  if (!(await holdPassword(trx, checked))) {
    throw new AppError('login_failed');
  }
}
