import { createJobQueue } from '../db/job-queue.js';
import type { Deps } from '../deps.js';
import { rankingJob } from '../features/items/ranking.service.js';
import type { JobKind } from '../features/jobs/job.service.js';
import { startWorkers } from '../features/jobs/workers.service.js';
import { thumbnailJob } from '../features/library-files/thumbnails.service.js';
import { pictureJob } from '../features/variants/variants.service.js';
import type { Renderer } from '../ports/renderer.js';
import { createChromiumRenderer } from '../ports/renderer-chromium.js';
import { orphanJob, sweepJob } from './sweep.js';

/** Lists the jobs of every feature. A new kind adds one entry. */
const listJobKinds = (deps: Deps, renderer: Renderer | undefined): JobKind[] => [
  rankingJob(deps),
  sweepJob(deps),
  orphanJob(deps),
  pictureJob(deps),
  // A process without a renderer leaves these to the others.
  ...(renderer ? [thumbnailJob(deps, renderer)] : []),
];

/** Runs background jobs beside the other processes of this cloud. Returns a function that stops it. */
export async function startJobs(deps: Deps): Promise<() => Promise<void>> {
  const { db, log, config, metrics } = deps;
  const renderer = config.renderer === undefined ? undefined : createChromiumRenderer(config.renderer);
  const queue = createJobQueue(db, (error) => log.warn({ reason: error.message }, 'the job queue could not be maintained'));
  const workers = await startWorkers({ queue, log, kinds: listJobKinds(deps, renderer), onEnd: metrics?.observeJob });
  return async () => {
    const stopped = workers.stop();
    await renderer?.stop();
    await stopped;
  };
}
