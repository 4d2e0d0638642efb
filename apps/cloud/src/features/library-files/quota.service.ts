import { AppError, type CloudStatus } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listAccountPlans } from '../purchases/purchases.service.js';
import { countFiles, lockAccount, sumBytes } from './quota.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;

/**
 * Serialises pushes, copies and restores of one account until the transaction ends. Take it before a workspace lock, and that
 * before a file lock.
 */
export const lockQuota = lockAccount;

/** Returns the used and allowed number of files. */
export async function getUsage(context: Context, userId: number): Promise<CloudStatus> {
  const [files, limit] = await Promise.all([countFiles(context.db, userId), getLimit(context, userId)]);
  return { limit, usage: files, files };
}

/** Checks that an account has room for this many more files; throws `cloud_full`. `db` must be a transaction. */
export async function reserveFiles(context: Context, userId: number, count: number): Promise<void> {
  await lockQuota(context.db, userId);
  const limit = await getLimit(context, userId);
  if (limit !== -1 && (await countFiles(context.db, userId)) + count > limit) {
    throw new AppError('cloud_full');
  }
}

const megabyte = 1024 * 1024;

/** Checks that an account has room for this many more bytes; throws `cloud_full`. Counts all versions, pictures and the trash. */
export async function assertRoom(context: Context, userId: number, bytes: number): Promise<void> {
  const max = await getLimit(context, userId, 'cloudMegabytes');
  if (max !== -1 && (await sumBytes(context.db, userId)) + bytes > max * megabyte) {
    throw new AppError('cloud_full', 'Your cloud has no space left. Delete files permanently, or upgrade your plan.');
  }
}

type Limit = 'cloudFiles' | 'cloudMegabytes';

async function getLimit({ db, config, clock }: Context, userId: number, limit: Limit = 'cloudFiles'): Promise<number> {
  const plans = await listAccountPlans(db, userId, clock.now());
  return plans.includes('free') ? config[limit].free : config[limit].paid;
}
