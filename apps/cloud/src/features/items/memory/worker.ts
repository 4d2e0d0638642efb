import { parentPort, workerData } from 'node:worker_threads';
import { openDb } from '../../../db/client.js';
import { listBuffers } from './index-data.js';
import { loadIndex } from './load.queries.js';

/** Limits the time of reading a batch, and of processing it while the machine is busy, in ms. */
const timeoutMs = 10 * 60_000;

const { url } = workerData as { url: string };
const db = openDb({ url, pool: 1, timeoutMs, idleMs: timeoutMs });
try {
  const data = await loadIndex(db);
  parentPort?.postMessage(data, listBuffers(data));
} finally {
  await db.destroy();
}
