import { AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { findStep } from '../../ports/totp.js';
import { addMail } from '../mail/mail.service.js';
import { forgive, isWithinLimit } from './attempts.service.js';
import { factorMail } from './factor-mails.js';
import { openFactor } from './factor-secrets.js';
import { cleanCode, hashRecoveryCode } from './recovery-codes.js';
import * as factors from './second-factor.queries.js';
import { getUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'factorSealer'>;

/** Returns whether signing in needs a code. */
export const hasSecondFactor = async (db: Db, userId: number): Promise<boolean> =>
  (await factors.findFactor(db, userId))?.confirmed_at != null;

/**
 * Counts a code that belongs to a correct password, before it is compared. Only somebody who knows the password gets here, so the
 * owner learns by mail when the attempts are used up, and a new password resets them.
 */
export async function countCodeAttempt(context: Context, userId: number, code: string | undefined): Promise<void> {
  if (!(await hasSecondFactor(context.db, userId))) {
    return;
  }
  if (code === undefined || code.trim() === '') {
    throw new AppError('second_factor_required');
  }
  if (await isWithinLimit(context, 'codeOfAccount', `${userId}`)) {
    return;
  }
  const person = await getUser(context.db, userId);
  if (await isWithinLimit(context, 'alarmToPerson', person.email)) {
    await addMail(context, factorMail, person.email, { person, event: 'guessed' });
  }
  throw new AppError('rate_limited');
}

/**
 * Uses up a code in the transaction that signs in, so that a sign-in that fails for another reason can repeat it. Does nothing for
 * an account without a second factor.
 */
export async function useCode(context: Context, userId: number, code: string | undefined): Promise<void> {
  const factor = await factors.findFactor(context.db, userId);
  if (!factor?.confirmed_at) {
    return;
  }
  if (code === undefined || code.trim() === '') {
    throw new AppError('second_factor_required');
  }
  if (!(await isCodeUsed(context, userId, factor.sealed, code))) {
    throw new AppError('second_factor_failed');
  }
  await forgive(context, 'codeOfAccount', `${userId}`);
}

/** Uses up a code of the app or a recovery code and returns whether it was valid and unused. */
export async function isCodeUsed(context: Context, userId: number, sealed: Buffer, given: string): Promise<boolean> {
  const code = cleanCode(given);
  if (/^\d{6}$/.test(code)) {
    return isAppCodeUsed(context, userId, sealed, code);
  }
  if (!(await factors.useRecoveryCode(context.db, userId, hashRecoveryCode(code)))) {
    return false;
  }
  const person = await getUser(context.db, userId);
  await addMail(context, factorMail, person.email, { person, event: 'recovered' });
  return true;
}

/** Uses up a code of the app and returns whether it was valid and unused. */
export async function isAppCodeUsed({ db, clock, factorSealer }: Context, userId: number, sealed: Buffer, code: string) {
  const secret = openFactor(factorSealer, userId, sealed);
  const step = secret && findStep(secret, cleanCode(code), clock.now());
  return step !== undefined && (await factors.useStep(db, userId, step));
}
