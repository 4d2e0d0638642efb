import { createHash } from 'node:crypto';
import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { networkOf } from '../../network-of.js';
import { countAttempt, forgetAttempts, forgetAttemptsBefore } from './attempts.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lists the maximum attempts per time window. Limits per address are generous because the people of a site share one. */
const limits = {
  signInByAddress: { max: 200, windowMs: 15 * minute },
  signInByPerson: { max: 10, windowMs: 15 * minute },
  signInToAccount: { max: 100, windowMs: 60 * minute },
  /** For an account that many addresses try: slow enough to stop guessing, but its owner still gets in from a new address. */
  signInToTriedAccount: { max: 3, windowMs: 60 * minute },
  /** Codes of the second factor while signing in, which only somebody with the password can use up. */
  codeOfAccount: { max: 10, windowMs: 60 * minute },
  /** Codes of the second factor while signed in. */
  ownCodeOfAccount: { max: 10, windowMs: 15 * minute },
  passwordOfAccount: { max: 10, windowMs: 15 * minute },
  signUpByAddress: { max: 60, windowMs: 60 * minute },
  signUpByPerson: { max: 10, windowMs: 60 * minute },
  linkByAddress: { max: 100, windowMs: 15 * minute },
  mailByAddress: { max: 60, windowMs: 60 * minute },
  orderByAccount: { max: 60, windowMs: 60 * minute },
  payByAccount: { max: 300, windowMs: 15 * minute },
  cloudMediaOfAccount: { max: 3000, windowMs: 60 * minute },
  /** In megabytes: media without a template are stored until the next sweep. */
  cloudMediaBytesOfAccount: { max: 5000, windowMs: day },
  /** In chunks of a template: parsing a large malicious one blocks this process for seconds. */
  pushOfAccount: { max: 1000, windowMs: 15 * minute },
  /** In megabytes of pictures: a zip is built in memory. */
  downloadOfAccount: { max: 1000, windowMs: 15 * minute },
  exportOfAccount: { max: 10, windowMs: 15 * minute },
  cloudImportOfAccount: { max: 20, windowMs: 60 * minute },
  /** Limits the calls of an account that the security log records, because each adds a row. */
  recordedOfAccount: { max: 200, windowMs: 60 * minute },
  /** Half of the account's limit, so that somebody who took over one browser can't block the calls of the others. */
  recordedOfSession: { max: 100, windowMs: 60 * minute },
  /** Counts calls with links of emails separately, because a link is the way back into an account. */
  recordedByLink: { max: 100, windowMs: 60 * minute },
  photoOfAccount: { max: 30, windowMs: 60 * minute },
  inviteByAccount: { max: 100, windowMs: 60 * minute },
  inviteByAccountADay: { max: 300, windowMs: day },
  resendByPerson: { max: 3, windowMs: 60 * minute },
  workspaceByAccount: { max: 100, windowMs: 60 * minute },
  alarmToPerson: { max: 1, windowMs: 60 * minute },
  mailToPerson: { max: 4, windowMs: 60 * minute },
};

type Limit = keyof typeof limits;

/** Throws `rate_limited` after too many attempts. The database counts them, so all processes share one count. */
export async function assertWithinRateLimit(context: Context, limit: Limit, ...who: string[]): Promise<void> {
  if (!(await isWithinLimit(context, limit, ...who))) {
    throw new AppError('rate_limited');
  }
}

/** Limits a call per IP address before its body is read. */
export const limitAddress =
  (context: Context, limit: Limit) =>
  ({ ip }: { ip: string }): Promise<void> =>
    assertWithinRateLimit(context, limit, ip);

/** Limits a call per account before its body is read. */
export const limitAccount =
  (context: Context, limit: Limit) =>
  ({ user }: { user?: { id: number } | undefined }): Promise<void> =>
    assertWithinRateLimit(context, limit, `${user?.id}`);

/** Throws `rate_limited` when the weighted sum of the attempts is too high. */
export async function assertWithinBudget(context: Context, limit: Limit, weight: number, ...who: string[]): Promise<void> {
  if (!(await isAllowed(context, limit, weight, who))) {
    throw new AppError('rate_limited');
  }
}

/** Counts an attempt and returns whether it is allowed. */
export const isWithinLimit = (context: Context, limit: Limit, ...who: string[]): Promise<boolean> =>
  isAllowed(context, limit, 1, who);

async function isAllowed({ db, clock }: Context, limit: Limit, weight: number, who: string[]): Promise<boolean> {
  const { max, windowMs } = limits[limit];
  const count = await countAttempt(db, bucketOf(limit, who), clock.now(), windowMs, weight);
  if (count === weight) {
    await forgetAttemptsBefore(db, new Date(clock.now().getTime() - day).toISOString());
  }
  return count <= max;
}

/** Resets the count after a success. */
export const forgive = ({ db }: Context, limit: Limit, ...who: string[]) => forgetAttempts(db, bucketOf(limit, who));

/** Hashes the bucket name, so that the table reveals no addresses or e-mails. */
const bucketOf = (limit: Limit, who: string[]) =>
  `${limit}:${createHash('sha256').update(who.map(networkOf).join('\n')).digest('base64url')}`;
