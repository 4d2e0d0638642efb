import * as z from 'zod';

const minute = 60_000;
const number = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

/** Defines how long browsers stay signed in. The defaults are those of ASVS, level 2. */
export const sessionSettings = {
  KITHOUSE_SESSION_IDLE: number(30, 5, 43_200).describe('Minutes until an unused browser is signed out of the portal.'),
  KITHOUSE_SESSION_LIFETIME: number(720, 30, 259_200).describe(
    'Minutes until any browser has to sign in again. Sites stay signed in.',
  ),
};

const Settings = z.object(sessionSettings);

export const toSessions = (given: z.infer<typeof Settings>) => ({
  sessions: { idleMs: given.KITHOUSE_SESSION_IDLE * minute, wholeMs: given.KITHOUSE_SESSION_LIFETIME * minute },
});
