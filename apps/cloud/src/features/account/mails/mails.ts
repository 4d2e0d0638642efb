import { brand } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';

/** Builds a link with the token after the `#`, which browsers send to no server. */
const link = (publicUrl: string, page: string, token: string) => `${publicUrl}/${page}#token=${token}`;

const product = { brand: brand.name };

export const writeVerifyMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Confirm your e-mail for {brand}', product),
    before: [
      t(
        'Welcome to {brand}. Please confirm that this is your e-mail address, so that you can use templates on your site.',
        product,
      ),
    ],
    link: { label: t('Confirm my e-mail'), url: link(publicUrl, 'verify', token) },
    after: [t('The link works for 24 hours.'), t('If you did not sign up, you can leave this mail unanswered.')],
  }));

export const writeResetMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Choose a new password for {brand}', product),
    before: [t('Somebody, hopefully you, asked for a new password for your account.')],
    link: { label: t('Choose a new password'), url: link(publicUrl, 'reset-password', token) },
    after: [
      t('The link works for one hour and once. Your sites will ask you to sign in again.'),
      t('If it was not you, you can leave this mail unanswered: your password stays as it is.'),
    ],
  }));

export const writeKnownAddressMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('You already have a {brand} account', product),
    before: [
      t(
        'Somebody, hopefully you, tried to sign up with this e-mail address. You have an account already, so please sign in with its password.',
      ),
      t('If you do not remember the password, you can choose a new one.'),
    ],
    link: { label: t('Choose a new password'), url: `${publicUrl}/forgot-password` },
    after: [t('If it was not you, there is nothing to do: your account is unchanged.')],
  }));

/** Writes the mail to the account's new address. */
export const writeNewAddressMail = (publicUrl: string, person: Reader, token: string) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Confirm your new e-mail for {brand}', product),
    before: [t('You asked to use this address for your account from now on. Please confirm that it is yours.')],
    link: { label: t('Use this e-mail'), url: link(publicUrl, 'confirm-email', token) },
    after: [
      t('The link works for 24 hours. Until you open it, your account keeps its old address.'),
      t('If it was not you, you can leave this mail unanswered.'),
    ],
  }));

/** Writes the mail to an address that somebody wants to use but that already has an account. */
export const writeTakenAddressMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('This e-mail already has a {brand} account', product),
    before: [
      t(
        'Somebody, hopefully you, asked to use this e-mail address for another account. It has an account already, so it cannot be used for a second one.',
      ),
      t('To move it, please sign in to this account and delete it or give it another address first.'),
    ],
    link: { label: t('Sign In'), url: `${publicUrl}/sign-in` },
    after: [t('If it was not you, there is nothing to do: your account is unchanged.')],
  }));

/** Writes the mail to the account's previous address. */
export const writeAddressChangedMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} account has a new e-mail', product),
    before: [t('Your account now uses another e-mail address. No more mails about it will come to this one.')],
    link: { label: t('Get help'), url: `${publicUrl}/support` },
    after: [t('If it was not you, please write to whoever runs this library as soon as you can.')],
  }));

export const writePasswordChangedMail = (publicUrl: string, person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} password was changed', product),
    before: [t('The password of your account was just changed.')],
    link: { label: t('Choose a new password'), url: `${publicUrl}/forgot-password` },
    after: [t('If it was you, there is nothing to do. If not, please choose a new password at once.')],
  }));

export const writeDeletedMail = (person: Reader) =>
  writeLetter(person, ({ t }) => ({
    subject: t('Your {brand} account is deleted', product),
    before: [
      t('As you asked, your account and all that belonged to it is gone. Your sites are signed out; what you put on them stays.'),
      t('If you bought something, the orders stay in our books as the law asks, without your name and address.'),
    ],
    after: [t('This is the last mail about this account.')],
  }));
