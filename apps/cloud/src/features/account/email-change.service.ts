import { AppError, emailRule, type changeEmail as endpoint, type Input } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { assertWithinRateLimit } from './attempts.service.js';
import { readEmail } from './email.service.js';
import { assertFields } from './fields.js';
import { assertLinkOwner, type LinkProof } from './link-owner.service.js';
import { addressChangedMail, newAddressMail } from './mails.service.js';
import { createToken } from './new-token.service.js';
import { assertOwnPassword, wrongPassword } from './own-password.service.js';
import { hashSecret } from './secrets.service.js';
import * as tokens from './tokens.queries.js';
import * as users from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer'>;

/** Sends a confirmation link to a new address. Only that address learns whether it already has an account. */
export async function changeEmail(context: Context, userId: number, input: Input<typeof endpoint>): Promise<void> {
  const { db, clock } = context;
  const email = readEmail(input.email);
  assertFields('invalid_input', { email: emailRule(email) });
  const user = await assertOwnPassword(context, userId, input.password);
  assertFields('invalid_input', { email: email === user.email ? 'This is your address already.' : undefined });
  await assertWithinRateLimit(context, 'mailToPerson', 'change', `${userId}`);
  await db.transaction().execute(async (trx) => {
    // A new password invalidates the links requested with the old one, so none may be created after it.
    assertFields('invalid_input', { password: (await users.holdPassword(trx, user)) ? undefined : wrongPassword });
    await tokens.useUpTokens(trx, userId, ['email'], clock.now().toISOString());
    const token = await createToken({ db: trx, clock }, userId, 'email', email);
    await addMail({ ...context, db: trx }, newAddressMail, email, { person: { ...user, email }, token });
  });
}

/** Makes the address of a link the account's. A second click changes nothing. */
export async function confirmEmail(context: Context, token: string, proof: LinkProof): Promise<void> {
  const { db, clock } = context;
  const now = clock.now().toISOString();
  const found = await tokens.findToken(db, hashSecret(token), 'email', now);
  const before = found && (await users.getUser(db, found.user_id));
  if (!before || !found.new_email || (found.used_at !== null && before.email !== found.new_email)) {
    throw new AppError('invalid_link');
  }
  const { new_email, user_id } = found;
  if (found.used_at === null) {
    await assertLinkOwner(context, user_id, proof);
  }
  await db.transaction().execute(async (trx) => {
    if (!(await tokens.useToken(trx, hashSecret(token), 'email', now))) {
      return;
    }
    await users.setEmail(trx, user_id, new_email, now);
    // Links sent to the old address must no longer open the account.
    await tokens.useUpTokens(trx, user_id, ['verify', 'reset'], now);
    await addMail({ ...context, db: trx }, addressChangedMail, before.email, { person: before });
  });
}
