import { brand } from '@kithouse/contract';
import { writeLetter } from './layout.js';

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
