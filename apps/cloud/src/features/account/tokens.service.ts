import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { assertWithinRateLimit, forgive } from './attempts.service.js';
import { assertFields } from './fields.js';
import { revokeAllKeys } from './keys.queries.js';
import { assertLinkOwner, type LinkProof } from './link-owner.service.js';
import { passwordChangedMail, resetMail, verifyMail } from './mails.service.js';
import { newPasswordRule } from './new-password.js';
import { createToken } from './new-token.service.js';
import { hashPassword } from './passwords.js';
import { hashSecret } from './secrets.service.js';
import { deleteSessionsOf } from './sessions.queries.js';
import * as tokens from './tokens.queries.js';
import * as users from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer'>;
type Person = { id: number; email: string; first_name: string; language: string };

/** Sends the link that confirms an e-mail. */
export async function sendVerification(context: Context, { id, email, first_name, language }: Person): Promise<void> {
  const token = await createToken(context, id, 'verify');
  await addMail(context, verifyMail, email, { person: { email, first_name, language }, token });
}

/** Sends the confirmation link again and returns the message for the person. Throws `rate_limited` after a few. */
export async function resendVerification(context: Context, user: { id: number; email: string; is_verified: boolean }) {
  if (user.is_verified) {
    return 'Your email is already confirmed.';
  }
  const { first_name, language } = await users.getUser(context.db, user.id);
  await assertWithinRateLimit(context, 'mailToPerson', 'verify', user.email);
  const person = { ...user, first_name, language };
  await context.db.transaction().execute((trx) => sendVerification({ ...context, db: trx }, person));
  return 'We sent a new email. Check your inbox.';
}

/** Sends the reset mail after responding, so that neither the text nor the time reveals whether the account exists. */
export const sendReset = (context: Context, email: string): Promise<void> => addMail(context, resetMail, email, { email });

/** Confirms the e-mail that the token was sent to, for the account that asked for it. A second click changes nothing. */
export async function verifyEmail(context: Context, token: string, proof: LinkProof): Promise<void> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const found = await tokens.findToken(db, hashSecret(token), 'verify', now);
  if (!found) {
    throw new AppError('invalid_link');
  }
  if (found.used_at !== null) {
    return;
  }
  await assertLinkOwner(context, found.user_id, proof);
  await db.transaction().execute(async (all) => {
    await tokens.useToken(all, hashSecret(token), 'verify', now);
    await users.setVerified(all, found.user_id, now);
  });
}

/** Sets the password once, ends every sign-in made with the old one and resets the attempt limits for the owner. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const found = await tokens.findToken(db, hashSecret(token), 'reset', now);
  if (!found || found.used_at !== null) {
    throw new AppError('invalid_link');
  }
  const { email } = await users.getUser(db, found.user_id);
  assertFields('invalid_input', { password: newPasswordRule(password, email) });
  const passwordHash = await hashPassword(password);
  const user = await db.transaction().execute(async (all) => {
    const used = await tokens.useToken(all, hashSecret(token), 'reset', now);
    if (!used) {
      throw new AppError('invalid_link');
    }
    await users.setPasswordHash(all, used.user_id, passwordHash);
    // Opening the link proves that the person owns the address.
    await users.setVerified(all, used.user_id, now);
    await revokeAllKeys(all, used.user_id, now);
    await deleteSessionsOf(all, used.user_id);
    // An address change requested with the old password must not succeed.
    await tokens.useUpTokens(all, used.user_id, ['reset', 'email'], now);
    const person = await users.getUser(all, used.user_id);
    await addMail({ ...context, db: all }, passwordChangedMail, person.email, { person });
    return person;
  });
  await forgive({ db, clock }, 'signInToAccount', user.email);
  await forgive({ db, clock }, 'codeOfAccount', `${user.id}`);
}

/** Deletes expired links. */
export async function sweepTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await tokens.forgetExpiredTokens(db, clock.now().toISOString());
}
