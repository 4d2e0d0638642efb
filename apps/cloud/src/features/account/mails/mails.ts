import { brand } from '@kithouse/contract';
import { writeLetter } from '../../../ports/mail-letter.js';

type Person = { email: string; first_name: string };

/** Tokens stand behind the `#`, which browsers send to no server. */
const link = (publicUrl: string, page: string, token: string) => `${publicUrl}/${page}#token=${token}`;

export const writeVerifyMail = (publicUrl: string, { email, first_name }: Person, token: string) =>
  writeLetter(email, {
    subject: `Confirm your e-mail for ${brand.name}`,
    first_name,
    before: [
      `Welcome to ${brand.name}. Please confirm that this is your e-mail address, so that you can use templates on your site.`,
    ],
    link: { label: 'Confirm my e-mail', url: link(publicUrl, 'verify', token) },
    after: ['The link works for 24 hours.', 'If you did not sign up, you can leave this mail unanswered.'],
  });

export const writeResetMail = (publicUrl: string, { email, first_name }: Person, token: string) =>
  writeLetter(email, {
    subject: `Choose a new password for ${brand.name}`,
    first_name,
    before: ['Somebody, hopefully you, asked for a new password for your account.'],
    link: { label: 'Choose a new password', url: link(publicUrl, 'reset-password', token) },
    after: [
      'The link works for one hour and once. Your sites will ask you to sign in again.',
      'If it was not you, you can leave this mail unanswered: your password stays as it is.',
    ],
  });

export const writeKnownAddressMail = (publicUrl: string, { email, first_name }: Person) =>
  writeLetter(email, {
    subject: `You already have a ${brand.name} account`,
    first_name,
    before: [
      'Somebody, hopefully you, tried to sign up with this e-mail address. You have an account already, so please sign in with its password.',
      'If you do not remember the password, you can choose a new one.',
    ],
    link: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    after: ['If it was not you, there is nothing to do: your account is unchanged.'],
  });

/** To the address that is to become the account's. */
export const writeNewAddressMail = (publicUrl: string, { email, first_name }: Person, token: string) =>
  writeLetter(email, {
    subject: `Confirm your new e-mail for ${brand.name}`,
    first_name,
    before: ['You asked to use this address for your account from now on. Please confirm that it is yours.'],
    link: { label: 'Use this e-mail', url: link(publicUrl, 'confirm-email', token) },
    after: [
      'The link works for 24 hours. Until you open it, your account keeps its old address.',
      'If it was not you, you can leave this mail unanswered.',
    ],
  });

/** To an address that somebody wants for their account and that has one already. */
export const writeTakenAddressMail = (publicUrl: string, { email, first_name }: Person) =>
  writeLetter(email, {
    subject: `This e-mail already has a ${brand.name} account`,
    first_name,
    before: [
      'Somebody, hopefully you, asked to use this e-mail address for another account. It has an account already, so it cannot be used for a second one.',
      'To move it, please sign in to this account and delete it or give it another address first.',
    ],
    link: { label: 'Sign In', url: `${publicUrl}/sign-in` },
    after: ['If it was not you, there is nothing to do: your account is unchanged.'],
  });

/** To the address that was the account's until now. */
export const writeAddressChangedMail = (publicUrl: string, { email, first_name }: Person) =>
  writeLetter(email, {
    subject: `Your ${brand.name} account has a new e-mail`,
    first_name,
    before: ['Your account now uses another e-mail address. No more mails about it will come to this one.'],
    link: { label: 'Get help', url: `${publicUrl}/support` },
    after: ['If it was not you, please write to whoever runs this library as soon as you can.'],
  });

export const writePasswordChangedMail = (publicUrl: string, { email, first_name }: Person) =>
  writeLetter(email, {
    subject: `Your ${brand.name} password was changed`,
    first_name,
    before: ['The password of your account was just changed.'],
    link: { label: 'Choose a new password', url: `${publicUrl}/forgot-password` },
    after: ['If it was you, there is nothing to do. If not, please choose a new password at once.'],
  });

export const writeDeletedMail = ({ email, first_name }: Person) =>
  writeLetter(email, {
    subject: `Your ${brand.name} account is deleted`,
    first_name,
    before: [
      'As you asked, your account and all that belonged to it is gone. Your sites are signed out; what you put on them stays.',
      'If you bought something, the orders stay in our books as the law asks, without your name and address.',
    ],
    after: ['This is the last mail about this account.'],
  });
