import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { ensurePublisherKey } from '../features/account/publisher-key.js';
import { createLog } from '../log.js';
import { createSigner } from '../ports/signer.js';
import { runCommand } from '../program/commands.js';
import { createDatabase } from '../testing/databases.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { type Db, openDb } from './client.js';
import { type Keys, openDataFolder } from './data-folder.js';
import { keyNames, readIfPresent } from './key-files.js';
import { createSharedKeys } from './shared-keys.js';

const secret = 'the secret of this cloud, shared by all';
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) {
    await close();
  }
});

let db: Db;
let url: string;
let one: string;
let two: string;
beforeEach(async () => {
  const database = await createDatabase(inject('adminUrl'), inject('template'));
  url = database.url;
  db = openDb({ url, pool: 4 });
  [one, two] = [await createFolder(), await createFolder()];
  closing.push(database.drop, () => db.destroy());
});

async function createFolder() {
  const path = await createTemporaryFolder();
  closing.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

const start = (folder: string, given: string | null = secret, isAdopted = false) =>
  openDataFolder(db, folder, { shared: createSharedKeys(folder, given ?? undefined), isAdopted });
const run = (command: string, folder: string, given = secret) => {
  const environment = { DATABASE_URL: url, KITHOUSE_DATA: folder, KITHOUSE_KEY_SECRET: given };
  return runCommand([command], { environment, print: () => {} });
};
const readAll = (folder: string) => Promise.all(keyNames.map((name) => readIfPresent(join(folder, name))));
const signerOf = ({ signing, accepted }: Keys) => createSigner(signing, accepted);
const [now, soon] = [new Date(0), new Date(60_000)];

test('[R-OPS-124] starts with the same keys in separate folders, even in processes that start together', async () => {
  const [first, second] = await Promise.all([start(one), start(two)]);

  expect(second).toEqual(first);
  expect(await readAll(two)).toEqual(await readAll(one));
  expect((await stat(join(two, 'signing.key'))).mode & 0o777).toBe(0o600);
});

test('[R-OPS-124] stores no key readable without the secret', async () => {
  const keys = await start(one);
  const rows = await db.selectFrom('shared_keys').selectAll().execute();

  expect(rows.map(({ name }) => name)).toContain('plan.key');
  for (const { sealed } of rows) {
    expect(sealed.includes(keys.plan) || sealed.includes(keys.signing.toString('base64'))).toBe(false);
  }
});

test('[R-OPS-124] shares the keys of a folder that was used without the setting', async () => {
  const before = await start(one, null);
  await start(one);

  expect(await start(two)).toEqual(before);
});

test.each([
  ['another secret', 'some other secret with enough characters', 'doesn’t open the keys'],
  ['no secret', undefined, 'Set KITHOUSE_KEY_SECRET'],
])('[R-OPS-124] refuses %s without changing a file', async (_, given, message) => {
  await start(one);
  const before = await readAll(one);

  await expect(openDataFolder(db, one, { shared: createSharedKeys(one, given) })).rejects.toThrow(message);
  await expect(openDataFolder(db, two, { shared: createSharedKeys(two, given) })).rejects.toThrow(message);
  expect(await readAll(one)).toEqual(before);
  expect(await readAll(two)).toEqual(keyNames.map(() => undefined));
});

test('[R-OPS-124] refuses a row that was exchanged for another', async () => {
  await start(one);
  const plan = await db.selectFrom('shared_keys').select('sealed').where('name', '=', 'plan.key').executeTakeFirstOrThrow();
  await db.updateTable('shared_keys').set(plan).where('name', '=', 'signing.key').execute();

  await expect(start(two)).rejects.toThrow('doesn’t open the keys');
});

test('[R-OPS-124] keeps the keys of another cloud that are in the folder', async () => {
  await start(one);
  await writeFile(join(two, 'plan.key'), Buffer.alloc(32, 7));

  await expect(start(two)).rejects.toThrow(`${two} contains the keys of another cloud.`);
  expect(await readFile(join(two, 'plan.key'))).toEqual(Buffer.alloc(32, 7));
});

test('[R-OPS-124] finishes a copy of the keys that was interrupted', async () => {
  const keys = await start(one);
  await copyFile(join(one, 'folder.id'), join(two, 'folder.id'));

  expect(await start(two)).toEqual(keys);
});

test('[R-OPS-124] rotates the signing key for all folders, and each accepts the key before', async () => {
  const before = await start(one);
  await start(two);
  await run('rotate-keys', two);
  const [after, other] = [await start(one), await start(two)];

  expect(after.signing.equals(before.signing)).toBe(false);
  expect(other).toEqual(after);
  expect(signerOf(after).read(signerOf(before).sign('/files/x', soon, { id: '1' }), now)).toEqual({ id: '1' });
  await run('rotate-keys', one);
  expect(signerOf(await start(two)).read(signerOf(before).sign('/files/x', soon), now)).toBeUndefined();
});

test('[R-OPS-124] repeats a rotation that was killed before it reached the database', async () => {
  const before = await start(one);
  await copyFile(join(one, 'signing.key'), join(one, 'signing.previous.key'));
  await copyFile(join(one, 'signing.next.key'), join(one, 'signing.key'));

  await run('rotate-keys', one);

  const after = await start(two);
  expect(after.signing.equals(before.signing)).toBe(false);
  expect(signerOf(after).read(signerOf(before).sign('/files/x', soon), now)).toEqual({});
});

test('[R-OPS-124] shares one publisher key, and a renewed one', async () => {
  const context = { db, clock: { now: () => new Date() }, log: createLog('silent') };
  const publish = (folder: string, at = new Date()) =>
    ensurePublisherKey({ ...context, clock: { now: () => at } }, folder, createSharedKeys(folder, secret));
  const read = (folder: string) => readFile(join(folder, 'publisher.key'), 'utf8');
  await start(one);
  await start(two);
  await publish(one);
  await publish(two);
  const key = await read(one);
  expect(await read(two)).toBe(key);

  const later = new Date(Date.now() + 100 * 24 * 3600 * 1000);
  await publish(two, later);
  await publish(one, later);
  expect(await read(one)).not.toBe(key);
  expect(await read(two)).toBe(await read(one));
});

test('[R-OPS-124] changes the secret, and stops sharing, on request', async () => {
  const keys = await start(one);
  await start(one, 'a newer secret with enough characters!', true);
  expect(await start(two, 'a newer secret with enough characters!')).toEqual(keys);

  await start(one, null, true);
  expect(await db.selectFrom('shared_keys').selectAll().execute()).toEqual([]);
  expect(await start(one, null)).toEqual(keys);
});

test('[R-OPS-124] checks and backs up on a machine with an empty folder', async () => {
  await start(one);
  const backups = await createFolder();

  await runCommand(['backup', backups], {
    environment: { DATABASE_URL: url, KITHOUSE_DATA: two, KITHOUSE_KEY_SECRET: secret },
    print: () => {},
  });

  expect(await readAll(two)).toEqual(await readAll(one));
});
