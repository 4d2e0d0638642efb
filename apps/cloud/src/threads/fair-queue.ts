import { AppError } from '@kithouse/contract';

/**
 * Admits a limited number of tasks at a time. The others wait, and their owners take turns, so that an owner with many tasks delays
 * the others by one task at most.
 */
export function createFairQueue(limits: { atOnce: number; waiting: number }) {
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;
  return {
    count: () => ({ running, waiting }),
    /** Resolves when a task of this owner can start. Throws `rate_limited` if too many wait. */
    async enter(owner: string): Promise<void> {
      if (running < limits.atOnce) {
        running += 1;
        return;
      }
      if (waiting >= limits.waiting) {
        throw new AppError('rate_limited');
      }
      waiting += 1;
      await new Promise<void>((start) => queues.set(owner, [...(queues.get(owner) ?? []), start]));
    },
    /** Passes the place of a finished task to the next one. */
    leave(): void {
      const [next] = queues;
      if (!next) {
        running -= 1;
        return;
      }
      const [owner, [start, ...others]] = next;
      queues.delete(owner);
      if (others.length > 0) {
        queues.set(owner, others);
      }
      waiting -= 1;
      start?.();
    },
  };
}
