import { Worker } from 'node:worker_threads';
import type { Db } from '../../../db/client.js';
import type { Log } from '../../../log.js';
import type { KeptIndex } from '../../../ports/catalogue.js';
import { readChanges } from '../changes.queries.js';
import { getCatalogueVersion } from '../versions.queries.js';
import type { IndexData } from './index-data.js';
import { keepIndex } from './keep-index.js';
import { countAllItems } from './load.queries.js';

type Options = { db: Db; url: string; log: Log /** A larger catalogue is answered by the database. */; maxItems: number };

/** Below this size the database is as fast, and a thread would cost more than it saves. */
export const minIndexedItems = 2_000;

/** A thread doesn't inherit the loader that lets Node run the sources. */
const program = import.meta.url.endsWith('.ts') ? './worker-start.mjs' : './worker.js';

/** Opens an index suited to the catalogue's size and starts building it. */
export async function openIndex({ db, url, log, maxItems }: Options): Promise<KeptIndex> {
  const index = keepIndex({
    log,
    readChanges: (since, limit) => readChanges(db, since, limit),
    async build(_version, signal) {
      const items = await countAllItems(db);
      return items >= minIndexedItems && items <= maxItems ? buildBeside(url, signal) : undefined;
    },
  });
  await index.follow(await getCatalogueVersion(db));
  return index;
}

/** Builds in a separate thread, so that requests do not wait. */
export function buildBeside(url: string, signal?: AbortSignal): Promise<IndexData> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL(program, import.meta.url), { workerData: { url } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that indexes the catalogue ended with ${code}.`)));
    worker.unref();
    signal?.addEventListener('abort', () => void worker.terminate(), { once: true });
  });
}
