import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMissingMedia, getVerified } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { ensurePublisherKey } from './publisher-key.js';

const app = await createTestApp();
const path = join(app.dataDir, 'publisher.key');

/** What a start of the cloud does with the file. */
async function start() {
  await ensurePublisherKey(app.deps, path);
  return (await readFile(path, 'utf8')).trim();
}

const isWorking = (key: string) =>
  app
    .callAs(key)(findMissingMedia, { sha256: [] })
    .then(
      () => true,
      () => false,
    );

test('a deleted key is replaced at the next start, and the old one stops working', async () => {
  const ada = await app.user();
  const first = await start();
  await rm(path);

  const second = await start();

  expect([await isWorking(first), await isWorking(second)]).toEqual([false, true]);
  expect(await start()).toBe(second);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
  await expect(ada.call(getVerified, {})).resolves.toEqual({ is_verified: true });
});

test('processes that start at once on one folder agree on one key', async () => {
  await rm(path, { force: true });

  const keys = await Promise.all(Array.from({ length: 5 }, start));

  expect(new Set(keys).size).toBe(1);
  expect(await isWorking(keys[0] ?? '')).toBe(true);
});

test('a file that holds something else, such as the key of an account, is written anew', async () => {
  const ada = await app.user();
  await writeFile(path, ada.api_key);

  const key = await start();

  expect(key).not.toBe(ada.api_key);
  expect(await isWorking(key)).toBe(true);
});

test('a file that cannot be read stops the start and leaves the key alive', async () => {
  const key = await start();
  await rm(path);
  await mkdir(path);

  await expect(start()).rejects.toThrow('The publisher key cannot be read');

  expect(await isWorking(key)).toBe(true);
  await rm(path, { recursive: true });
});
