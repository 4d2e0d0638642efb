import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCall, findMissingMedia, getVerified, listJobs, listMails, listPluginReleases } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createSharedKeys } from '../../db/shared-keys.js';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { createKey } from './keys.service.js';
import { ensurePublisherKey } from './publisher-key.js';

const app = await createTestApp();
const path = join(app.dataDir, 'publisher.key');
const day = 24 * 60 * 60_000;

/** Runs what a starting cloud does with the key file. */
async function start() {
  await ensurePublisherKey(app.deps, app.dataDir, createSharedKeys(app.dataDir, undefined));
  return (await readFile(path, 'utf8')).trim();
}

const succeeds = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    () => false,
  );
const isWorking = (key: string) => succeeds(app.callAs(key)(findMissingMedia, { sha256: [] }));

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

test('[R-OPS-94] publishes and releases with the key, and can do nothing else', async () => {
  const call = app.callAs(await start());
  const tried = [call(findMissingMedia, { sha256: [] }), call(listPluginReleases, {}), call(listJobs, {}), call(listMails, {})];

  expect(await Promise.all(tried.map(codeOf))).toEqual(['success', 'success', 'invalid_permission', 'invalid_permission']);
});

test('[R-OPS-94] revokes the shared key of former versions and removes its file', async () => {
  const former = join(app.dataDir, 'operator.key');
  const { api_key, key } = await createKey(app.db, { user_id: null, name: 'operator' });
  await writeFile(former, api_key);

  await start();

  const row = await app.db.selectFrom('api_keys').select('revoked_at').where('id', '=', key.id).executeTakeFirst();
  expect(row?.revoked_at).not.toBeNull();
  await expect(stat(former)).rejects.toThrow('ENOENT');
  expect(await codeOf(app.callAs(api_key)(listJobs, {}))).toBe('invalid_api_key');
});

test('[R-OPS-95] replaces a key after 90 days, and ends the old one after 180', async () => {
  const old = await start();

  app.clock.advance(91 * day);
  const next = await start();
  const both = [await isWorking(old), await isWorking(next)];
  app.clock.advance(90 * day);

  expect(next).not.toBe(old);
  expect(both).toEqual([true, true]);
  expect([await isWorking(old), await isWorking(next)]).toEqual([false, true]);
  expect(await isWorking(await start())).toBe(true);
});

test('[R-OPS-93] accepts the publisher’s key only from the addresses of the settings', async () => {
  const bound = await createTestApp({ KITHOUSE_OPERATOR_ADDRESSES: '10.0.0.0/8', KITHOUSE_TRUST_PROXY: '1' });
  const { api_key } = await bound.publisher();
  const askFrom = (address: string) => {
    const headers = { authorization: `Bearer ${api_key}`, 'x-forwarded-for': address };
    return codeOf(createCall({ root: `${bound.url}/v1`, headers })(findMissingMedia, { sha256: [] }));
  };

  expect([await askFrom('10.1.2.3'), await askFrom('203.0.113.7')]).toEqual(['success', 'invalid_permission']);
});
