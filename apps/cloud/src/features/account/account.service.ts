import {
  AppError,
  apiKeyRule,
  confirmRule,
  type connect,
  emailRule,
  nameRule,
  type Output,
  type ParsedInput,
  passwordRule,
  type register,
} from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { getProfile } from '../profile/profile.service.js';
import { assertNotTooOften, forgive, isWithinLimit } from './attempts.service.js';
import { readEmail } from './email.js';
import { adoptKey, createKey } from './keys.service.js';
import { writeKnownAddressMail } from './mails/mails.js';
import { hashPassword, isPassword } from './passwords.js';
import { readSite, type SiteAddress } from './site.js';
import { sendVerification } from './tokens.service.js';
import { findUserByEmail, insertUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>;
type Connected = Output<typeof connect>;

/** Gives a site a key of an account, for its e-mail and password or for a key made before. */
export async function connectSite(context: Context, input: ParsedInput<typeof connect>, ip: string): Promise<Connected> {
  const site = readSite(input.site);
  await assertNotTooOften(context, 'signInByAddress', ip);
  if (input.api_key !== undefined) {
    assertFields('login_failed', { api_key: apiKeyRule(input.api_key) });
    const { key, user_id } = await adoptKey(context, input.api_key, site);
    return { user: await getProfile(context.db, user_id), api_key: input.api_key.trim(), key_id: key };
  }
  return connectByPassword(context, input, site, ip);
}

/** Makes an account and signs the site in. */
export async function registerAccount(context: Context, input: ParsedInput<typeof register>, ip: string): Promise<Connected> {
  const site = readSite(input.site);
  const email = readEmail(input.email);
  assertFields('signup_failed', {
    first_name: nameRule(input.first_name),
    last_name: nameRule(input.last_name),
    email: emailRule(email),
    password: passwordRule(input.password),
    confirm_password: confirmRule(input.confirm_password, input.password),
  });
  await assertNotTooOften(context, 'signUpByAddress', ip);
  await assertNotTooOften(context, 'signUpByPerson', ip, email);
  const known = await findUserByEmail(context.db, email);
  return known ? greetKnown(context, known, input, site) : createAccount(context, { ...input, email }, site);
}

async function connectByPassword(context: Context, input: ParsedInput<typeof connect>, site: SiteAddress, ip: string) {
  const { email: given = '', password = '' } = input;
  const email = readEmail(given);
  assertFields('login_failed', {
    email: emailRule(email),
    password: password === '' ? 'Please enter your password.' : undefined,
  });
  await assertNotTooOften(context, 'signInByPerson', ip, email);
  await assertNotTooOften(context, 'signInToAccount', email);
  const user = await findUserByEmail(context.db, email);
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw new AppError('login_failed');
  }
  await forgive(context, 'signInByPerson', ip, email);
  return issueKey(context, user.id, site);
}

async function createAccount(context: Context, input: ParsedInput<typeof register>, site: SiteAddress) {
  const { email, password } = input;
  const names = { first_name: cleanName(input.first_name), last_name: cleanName(input.last_name) };
  const user = await insertUser(context.db, { email, ...names, password_hash: await hashPassword(password) });
  if (!user) {
    const other = await findUserByEmail(context.db, email);
    return greetKnown(context, other, input, site);
  }
  sendVerification(context, user);
  return issueKey(context, user.id, site);
}

/**
 * Signing up with an address that has an account. With the right password it is a sign-in. Otherwise only the owner of
 * the address learns why, by mail: the answer names no reason and takes one password check, as long as a new account.
 * A stranger can still tell it from a success, which hands out a key at once; but each such probe leaves an account or
 * a mail behind and counts against the limits.
 */
async function greetKnown(
  context: Context,
  user: { id: number; email: string; first_name: string; password_hash: string } | undefined,
  { password }: { password: string },
  site: SiteAddress,
) {
  // Not a second door to guess at: these tries count with those of the sign-in, whatever address they come from.
  const isOpen = user !== undefined && (await isWithinLimit(context, 'signInToAccount', user.email));
  const isRight = await isPassword(password, user?.password_hash);
  if (isOpen && isRight) {
    return issueKey(context, user.id, site);
  }
  context.mail.send(async () => {
    if (user && (await isWithinLimit(context, 'mailToPerson', 'known', user.email))) {
      return writeKnownAddressMail(context.config.publicUrl, user);
    }
  });
  throw new AppError(
    'signup_failed',
    'The account could not be created. If you already have one, please sign in or reset your password.',
  );
}

async function issueKey({ db }: Context, userId: number, site: SiteAddress): Promise<Connected> {
  const { key, api_key } = await createKey(db, userId, site.name, site);
  return { user: await getProfile(db, userId), api_key, key_id: key.id };
}

/** Throws the code with what is wrong with each field, when anything is. */
function assertFields(code: 'login_failed' | 'signup_failed', problems: Record<string, string | undefined>) {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) {
    throw new AppError(code, undefined, Object.fromEntries(found));
  }
}

/** Control characters have no place in a name, nor in the headers of a mail. */
const cleanName = (name: string) =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .normalize('NFC');
