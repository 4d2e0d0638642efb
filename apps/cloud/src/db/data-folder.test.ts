import { cp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase } from '../testing/databases.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { type Db, openDb } from './client.js';
import { openDataFolder } from './data-folder.js';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) {
    await close();
  }
});

let db: Db;
let folder: string;
beforeEach(async () => {
  const { url, drop } = await createDatabase(inject('adminUrl'), inject('template'));
  db = openDb({ url, pool: 2 });
  folder = await createFolder();
  closing.push(drop, () => db.destroy());
});

async function createFolder() {
  const path = await createTemporaryFolder();
  closing.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

test('[R-OPS-30] opens the same keys at every start, even in processes that start together', async () => {
  const together = await Promise.all([openDataFolder(db, folder), openDataFolder(db, folder)]);

  expect(together[0]).toEqual(together[1]);
  expect(await openDataFolder(db, folder)).toEqual(together[0]);
  expect(together[0].signing).not.toEqual(together[0].plan);
});

test('[R-OPS-30] refuses an empty folder without creating a key in it', async () => {
  await openDataFolder(db, folder);
  const other = await createFolder();

  await expect(openDataFolder(db, other)).rejects.toThrow(`${join(other, 'folder.id')} is missing.`);
  await expect(stat(join(other, 'signing.key'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['signing.key', 'plan.key', 'folder.id'])('[R-OPS-30] refuses another cloud’s %s', async (name) => {
  await openDataFolder(db, folder);
  const other = await createFolder();
  await cp(folder, other, { recursive: true });
  await writeFile(join(other, name), Buffer.alloc(32, 7));

  await expect(openDataFolder(db, other)).rejects.toThrow(`${join(other, name)} belongs to another database.`);
});

test('[R-OPS-30] refuses one of two folders that start with a new database together', async () => {
  const results = await Promise.allSettled([openDataFolder(db, folder), openDataFolder(db, await createFolder())]);

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('[R-OPS-30] adopts a folder on request, and expects it from then on', async () => {
  await openDataFolder(db, folder);
  const other = await createFolder();

  const adopted = await openDataFolder(db, other, { isAdopted: true });

  expect(await openDataFolder(db, other)).toEqual(adopted);
  await expect(openDataFolder(db, folder)).rejects.toThrow('belongs to another database.');
});
