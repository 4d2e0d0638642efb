import { AppError } from '@kithouse/contract';

export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs `most` pieces of work at a time and the others in the order they came; throws `rate_limited` when `waiting` wait already. */
export function createTurns(most: number, waiting: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) {
      running += 1;
    } else if (queue.length < waiting) {
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      throw new AppError('rate_limited');
    }
    try {
      return await work();
    } finally {
      // Whoever waits longest takes this place over.
      const next = queue.shift();
      if (next) {
        next();
      } else {
        running -= 1;
      }
    }
  };
}
