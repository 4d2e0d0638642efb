import type { Clock } from '../../deps.js';

export const day = 24 * 60 * 60_000;
/** Writes a new key to the file long before the old one expires, so that copies can be replaced in time. */
const lifetimes = { renewed: 90 * day, whole: 180 * day };

const ageOf = ({ created_at }: { created_at: string }, clock: Clock) => clock.now().getTime() - Date.parse(created_at);

/** Returns whether the file of a key needs a new one. */
export const isOld = (key: { created_at: string }, clock: Clock): boolean => ageOf(key, clock) >= lifetimes.renewed;

/** Returns whether a publisher key has expired. */
export const isExpired = (key: { created_at: string }, clock: Clock): boolean => ageOf(key, clock) > lifetimes.whole;
