import { AppError, type CloudStatus } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listPlans } from '../purchases/purchases.service.js';
import { countFiles, lockAccount } from './quota.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;

/**
 * Lets pushes, copies and restores of one account pass one at a time, until the transaction ends. Before any lock of a
 * workspace, and that before any of a file.
 */
export const lockQuota = lockAccount;

/** How full a cloud is. */
export async function getUsage(context: Context, userId: number): Promise<CloudStatus> {
  const [files, limit] = await Promise.all([countFiles(context.db, userId), getLimit(context, userId)]);
  return { limit, usage: files, files };
}

/** Makes sure that an account has room for so many more files; throws `cloud_full`. `db` is a transaction's. */
export async function claimPlaces(context: Context, userId: number, count: number): Promise<void> {
  await lockQuota(context.db, userId);
  const limit = await getLimit(context, userId);
  if (limit !== -1 && (await countFiles(context.db, userId)) + count > limit) {
    throw new AppError('cloud_full');
  }
}

async function getLimit({ db, config, clock }: Context, userId: number): Promise<number> {
  const plans = await listPlans(db, userId, clock.now());
  return plans.includes('free') ? config.cloudFiles.free : config.cloudFiles.paid;
}
