import { AppError, emailRule, type changeEmail as endpoint, type Input } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertNotTooOften, isWithinLimit } from './attempts.service.js';
import { readEmail } from './email.service.js';
import { assertFields } from './fields.js';
import { writeAddressChangedMail, writeNewAddressMail, writeTakenAddressMail } from './mails/mails.js';
import { assertOwnPassword } from './own-password.service.js';
import { hashSecret } from './secrets.service.js';
import * as tokens from './tokens.queries.js';
import { createToken } from './tokens.service.js';
import * as users from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>;

/** Sends a confirmation link to a new address. Only that address learns whether it already has an account. */
export async function changeEmail(context: Context, userId: number, input: Input<typeof endpoint>, ip: string): Promise<void> {
  const { db, clock, config, mail } = context;
  const email = readEmail(input.email);
  assertFields('invalid_input', { email: emailRule(email) });
  const user = await assertOwnPassword(context, userId, input.password, ip);
  assertFields('invalid_input', { email: email === user.email ? 'This is your address already.' : undefined });
  await assertNotTooOften(context, 'mailToPerson', 'change', `${userId}`);
  await tokens.useUpTokens(db, userId, ['email'], clock.now().toISOString());
  mail.send(async () => {
    const owner = await users.findUserByEmail(db, email);
    if (!(await isWithinLimit(context, 'mailToPerson', 'email', email))) {
      return;
    }
    if (owner) {
      return writeTakenAddressMail(config.publicUrl, owner);
    }
    // A new password invalidates the links requested with the old one, so none may be created after it.
    const token = await db
      .transaction()
      .execute(async (trx) =>
        (await users.holdPassword(trx, user)) ? createToken({ db: trx, clock }, userId, 'email', email) : undefined,
      );
    return token === undefined ? undefined : writeNewAddressMail(config.publicUrl, { ...user, email }, token);
  });
}

/** Makes the address of a link the account's and returns the account's id. A second click returns the same result. */
export async function confirmEmail({ db, clock, config, mail }: Context, token: string): Promise<number> {
  const now = clock.now().toISOString();
  const found = await tokens.findToken(db, hashSecret(token), 'email', now);
  const before = found && (await users.getUser(db, found.user_id));
  if (!found?.new_email || (found.used_at !== null && before?.email !== found.new_email)) {
    throw new AppError('invalid_link');
  }
  const { new_email, user_id } = found;
  const hasChanged = await db.transaction().execute(async (trx) => {
    if (!(await tokens.useToken(trx, hashSecret(token), 'email', now))) {
      return false;
    }
    await users.setEmail(trx, user_id, new_email, now);
    // Links sent to the old address must no longer open the account.
    await tokens.useUpTokens(trx, user_id, ['verify', 'reset'], now);
    return true;
  });
  if (before && hasChanged) {
    mail.send(async () => writeAddressChangedMail(config.publicUrl, before));
  }
  return user_id;
}
