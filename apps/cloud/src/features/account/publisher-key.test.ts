import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMissingMedia, getVerified } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { ensurePublisherKey } from './publisher-key.js';

const app = await createTestApp();
const path = join(app.dataDir, 'publisher.key');

/** Runs what a starting cloud does with the key file. */
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

test('replaces a deleted key on the next start and revokes the old one', async () => {
  const ada = await app.user();
  const first = await start();
  await rm(path);

  const second = await start();

  expect([await isWorking(first), await isWorking(second)]).toEqual([false, true]);
  expect(await start()).toBe(second);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
  await expect(ada.call(getVerified, {})).resolves.toEqual({ is_verified: true });
});

test('creates one key when several processes start in one folder', async () => {
  await rm(path, { force: true });

  const keys = await Promise.all(Array.from({ length: 5 }, start));

  expect(new Set(keys).size).toBe(1);
  expect(await isWorking(keys[0] ?? '')).toBe(true);
});

test("rewrites a file with other contents, such as an account's key", async () => {
  const ada = await app.user();
  await writeFile(path, ada.api_key);

  const key = await start();

  expect(key).not.toBe(ada.api_key);
  expect(await isWorking(key)).toBe(true);
});

test('stops the start and keeps the key live when the file is unreadable', async () => {
  const key = await start();
  await rm(path);
  await mkdir(path);

  await expect(start()).rejects.toThrow('The publisher key can’t be read');

  expect(await isWorking(key)).toBe(true);
  await rm(path, { recursive: true });
});
