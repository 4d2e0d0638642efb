import { setTimeout as sleep } from 'node:timers/promises';

export type Traffic = {
  count: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when nothing is in progress. PHP shares this thread, so it cannot interrupt code that runs immediately. */
  calm: () => Promise<void>;
};

/** Tracks running PHP requests, so that the database is never copied meanwhile. */
export function createTraffic(patience = 30_000): Traffic {
  let running = 0;
  return {
    count: async (work) => {
      running++;
      try {
        return await work();
      } finally {
        running--;
      }
    },
    calm: async () => {
      for (let waited = 0; running > 0; waited += 10) {
        if (waited >= patience) {
          throw new Error(`${running} requests to WordPress are still running: end them before a snapshot is taken or restored.`);
        }
        await sleep(10);
      }
    },
  };
}
