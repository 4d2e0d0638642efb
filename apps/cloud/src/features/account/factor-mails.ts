import * as z from 'zod/mini';
import { defineMail, ReaderFields } from '../mail/mail.service.js';
import { type FactorEvent, writeFactorMail } from './mails/factor-mail.js';

/** `guessed`: somebody knows the password and tried many codes. `recovered`: a recovery code was used. */
const Event = z.enum(['on', 'off', 'removed', 'renewed', 'recovered', 'guessed'] satisfies FactorEvent[]);

export const factorMail = defineMail('second-factor', {
  payload: z.object({ person: ReaderFields, event: Event }),
  write: ({ config }, { person, event }) => writeFactorMail(config.publicUrl, person, event),
});
