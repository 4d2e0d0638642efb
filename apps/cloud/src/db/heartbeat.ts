import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAwayError } from './away.js';

export type Heartbeat = {
  /** Waits for work, but throws `DatabaseAwayError` once the database doesn't answer. `onLate` receives a result that nobody awaits. */
  guard: <Result>(work: () => Promise<Result>, onLate: (result: Result) => void) => Promise<Result>;
  stop: () => Promise<void>;
};

/** In ms. */
const times = { interval: 400, patience: 1500, step: 100 };

/**
 * Asks the database several times a second over a separate connection. A database that hangs keeps connections open, so that only a
 * missing answer reveals it.
 */
export function startHeartbeat(url: string, onAway: () => void): Heartbeat {
  const stopping = new AbortController();
  const waiting = new Set<(error: Error) => void>();
  const probe = createProbe(url);
  let isAway = false;

  const beat = async () => {
    while (!stopping.signal.aborted) {
      const answers = await Promise.race([probe.ask().catch(() => false), giveUp()]);
      if (!answers) {
        probe.drop();
      }
      if (!answers && !isAway) {
        for (const reject of waiting) {
          reject(new DatabaseAwayError());
        }
        onAway();
      }
      isAway = !answers;
      await sleep(times.interval, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    probe.drop();
  };
  const ended = beat();

  return {
    guard(work, onLate) {
      if (isAway) {
        return Promise.reject(new DatabaseAwayError());
      }
      return new Promise((resolve, reject) => {
        const abandon = (error: Error) => {
          reject(error);
          waiting.delete(abandon);
        };
        waiting.add(abandon);
        void work()
          .then((result) => (waiting.has(abandon) ? resolve(result) : onLate(result)), reject)
          .finally(() => waiting.delete(abandon));
      });
    },
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

function createProbe(url: string) {
  let client: pg.Client | undefined;

  async function connect() {
    const opened = new pg.Client({ connectionString: url });
    client = opened;
    // A lost connection also fails the next question.
    opened.on('error', () => {});
    await opened.connect();
    return opened;
  }

  return {
    async ask() {
      const connected = client ?? (await connect());
      await connected.query('select 1');
      return true;
    },
    drop() {
      client?.connection.stream.destroy();
      client = undefined;
    },
  };
}

/**
 * Resolves to false when patience ends. It waits in short steps, because a process that was busy for seconds must first read the
 * answers that arrived meanwhile.
 */
async function giveUp(): Promise<false> {
  for (let waited = 0; waited < times.patience; waited += times.step) {
    await sleep(times.step, undefined, { ref: false });
  }
  return false;
}
