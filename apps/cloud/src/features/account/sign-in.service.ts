import { AppError, emailRule } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertWithinRateLimit, forgive, isWithinLimit } from './attempts.service.js';
import { readEmail } from './email.service.js';
import { assertFields } from './fields.js';
import { isPassword } from './passwords.js';
import { countCodeAttempt, useCode } from './second-factor.service.js';
import { findUserByEmail, holdPassword } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'factorSealer'>;

/** Describes an account whose password was just verified. `code` is for its second factor. */
export type Checked = { id: number; email: string; password_hash: string; code?: string | undefined };
type Given = { email: string; password: string; code?: string | undefined };

/**
 * Verifies an e-mail and password. Throws the same `login_failed` in the same time for a wrong one of either, and
 * `second_factor_required` only after a correct password. `completeSignIn` verifies the code.
 */
export async function signInPerson(context: Context, given: Given, ip: string): Promise<Checked> {
  const email = readEmail(given.email);
  assertFields('login_failed', {
    email: emailRule(email),
    password: given.password === '' ? 'Enter your password.' : undefined,
  });
  await assertWithinRateLimit(context, 'signInByPerson', ip, email);
  if (!(await isWithinLimit(context, 'signInToAccount', email))) {
    await assertWithinRateLimit(context, 'signInToTriedAccount', ip, email);
  }
  const user = await findUserByEmail(context.db, email);
  if (!(await isPassword(given.password, user?.password_hash)) || !user) {
    throw new AppError('login_failed');
  }
  await forgive(context, 'signInByPerson', ip, email);
  await forgive(context, 'signInToTriedAccount', ip, email);
  await countCodeAttempt(context, user.id, given.code);
  return { id: user.id, email, password_hash: user.password_hash, code: given.code };
}

/**
 * Uses up the code and throws `login_failed` if the password changed since it was verified, which takes a while: a sign-in with the
 * old one must not outlive the change. Call it in the transaction that signs in, with its `db`.
 */
export async function completeSignIn(context: Context, checked: Checked): Promise<void> {
  if (!(await holdPassword(context.db, checked))) {
    throw new AppError('login_failed');
  }
  await useCode(context, checked.id, checked.code);
}
