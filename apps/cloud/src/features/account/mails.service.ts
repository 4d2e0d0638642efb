import * as z from 'zod/mini';
import { defineMail, ReaderFields } from '../mail/mail.service.js';
import { isWithinLimit } from './attempts.service.js';
import { factorMail } from './factor-mails.js';
import * as mails from './mails/mails.js';
import { createToken, linkLifetimes } from './new-token.service.js';
import { findUserByEmail } from './users.queries.js';

const person = z.object({ person: ReaderFields });
const link = z.object({ person: ReaderFields, token: z.string() });

export const verifyMail = defineMail('verify', {
  payload: link,
  linkLifetimeMs: linkLifetimes.verify,
  write: ({ config }, { person, token }) => mails.writeVerifyMail(config.publicUrl, person, token),
});

/** Looks the account up only when the mail is written, so that no response reveals whether it exists. */
export const resetMail = defineMail('reset', {
  payload: z.object({ email: z.string() }),
  linkLifetimeMs: linkLifetimes.reset,
  async write(context, { email }) {
    const user = await findUserByEmail(context.db, email);
    if (user && (await isWithinLimit(context, 'mailToPerson', 'reset', email))) {
      return mails.writeResetMail(context.config.publicUrl, user, await createToken(context, user.id, 'reset'));
    }
  },
});

export const knownAddressMail = defineMail('known-address', {
  payload: person,
  write: ({ config }, { person }) => mails.writeKnownAddressMail(config.publicUrl, person),
});

/** Goes to a new address. Only its owner learns whether it already has an account. */
export const newAddressMail = defineMail('new-address', {
  payload: link,
  linkLifetimeMs: linkLifetimes.email,
  async write(context, { person, token }) {
    const owner = await findUserByEmail(context.db, person.email);
    if (!(await isWithinLimit(context, 'mailToPerson', 'email', person.email))) {
      return undefined;
    }
    const { publicUrl } = context.config;
    return owner ? mails.writeTakenAddressMail(publicUrl, owner) : mails.writeNewAddressMail(publicUrl, person, token);
  },
});

export const addressChangedMail = defineMail('address-changed', {
  payload: person,
  write: ({ config }, { person }) => mails.writeAddressChangedMail(config.publicUrl, person),
});

export const passwordChangedMail = defineMail('password-changed', {
  payload: person,
  write: ({ config }, { person }) => mails.writePasswordChangedMail(config.publicUrl, person),
});

export const newKeyMail = defineMail('new-key', {
  payload: person,
  write: ({ config }, { person }) => mails.writeNewKeyMail(config.publicUrl, person),
});

export const deletedMail = defineMail('deleted', {
  payload: person,
  write: (_context, { person }) => mails.writeDeletedMail(person),
});

export const accountMails = [
  verifyMail,
  resetMail,
  knownAddressMail,
  newAddressMail,
  addressChangedMail,
  passwordChangedMail,
  newKeyMail,
  factorMail,
  deletedMail,
];
