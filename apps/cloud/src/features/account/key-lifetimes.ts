import type { Clock } from '../../deps.js';

const day = 24 * 60 * 60_000;
/** A file gets a new key long before its old one ends, so that copies can be replaced meanwhile. */
const lifetimes = { renewed: 90 * day, whole: 180 * day };

const ageOf = ({ created_at }: { created_at: string }, clock: Clock) => clock.now().getTime() - Date.parse(created_at);

/** Returns whether the file of a key needs a new one. */
export const isOld = (key: { created_at: string }, clock: Clock): boolean => ageOf(key, clock) >= lifetimes.renewed;

/** Returns whether a key of no account has ended. */
export const isExpired = (key: { created_at: string }, clock: Clock): boolean => ageOf(key, clock) > lifetimes.whole;
