import { setTimeout as sleep } from 'node:timers/promises';
import { countConnections } from '../../db/client.js';
import { findJobState } from '../../db/job-states.js';
import type { Deps } from '../../deps.js';
import type { Metrics, StoredCounts } from '../../metrics.js';
import { countJobs, countMails } from './monitoring.queries.js';

type Context = Pick<Deps, 'db' | 'files' | 'index' | 'log' | 'threads'>;

/** In ms. Several scrapes share one answer of the database and the file store, and none waits long for it. */
const times = { shared: 2000, patience: 3000 };

/** Returns a function that renders the metrics for one scrape. */
export function createScrape(context: Context, metrics: Metrics): () => Promise<string> {
  const { db, files, index, log, threads } = context;
  const readStored = share(
    () => countStored(context),
    (error) => log.warn({ reason: error.message }, 'the metrics of the database could not be read'),
  );
  const checkFiles = share(
    () => files.check(),
    (error) => log.warn({ reason: error.message }, 'the file store can’t be used'),
  );
  return async () => {
    const [stored, checked] = await Promise.all([readStored(), checkFiles()]);
    const hasFiles = checked !== undefined;
    return metrics.render({
      stored,
      hasFiles,
      pool: countConnections(db),
      index: index?.describe(),
      threads: threads.count(),
    });
  };
}

/** Returns a function that answers from one read for a while, or undefined after a failure or a long wait. */
function share<Answer>(read: () => Promise<Answer>, onError: (error: Error) => void): () => Promise<Answer | undefined> {
  let last: { at: number; answer: Promise<Answer | undefined> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > times.shared) {
      const late = sleep(times.patience, undefined, { ref: false });
      const answer = Promise.race([read(), late]).catch((error: Error) => {
        onError(error);
        return undefined;
      });
      last = { at: performance.now(), answer };
    }
    return last.answer;
  };
}

async function countStored({ db }: Pick<Deps, 'db'>): Promise<StoredCounts> {
  const [rows, mails] = await Promise.all([countJobs(db), countMails(db)]);
  const jobs = new Map<string, StoredCounts['jobs'][number]>();
  // Jobs that wait for their first run or for a retry are separate rows.
  for (const { kind, state, count, overdueSeconds } of rows) {
    const shown = findJobState(state) ?? 'waiting';
    const known = jobs.get(`${kind} ${shown}`);
    const overdue = Math.max(overdueSeconds, known?.overdueSeconds ?? 0);
    jobs.set(`${kind} ${shown}`, { kind, state: shown, count: count + (known?.count ?? 0), overdueSeconds: overdue });
  }
  return { jobs: [...jobs.values()], mails };
}
