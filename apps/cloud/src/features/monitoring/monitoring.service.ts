import { setTimeout as sleep } from 'node:timers/promises';
import { countConnections } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import type { Metrics, StoredCounts } from '../../metrics.js';
import { countJobs, countMails } from './monitoring.queries.js';

type Context = Pick<Deps, 'db' | 'index' | 'log'>;

/** In ms. Several scrapes share one answer of the database, and none waits long for it. */
const times = { shared: 2000, patience: 3000 };

/** Returns a function that renders the metrics for one scrape. */
export function createScrape(context: Context, metrics: Metrics): () => Promise<string> {
  const { db, index, log } = context;
  let last: { at: number; stored: Promise<StoredCounts | undefined> } | undefined;
  const read = () => {
    if (!last || performance.now() - last.at > times.shared) {
      const late = sleep(times.patience, undefined, { ref: false });
      const stored = Promise.race([countStored(context), late]).catch((error: Error) => {
        log.warn({ reason: error.message }, 'the metrics of the database could not be read');
        return undefined;
      });
      last = { at: performance.now(), stored };
    }
    return last.stored;
  };
  return async () => metrics.render({ stored: await read(), pool: countConnections(db), index: index?.describe() });
}

async function countStored({ db }: Context): Promise<StoredCounts> {
  const [jobs, mails] = await Promise.all([countJobs(db), countMails(db)]);
  return { jobs, mails };
}
