import { openDb } from '../db/client.js';
import { findRunning } from '../db/embedded/running.js';
import { createJobQueue } from '../db/job-queue.js';

/** Adds a failed job to the embedded database of a running cloud, of a kind that only processes with a renderer run. */
export async function addFailedJob(dataDir: string, { id, reason }: { id: string; reason: string }): Promise<void> {
  const name = 'thumbnails';
  const db = openDb({ url: (await findRunning(dataDir)) ?? '' });
  const queue = createJobQueue(db, () => {});
  await queue.start([{ name, expireSeconds: 60, retries: 0, retrySeconds: 1 }]);
  await queue.addMissing(name, async () => [{ id, payload: { file: 12, version: 3 } }]);
  const job = await queue.take(name);
  await queue.fail(name, job?.id ?? '', reason);
  await queue.stop();
  await db.destroy();
}
