import type { Readable } from 'node:stream';
import type { Files } from '../ports/files.js';
import { createAnswerStore } from './caching.js';

const kilobyte = 1024;
/** Room for the pictures of a few packs that many sites import at once. */
const [storeBytes, fileBytes] = [64 * kilobyte * kilobyte, 512 * kilobyte];

type HotFile = { bytes: number; body: Buffer | Readable };

/** Returns a function that opens whole files and keeps small ones in memory: a file never changes, because its name is its hash. */
export function createHotFiles({ open }: Pick<Files, 'open'>): (sha256: string) => Promise<HotFile | undefined> {
  const store = createAnswerStore(storeBytes);
  return async (sha256) => {
    const known = store.find(sha256);
    if (known) {
      return { bytes: known.length, body: known };
    }
    const file = await open(sha256);
    if (!file || file.bytes > fileBytes) {
      return file && { bytes: file.bytes, body: file.stream };
    }
    const body = Buffer.concat(await file.stream.toArray());
    store.keep(sha256, body);
    return { bytes: body.length, body };
  };
}
