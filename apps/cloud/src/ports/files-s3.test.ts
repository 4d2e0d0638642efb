import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { collect } from '../testing/backup-target.js';
import { startObjectStorage } from '../testing/object-storage.js';
import { createS3Files } from './files-s3.js';

const storage = await startObjectStorage();
afterAll(storage.close);
const files = createS3Files(storage.settings);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const listed = async () => (await collect(files.list())).map(({ sha256, bytes }) => `${sha256} ${bytes}`);

test('[R-OPS-80] returns a file as it was stored, in one part or in several, from bytes or a stream', async () => {
  const [one, two, large] = [randomBytes(100_000), randomBytes(3_000_000), randomBytes(13_000_000)];

  await files.put(hashOf(one), one);
  await files.put(hashOf(two), Readable.from([two.subarray(0, 1_000_000), two.subarray(1_000_000)]));
  await files.put(hashOf(large), Readable.from([large]));

  for (const bytes of [one, two, large]) {
    const found = await files.open(hashOf(bytes));
    expect(found?.bytes).toBe(bytes.length);
    expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  }
});

test('[R-OPS-80] returns a part of a file', async () => {
  const bytes = randomBytes(1000);
  await files.put(hashOf(bytes), bytes);

  const part = await files.open(hashOf(bytes), { start: 10, end: 19 });

  expect(part?.bytes).toBe(10);
  expect(part && (await buffer(part.stream)).equals(bytes.subarray(10, 20))).toBe(true);
});

test('[R-OPS-80] stores nothing when the hash is wrong or the stream breaks', async () => {
  const before = await listed();
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(1000);
      throw new Error('the line is cut');
    })(),
  );

  await expect(files.put('0'.repeat(64), randomBytes(1000))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(files.put('2'.repeat(64), Readable.from([randomBytes(10)]))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(files.put('1'.repeat(64), broken)).rejects.toThrow('the line is cut');

  expect(await listed()).toEqual(before);
});

test('[R-OPS-80] keeps the bytes of a removed file out of view until they are old', async () => {
  const bytes = randomBytes(100);
  const sha256 = hashOf(bytes);
  await files.put(sha256, bytes);

  await files.remove(sha256);
  await files.remove(sha256);
  const isShown = [await files.has(sha256), await files.open(sha256), (await listed()).includes(`${sha256} 100`)];
  await files.removeUnfinished(new Date(Date.now() - 60_000));
  const kept = await files.openKept(sha256);
  await files.removeUnfinished(new Date(Date.now() + 60_000));

  expect(isShown).toEqual([false, undefined, false]);
  expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
  expect(await files.openKept(sha256)).toBeUndefined();
});

test('[R-OPS-80] lists files sorted by hash, and returns undefined for an unknown one', async () => {
  const all = Array.from({ length: 20 }, () => randomBytes(10));
  await Promise.all(all.map((bytes) => files.put(hashOf(bytes), bytes)));

  const found = await listed();

  expect(found).toEqual(found.toSorted());
  expect(found).toEqual(expect.arrayContaining(all.map((bytes) => `${hashOf(bytes)} 10`)));
  expect([await files.has('f'.repeat(64)), await files.open('f'.repeat(64))]).toEqual([false, undefined]);
  await expect(files.open('../../etc/passwd')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('[R-OPS-81] fails as unavailable, with the reason for the operator, while the storage is away or refuses the key', async () => {
  const { settings } = storage;
  const stranger = createS3Files({ ...settings, accessKey: 'stranger' });
  const lost = createS3Files({ ...settings, bucket: 'nobucket' });
  const bytes = randomBytes(10);

  const refused = await Promise.all(
    [stranger, lost].map((store) => store.put(hashOf(bytes), bytes).catch((error: unknown) => error)),
  );
  await storage.kill();
  const away = await Promise.all(
    [
      files.open(hashOf(bytes)),
      files.has(hashOf(bytes)),
      files.put(hashOf(bytes), bytes),
      files.remove(hashOf(bytes)),
      listed(),
    ].map((work) => work.catch((error: unknown) => error)),
  );
  const checked = await files.check().catch(({ message }: Error) => message);
  await storage.restart();

  expect(refused).toMatchObject([
    { code: 'library_unavailable', reason: expect.stringContaining('InvalidAccessKeyId') },
    { code: 'library_unavailable', reason: expect.stringContaining('NoSuchBucket') },
  ]);
  expect(away).toMatchObject(away.map(() => ({ code: 'library_unavailable', reason: expect.stringContaining('ECONNREFUSED') })));
  expect(checked).toMatch(/^the bucket kithouse at http:\S+ can’t be used \(.*ECONNREFUSED/);
  expect(await files.check()).toMatch(/^the bucket kithouse at /);
  await files.put(hashOf(bytes), bytes);
  expect(await files.has(hashOf(bytes))).toBe(true);
});

test('[R-OPS-81] gives up on a storage that accepts connections and never answers', async () => {
  const silent: Server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const hanging = createS3Files({ ...storage.settings, endpoint: `http://127.0.0.1:${port}` }, { requestTimeout: 200 });

  const outcome = await hanging.open('a'.repeat(64)).catch((error: unknown) => error);
  silent.close();

  expect(outcome).toMatchObject({ code: 'library_unavailable', reason: expect.stringContaining('Timeout') });
});
