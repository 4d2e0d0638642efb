import { AppError, sentence } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertWithinRateLimit, forgive } from './attempts.service.js';
import { isPassword } from './passwords.js';
import { getUser } from './users.queries.js';

export const wrongPassword = sentence('This isn’t your password.');

/** Confirms the password again, in case somebody else uses a browser left open. Returns the account. */
export async function assertOwnPassword(context: Pick<Deps, 'db' | 'clock'>, userId: number, password: string) {
  const user = await getUser(context.db, userId);
  // Counted apart from the sign-in, whose limit strangers could use up.
  await assertWithinRateLimit(context, 'passwordOfAccount', `${userId}`);
  if (!(await isPassword(password, user.password_hash))) {
    throw new AppError('invalid_input', undefined, { password: wrongPassword });
  }
  await forgive(context, 'passwordOfAccount', `${userId}`);
  return user;
}
