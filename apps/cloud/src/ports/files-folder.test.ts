import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createFolderFiles } from './files-folder.js';

const folder = await mkdtemp(join(tmpdir(), 'kithouse-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = createFolderFiles(folder);

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const listAll = async () => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test('returns a file as it was stored, from bytes or a stream', async () => {
  const [one, two] = [randomBytes(100_000), randomBytes(3_000_000)];

  await files.put(hashOf(one), one);
  await files.put(hashOf(two), Readable.from([two.subarray(0, 1_000_000), two.subarray(1_000_000)]));

  const [first, second] = [await files.open(hashOf(one)), await files.open(hashOf(two))];
  expect([first?.bytes, second?.bytes]).toEqual([100_000, 3_000_000]);
  expect(first && (await buffer(first.stream)).equals(one)).toBe(true);
  expect(second && (await buffer(second.stream)).equals(two)).toBe(true);
});

test('spreads files over two levels of folders', async () => {
  const bytes = randomBytes(10);
  await files.put(hashOf(bytes), bytes);

  const path = (await listAll()).map(({ parentPath, name }) => join(parentPath, name)).find((at) => at.endsWith(hashOf(bytes)));

  expect(path).toBe(join(folder, hashOf(bytes).slice(0, 2), hashOf(bytes).slice(2, 4), hashOf(bytes)));
});

test('[R-OPS-36] stores files that only their owner can read', async () => {
  const bytes = randomBytes(10);
  await files.put(hashOf(bytes), bytes);

  const path = join(folder, hashOf(bytes).slice(0, 2), hashOf(bytes).slice(2, 4), hashOf(bytes));
  const modes = await Promise.all(
    [path, dirname(path), join(folder, 'incoming')].map(async (at) => (await stat(at)).mode & 0o777),
  );

  expect(modes).toEqual([0o600, 0o700, 0o700]);
});

test('refuses bytes with another hash and stores nothing', async () => {
  const before = (await listAll()).length;

  await expect(files.put('0'.repeat(64), randomBytes(1000))).rejects.toMatchObject({ code: 'invalid_input' });

  expect(await files.has('0'.repeat(64))).toBe(false);
  expect((await listAll()).length).toBe(before);
});

test('stores nothing when the stream breaks', async () => {
  const before = (await listAll()).length;
  const broken = Readable.from(
    (async function* () {
      yield randomBytes(1000);
      throw new Error('the line is cut');
    })(),
  );

  await expect(files.put('1'.repeat(64), broken)).rejects.toThrow('the line is cut');

  expect((await listAll()).length).toBe(before);
});

test('stores a file once and completely when it is put many times concurrently', async () => {
  const bytes = randomBytes(200_000);

  await Promise.all(Array.from({ length: 8 }, () => files.put(hashOf(bytes), bytes)));

  const found = await files.open(hashOf(bytes));
  expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true);
  expect((await listAll()).filter(({ parentPath }) => parentPath.endsWith('incoming'))).toEqual([]);
});

test('stores an empty file', async () => {
  const nothing = new Uint8Array();
  await files.put(hashOf(nothing), nothing);

  expect((await files.open(hashOf(nothing)))?.bytes).toBe(0);
});

test('never uses a name as a path that is no hash', async () => {
  for (const name of ['../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(64)}/../x`, `${'a'.repeat(63)}\0`, 'incoming']) {
    await expect(files.has(name)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(files.open(name)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(files.put(name, new Uint8Array())).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('returns undefined for an unknown file', async () => {
  expect([await files.has('f'.repeat(64)), await files.open('f'.repeat(64))]).toEqual([false, undefined]);
});

test('deletes old partial files of a killed process and keeps those being written', async () => {
  const before = new Date(Date.now() - 60_000);
  const [old, young] = ['old', 'young'].map((name) => join(folder, 'incoming', name));
  await files.put(hashOf(Buffer.from('whole')), Buffer.from('whole'));
  await Promise.all([old, young].map((path) => writeFile(path ?? '', 'half')));
  await utimes(old ?? '', before, before);

  await files.removeUnfinished(new Date(Date.now() - 30_000));
  await createFolderFiles(join(folder, 'nothing')).removeUnfinished(new Date());

  expect(await readdir(join(folder, 'incoming'))).toEqual(['young']);
  expect(await files.has(hashOf(Buffer.from('whole')))).toBe(true);
});

test('[R-OPS-74] keeps the bytes of a removed file out of view until they are old', async () => {
  const bytes = randomBytes(100);
  const sha256 = hashOf(bytes);
  await files.put(sha256, bytes);

  await files.remove(sha256);
  await files.remove(sha256);
  const kept = await files.openKept(sha256);
  const isShown = [await files.has(sha256), await files.open(sha256)];
  await files.removeUnfinished(new Date(Date.now() - 60_000));
  const stillKept = await files.openKept(sha256);
  const remaining = stillKept && (await buffer(stillKept.stream)).length;
  await files.removeUnfinished(new Date(Date.now() + 60_000));

  expect(isShown).toEqual([false, undefined]);
  expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
  expect(remaining).toBe(100);
  expect(await files.openKept(sha256)).toBeUndefined();
});

test('lists complete files, sorted by hash', async () => {
  const other = createFolderFiles(join(folder, 'listed'));
  const all = Array.from({ length: 20 }, () => randomBytes(10));
  await Promise.all(all.map((bytes) => other.put(hashOf(bytes), bytes)));
  await writeFile(join(folder, 'listed', 'incoming', hashOf(Buffer.from('half'))), 'half');

  const listed: string[] = [];
  for await (const { sha256, bytes } of other.list()) {
    listed.push(`${sha256} ${bytes}`);
  }

  expect(listed).toEqual(all.map((bytes) => `${hashOf(bytes)} 10`).toSorted());
});
