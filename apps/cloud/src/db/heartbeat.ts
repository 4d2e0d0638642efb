import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError } from './away.js';

export type Heartbeat = {
  /** Waits for work, but throws `DatabaseAwayError` once the database doesn't answer. `onLate` receives a result that nobody awaits. */
  guard: <Result>(work: () => Promise<Result>, onLate: (result: Result) => void) => Promise<Result>;
  stop: () => Promise<void>;
};

type Options = { url: string; everyMs?: number; patienceMs?: number; onAway: () => void; onBack?: () => void };

/**
 * Asks the database every second on a connection of its own. A database that hangs keeps connections open, so that only a
 * missing answer reveals it.
 */
export function startHeartbeat({ url, everyMs = 1000, patienceMs = 1500, onAway, onBack = () => {} }: Options): Heartbeat {
  const stopping = new AbortController();
  const waiting = new Set<(error: Error) => void>();
  let client: pg.Client | undefined;
  let isAway = false;

  const drop = () => {
    client?.connection.stream.destroy();
    client = undefined;
  };

  const change = (answers: boolean) => {
    if (answers !== isAway) {
      return;
    }
    isAway = !answers;
    if (answers) {
      onBack();
      return;
    }
    for (const reject of waiting) {
      reject(new DatabaseAwayError());
    }
    onAway();
  };

  const ask = async () => {
    if (!client) {
      client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
    }
    await client.query('select 1');
    return true;
  };

  const beat = async () => {
    while (!stopping.signal.aborted) {
      const answers = await Promise.race([ask().catch(() => false), giveUp(patienceMs)]);
      if (!answers) {
        drop();
      }
      change(answers);
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    drop();
  };
  const ended = beat();

  return {
    guard(work, onLate) {
      if (isAway) {
        return Promise.reject(new DatabaseAwayError());
      }
      return new Promise((resolve, reject) => {
        const giveUpOn = (error: Error) => {
          reject(error);
          waiting.delete(giveUpOn);
        };
        waiting.add(giveUpOn);
        void work()
          .then((result) => (waiting.has(giveUpOn) ? resolve(result) : onLate(result)), reject)
          .finally(() => waiting.delete(giveUpOn));
      });
    },
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

/** In ms. */
const step = 100;

/**
 * Resolves to false after that time. It waits in short steps, because a process that was busy for seconds must first read the
 * answers that arrived meanwhile.
 */
async function giveUp(ms: number): Promise<false> {
  for (let waited = 0; waited < ms; waited += step) {
    await sleep(step, undefined, { ref: false });
  }
  return false;
}
