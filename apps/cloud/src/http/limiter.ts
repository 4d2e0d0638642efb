import { AppError } from '@kithouse/contract';
import pLimit from 'p-limit';

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` tasks at a time, the others in order; throws `rate_limited` when `maxQueue` tasks already wait. */
export function createLimiter(concurrency: number, maxQueue: number): Limiter {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxQueue) {
      throw new AppError('rate_limited');
    }
    return limit(work);
  };
}
