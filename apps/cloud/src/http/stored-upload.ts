import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@kithouse/contract';
import type { preParsingAsyncHookHandler } from 'fastify';

/** A body that was written to a file, because many large ones would fill the memory. */
export type StoredUpload = { path: string; bytes: number; remove: () => Promise<void> };

/** In ms. A killed process leaves its files. */
const forgottenAfter = 24 * 60 * 60_000;

/** Describes a body to store: its announced size, and its limit in bytes. */
type Given = { body: Readable; announced: number; limit: number };

/** Writes a body to a new file in the folder. Throws `too_large`, and leaves nothing when the client hangs up. */
export async function storeBody({ body, announced, limit }: Given, folder: string): Promise<StoredUpload> {
  if (announced > limit) {
    throw new AppError('too_large');
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const remove = () => rm(path, { force: true });
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(body, limitBytes(limit), file);
    return { path, bytes: file.bytesWritten, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function limitBytes(limit: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limit ? new AppError('too_large') : null, chunk);
    },
  });
}

/** Returns the folder of the bodies that are stored while they arrive. */
export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Removes the bodies that a killed process left. */
export async function sweepUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs > forgottenAfter) {
      await rm(path, { force: true });
    }
  }
}

/** Stores a body in the folder until the response ends. The handler gets a placeholder as its file. */
export const storeUpload =
  (folder: string): preParsingAsyncHookHandler =>
  async (request, reply, body) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    const limit = request.routeOptions.bodyLimit ?? 0;
    const upload = await storeBody({ body: body as Readable, announced, limit }, folder);
    if (reply.raw.destroyed) {
      // A client that hung up has closed already.
      await upload.remove();
      throw new AppError('rate_limited');
    }
    request.upload = upload;
    reply.raw.once('close', () => void upload.remove());
    return Object.assign(Readable.from([placeholder]), { receivedEncodedLength: announced });
  };

const placeholder = Buffer.from('stored');
