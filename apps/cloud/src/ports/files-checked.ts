import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@kithouse/contract';

/** Other users of the machine read no templates. */
export const privateFile = 0o600;

/** Writes bytes to a new file. Throws `invalid_input` if they don't match the hash. */
export async function writeChecked(path: string, bytes: Uint8Array | Readable, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const from = bytes instanceof Readable ? bytes : Readable.from([bytes]);
  await pipeline(from, watch, createWriteStream(path, { mode: privateFile }));
  assertSame(hash.digest('hex'), sha256);
}

/** Passes bytes on once their hash is known to be right. A stream is first written to a temporary file. */
export async function withCheckedBytes(
  sha256: string,
  bytes: Uint8Array | Readable,
  work: (checked: Uint8Array | Readable) => Promise<void>,
): Promise<void> {
  if (!(bytes instanceof Readable)) {
    assertSame(createHash('sha256').update(bytes).digest('hex'), sha256);
    return work(bytes);
  }
  const path = join(tmpdir(), `kithouse-${randomUUID()}`);
  try {
    await writeChecked(path, bytes, sha256);
    await work(createReadStream(path));
  } finally {
    await rm(path, { force: true });
  }
}

function assertSame(found: string, sha256: string) {
  if (found !== sha256) {
    throw new AppError('invalid_input', 'The file arrived damaged. Upload it again.');
  }
}
