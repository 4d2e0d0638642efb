import { brand } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';

/** Builds a link with the token after the `#`, which browsers send to no server. */
const link = (publicUrl: string, page: string, token: string) => `${publicUrl}/${page}#token=${token}`;

const product = { brand: brand.name };

export const writeVerifyMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Confirm your email for {brand}', product),
    before: [
      t('Welcome to {brand}. Confirm that this is your email address, so that you can use templates on your site.', product),
    ],
    link: { label: t('Confirm my email'), url: link(publicUrl, 'verify', token) },
    after: [t('The link works for 24 hours.'), t('If you didn’t sign up, ignore this email.')],
  }));

export const writeResetMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Choose a new password for {brand}', product),
    before: [t('Somebody, hopefully you, asked for a new password for your account.')],
    link: { label: t('Choose a new password'), url: link(publicUrl, 'reset-password', token) },
    after: [
      t('The link works once, within one hour. Your sites will ask you to sign in again.'),
      t('If it wasn’t you, ignore this email. Your password stays unchanged.'),
    ],
  }));

export const writeKnownAddressMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('You already have a {brand} account', product),
    before: [
      t(
        'Somebody, hopefully you, tried to sign up with this email address. You already have an account, so sign in with its password.',
      ),
      t('If you don’t remember the password, choose a new one.'),
    ],
    link: { label: t('Choose a new password'), url: `${publicUrl}/forgot-password` },
    after: [t('If it wasn’t you, you don’t have to do anything. Your account is unchanged.')],
  }));

/** Writes the mail to the account's new address. */
export const writeNewAddressMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Confirm your new email for {brand}', product),
    before: [t('You asked to use this address for your account from now on. Confirm that it is yours.')],
    link: { label: t('Use this email'), url: link(publicUrl, 'confirm-email', token) },
    after: [
      t('The link works for 24 hours. Until you open it, your account keeps its old address.'),
      t('If it wasn’t you, ignore this email.'),
    ],
  }));

/** Writes the mail to an address that somebody wants to use but that already has an account. */
export const writeTakenAddressMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('This email already has a {brand} account', product),
    before: [
      t(
        'Somebody, hopefully you, asked to use this email address for another account. It already has an account, so it can’t be used for a second one.',
      ),
      t('To use it there, first sign in to this account and delete it or change its email.'),
    ],
    link: { label: t('Sign In'), url: `${publicUrl}/sign-in` },
    after: [t('If it wasn’t you, you don’t have to do anything. Your account is unchanged.')],
  }));

/** Writes the mail to the account's previous address. */
export const writeAddressChangedMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} account has a new email', product),
    before: [t('Your account now uses another email address. This address gets no more emails about it.')],
    link: { label: t('Get help'), url: `${publicUrl}/support` },
    after: [t('If it wasn’t you, contact the operator of this library as soon as you can.')],
  }));

export const writePasswordChangedMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} password was changed', product),
    before: [t('The password of your account was just changed.')],
    link: { label: t('Choose a new password'), url: `${publicUrl}/forgot-password` },
    after: [t('If it was you, you don’t have to do anything. If not, choose a new password immediately.')],
  }));

/** Writes the mail about an API key that was created on the account page. */
export const writeNewKeyMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('New API key for your {brand} account', product),
    before: [t('An API key was just created for your account. Anyone who has it can sign in a site as you.')],
    link: { label: t('Review sites and keys'), url: `${publicUrl}/account` },
    after: [t('If it wasn’t you, choose a new password and revoke the key immediately.')],
  }));

export const writeDeletedMail = (person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} account is deleted', product),
    before: [
      t('As you requested, your account and all its data are deleted. Your sites are signed out, but their content stays.'),
      t('Your orders stay in our records, as required by law, without your name and address.'),
    ],
    after: [t('This is the last email about this account.')],
  }));
