import type { Deps } from '../../deps.js';
import { bumpVersion } from './items.service.js';
import { copySortKeys } from './ranking.queries.js';

const interval = 60_000;

/** Sorts the lists by what has been counted since the last time. */
export async function rank(db: Deps['db']): Promise<void> {
  if ((await copySortKeys(db)) > 0) {
    await bumpVersion(db);
  }
}

/** Ranks once a minute, so that a star moves no index while someone waits. Answers what ends it. */
export function startRanking({ db, log }: Pick<Deps, 'db' | 'log'>): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = rank(db).catch((error: unknown) => log.error({ err: error }, 'the ranking failed'));
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
