import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { countAttempt, forgetAttempts, forgetAttemptsBefore } from './attempts.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often something may be tried within how long. A site's people share its address, so that one is generous. */
const limits = {
  signInByAddress: { most: 200, windowMs: 15 * minute },
  signInByPerson: { most: 10, windowMs: 15 * minute },
  signInToAccount: { most: 100, windowMs: 60 * minute },
  signUpByAddress: { most: 60, windowMs: 60 * minute },
  signUpByPerson: { most: 10, windowMs: 60 * minute },
  linkByAddress: { most: 100, windowMs: 15 * minute },
  mailByAddress: { most: 60, windowMs: 60 * minute },
  mailToPerson: { most: 4, windowMs: 60 * minute },
};

type Limit = keyof typeof limits;

/** Throws `rate_limited` when this was tried too often. Counted in the database, so all processes count together. */
export async function assertNotTooOften(context: Context, limit: Limit, ...who: string[]): Promise<void> {
  if (!(await isWithinLimit(context, limit, ...who))) {
    throw new AppError('rate_limited');
  }
}

/** Counts a try and answers whether it is allowed. */
export async function isWithinLimit({ db, clock }: Context, limit: Limit, ...who: string[]): Promise<boolean> {
  const { most, windowMs } = limits[limit];
  const count = await countAttempt(db, bucketOf(limit, who), clock.now(), windowMs);
  if (count === 1) {
    await forgetAttemptsBefore(db, new Date(clock.now().getTime() - day).toISOString());
  }
  return count <= most;
}

/** A success starts the count over. */
export const forgive = ({ db }: Context, limit: Limit, ...who: string[]) => forgetAttempts(db, bucketOf(limit, who));

/** Hashed, so that the table tells neither addresses nor e-mails. */
const bucketOf = (limit: Limit, who: string[]) =>
  `${limit}:${createHash('sha256').update(who.map(networkOf).join('\n')).digest('base64url')}`;

/** Whoever has one IPv6 address has a whole /64 of them. */
function networkOf(who: string): string {
  if (!isIPv6(who) || who.includes('.')) {
    return who;
  }
  const [head = '', tail = ''] = who.split('::');
  const [left, right] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = who.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
