import { AppError, confirmRule, emailRule, type Input, nameRule, type signUp } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { assertWithinRateLimit, isWithinLimit } from './attempts.service.js';
import { readEmail } from './email.service.js';
import { assertFields } from './fields.js';
import { knownAddressMail } from './mails.service.js';
import { cleanName } from './names.js';
import { newPasswordRule } from './new-password.js';
import { hashPassword, isPassword } from './passwords.js';
import { hasSecondFactor } from './second-factor.service.js';
import type { Checked } from './sign-in.service.js';
import { sendVerification } from './tokens.service.js';
import { findUserByEmail, insertUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'sealer'>;
type Person = { id: number; email: string; first_name: string; language: string; password_hash: string };
/** Describes the IP address and language of somebody who signs up. */
export type Newcomer = { ip: string; language: string };

/** Creates an account and sends its confirmation mail. Throws `signup_failed`. */
export async function signUpPerson(context: Context, input: Input<typeof signUp>, { ip, language }: Newcomer): Promise<Checked> {
  const email = readEmail(input.email);
  assertFields('signup_failed', {
    first_name: nameRule(input.first_name),
    last_name: nameRule(input.last_name),
    email: emailRule(email),
    password: newPasswordRule(input.password, email),
    confirm_password: confirmRule(input.confirm_password, input.password),
  });
  await assertWithinRateLimit(context, 'signUpByPerson', ip, email);
  const known = await findUserByEmail(context.db, email);
  return known ? greetKnown(context, known, input.password) : createAccount(context, { ...input, email }, language);
}

async function createAccount(context: Context, input: Input<typeof signUp>, language: string) {
  const { email, password } = input;
  const names = { first_name: cleanName(input.first_name), last_name: cleanName(input.last_name) };
  const created_at = context.clock.now().toISOString();
  const values = { email, ...names, language, created_at, password_hash: await hashPassword(password) };
  const user = await context.db.transaction().execute(async (trx) => {
    const inserted = await insertUser(trx, values);
    if (inserted) {
      await sendVerification({ ...context, db: trx }, inserted);
    }
    return inserted;
  });
  if (!user) {
    return greetKnown(context, await findUserByEmail(context.db, email), password);
  }
  return user;
}

/**
 * Handles a sign-up with a known address. Signs in if the password is correct. Otherwise only the owner of the address learns
 * why, by mail: the response gives no reason and takes one password check, as long as a new account. A stranger can still tell it
 * from a success, which signs in at once; but each such probe creates an account or a mail and counts towards the limits.
 */
async function greetKnown(context: Context, user: Person | undefined, password: string) {
  // These attempts count with those of the sign-in from any address, so that signing up is no second way to guess passwords.
  const isOpen = user !== undefined && (await isWithinLimit(context, 'signInToAccount', user.email));
  const isRight = await isPassword(password, user?.password_hash);
  // The form has no field for a code, so these accounts sign in.
  if (isOpen && isRight && !(await hasSecondFactor(context.db, user.id))) {
    return user;
  }
  if (user && (await isWithinLimit(context, 'mailToPerson', 'known', user.email))) {
    await addMail(context, knownAddressMail, user.email, { person: user });
  }
  throw new AppError(
    'signup_failed',
    'The account couldn’t be created. If you already have one, sign in or reset your password.',
  );
}
