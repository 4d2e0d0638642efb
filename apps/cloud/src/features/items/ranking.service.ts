import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { copySortKeys } from './ranking.queries.js';
import { bumpNumbersVersion } from './versions.queries.js';

const interval = 30_000;

/** How often this process has counted something. */
const counted = new WeakMap<Db, number>();
export const countBumps = (db: Db) => counted.get(db) ?? 0;

/**
 * To be called after a number that public answers show has changed and is committed. Answers that others keep go stale with the
 * next ranking, not with each star: half a minute is soon enough for a number, and a busy minute would leave nothing to keep.
 */
export async function bumpVersion(db: Db): Promise<void> {
  counted.set(db, countBumps(db) + 1);
}

/** Makes all that others keep of public answers stale at once. */
export const expireAnswers = bumpNumbersVersion;

/** Sorts the lists by what has been counted since the last time, and lets the numbers be seen. */
export async function rank(db: Db): Promise<void> {
  if ((await copySortKeys(db)) > 0) {
    await bumpNumbersVersion(db);
  }
}

/** Ranks now and then, so that a star moves no index while someone waits. Answers what ends it. */
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
