import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { defineRecurringJob, type JobKind } from '../jobs/job.service.js';
import { copySortKeys } from './ranking.queries.js';
import { bumpCountsVersion, bumpNumbersVersion, jumpNumbersVersion } from './versions.queries.js';

export { updatePopularity } from './ranking.queries.js';

/**
 * Records that a public number has changed; call it after the commit. Cached details of items expire in all processes. Lists expire
 * with the next ranking: half a minute is soon enough there, and a busy minute would leave nothing cached.
 */
export const bumpVersion = bumpCountsVersion;

/** Expires all cached public answers at once, also those of another timeline of a restored database. */
export const expireAnswers = jumpNumbersVersion;

/** Sorts the lists by the current counts and publishes the numbers. */
export async function rank(db: Db): Promise<void> {
  if ((await copySortKeys(db)) > 0) {
    await bumpNumbersVersion(db);
  }
}

/** Ranks in the background, so that no favourite updates an index while a person waits. */
export const rankingJob = ({ db }: Pick<Deps, 'db'>): JobKind =>
  defineRecurringJob({
    name: 'ranking',
    limits: { every: 30, run: 120, atOnce: 1, retries: 2, retryAfter: 5 },
    parts: { all: () => rank(db) },
  });
