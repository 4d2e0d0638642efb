import { brand } from '@kithouse/contract';
import { type Reader, writeLetter } from '../../../ports/mail-letter.js';
import type { Words } from '../../../ports/words.js';

export type FactorEvent = 'on' | 'off' | 'removed' | 'renewed' | 'recovered' | 'guessed';

/** Writes the mail about a change of the second factor, or about a sign-in that its owner may not have made. */
export const writeFactorMail = (publicUrl: string, person: Reader, event: FactorEvent) =>
  writeLetter(person, ({ t }) => {
    const { subject, text } = tell[event](t);
    const isWarning = event === 'guessed';
    return {
      subject,
      before: [text],
      link: isWarning
        ? { label: t('Choose a new password'), url: `${publicUrl}/forgot-password` }
        : { label: t('Go to your account'), url: `${publicUrl}/account` },
      after: [
        isWarning
          ? t('If it was you, try again in an hour. If not, choose a new password immediately.')
          : t('If it wasn’t you, choose a new password immediately and contact the operator of this library.'),
      ],
    };
  });

const product = { brand: brand.name };

const tell: Record<FactorEvent, (t: Words['t']) => { subject: string; text: string }> = {
  on: (t) => ({
    subject: t('Two-step sign-in is on for {brand}', product),
    text: t('From now on, signing in with your password also needs a code from your authenticator app.'),
  }),
  off: (t) => ({
    subject: t('Two-step sign-in is off for {brand}', product),
    text: t('Signing in now needs only your password. Your recovery codes no longer work.'),
  }),
  removed: (t) => ({
    subject: t('Two-step sign-in is off for {brand}', product),
    text: t(
      'The operator of this library turned it off, because somebody, hopefully you, reported the loss of the authenticator app and the recovery codes. Signing in now needs only your password, and all browsers are signed out.',
    ),
  }),
  renewed: (t) => ({
    subject: t('New recovery codes for {brand}', product),
    text: t('You have new recovery codes. The old ones no longer work.'),
  }),
  recovered: (t) => ({
    subject: t('A recovery code of your {brand} account was used', product),
    text: t('Somebody, hopefully you, used one of your recovery codes. It works only once.'),
  }),
  guessed: (t) => ({
    subject: t('Somebody knows your {brand} password', product),
    text: t('Somebody entered your correct password and then many wrong codes. They didn’t get in.'),
  }),
};
