import { AsyncLocalStorage } from 'node:async_hooks';

/** Measures how long some work waits for the database, or for the work of others. Concurrent waits count once. */
export class Waiting {
  #open = 0;
  #since = 0;
  #ms = 0;

  constructor(readonly now: () => number) {}

  begin() {
    if (this.#open === 0) {
      this.#since = this.now();
    }
    this.#open += 1;
  }

  end() {
    this.#open -= 1;
    if (this.#open === 0) {
      this.#ms += this.now() - this.#since;
    }
  }

  /** Includes a query that nobody awaits anymore. */
  get ms() {
    return this.#ms + (this.#open > 0 ? this.now() - this.#since : 0);
  }
}

const current = new AsyncLocalStorage<Waiting>();

/** Runs work whose queries are measured. */
export const measureWaiting = <Result>(waiting: Waiting, work: () => Promise<Result>): Promise<Result> =>
  current.run(waiting, work);

/** Counts the time until the database answers, or until a thread is free, as waiting time of the work that asked. */
export async function awaitElsewhere<Result>(ask: () => Promise<Result>): Promise<Result> {
  const waiting = current.getStore();
  waiting?.begin();
  try {
    return await ask();
  } finally {
    waiting?.end();
  }
}
