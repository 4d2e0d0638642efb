import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { openDataFolder } from '../db/data-folder.js';
import { migrate } from '../db/migrate.js';
import { assertUnmarked, writeState } from '../db/state.js';
import { collect, openBackupTargets } from '../testing/backup-target.js';
import { openCatalogue } from '../testing/catalogue.js';
import { createTestApp } from '../testing/index.js';
import { backUp } from './backup.js';
import { pathsOf, readLines } from './layout.js';
import { openBackup, restore } from './restore.js';
import { verifyFiles } from './verify-files.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const stores = { db: app.db, files: app.deps.files, dataDir: app.dataDir };
const { createFolder, openTarget } = openBackupTargets();

let folder: string;
beforeAll(async () => {
  await openDataFolder(app.db, app.dataDir);
  await catalogue.publish({ pictures: [await catalogue.picture(40, 60)] });
  folder = await createFolder();
  await backUp(stores, folder);
});

async function list(from: typeof stores, isQuick = false) {
  const problems: string[] = [];
  const onProblem = ({ kind, sha256 }: { kind: string; sha256: string }) => problems.push(`${kind} ${sha256}`);
  const count = await verifyFiles(from, { isQuick, onProblem });
  return { count, problems: problems.toSorted() };
}

test('[R-OPS-75] refuses a database that is not empty, and changes nothing', async () => {
  const to = await openTarget(inject('template'));

  await expect(restore(await openBackup(folder), to)).rejects.toThrow('The database is not empty.');

  await expect(assertUnmarked(to.db)).resolves.toBeUndefined();
});

test.each([
  ['keys', 'signing.key', 'belongs to another cloud.'],
  ['files', join('files', 'aa', 'aa', 'a'.repeat(64)), 'is not empty'],
])('[R-OPS-75] refuses a data folder with the %s of another cloud', async (_what, name, sentence) => {
  const to = await openTarget();
  await mkdir(join(to.dataDir, name, '..'), { recursive: true });
  await writeFile(join(to.dataDir, name), randomBytes(32));

  await expect(restore(await openBackup(folder), to)).rejects.toThrow(sentence);
});

test('[R-OPS-75] continues an interrupted restore, and lets no cloud start before it is complete', async () => {
  const to = await openTarget();
  const full = { ...to.files, put: () => Promise.reject(new Error('The disk is full.')) };

  await expect(restore(await openBackup(folder), { ...to, files: full })).rejects.toThrow('The disk is full.');
  await expect(assertUnmarked(to.db)).rejects.toThrow('didn’t finish. Run the same command again.');
  const other = { ...(await openBackup(folder)), name: 'another one' };
  await expect(restore(other, to)).rejects.toThrow('The database is not empty.');
  const { problems } = await restore(await openBackup(folder), to);

  expect(problems).toEqual([]);
  await expect(assertUnmarked(to.db)).resolves.toBeUndefined();
  expect((await list(to)).problems).toEqual([]);
});

test('[R-OPS-75] reports a missing key, without which no cloud starts', async () => {
  const [incomplete, to] = [await createFolder(), await openTarget()];
  const { path } = await backUp(stores, incomplete);
  await rm(join(pathsOf.keys(path), 'plan.key'));

  const { problems } = await restore(await openBackup(incomplete), to);

  expect(problems).toEqual([expect.stringContaining(`${join(to.dataDir, 'plan.key')} is missing.`)]);
});

test('[R-OPS-75] reads no line of a backup that unpacks to more than the limit', async () => {
  const path = join(await createFolder(), 'lines.gz');
  await writeFile(path, gzipSync(`short\n${'x'.repeat(1_000_000)}\n`));

  await expect(collect(readLines(path, 100_000))).rejects.toThrow('lines.gz is damaged: a line is too long.');
  expect(await collect(readLines(path))).toHaveLength(2);
});

longTest('[R-OPS-75] continues a restore that was killed while rows were loaded', async () => {
  const to = await openTarget();
  const { name } = await openBackup(folder);
  await writeState(to.db, { state: 'restoring', detail: `the backup ${name}` });
  await migrate(to.db);

  await restore(await openBackup(folder), to);

  expect((await list(to)).problems).toEqual([]);
  await expect(assertUnmarked(to.db)).resolves.toBeUndefined();
});

test('[R-OPS-75] refuses a backup that is missing, damaged, newer or names anything but tables', async () => {
  const damaged = await createFolder();
  const { path } = await backUp(stores, damaged);
  const manifest = JSON.parse(await readFile(pathsOf.manifest(path), 'utf8')) as { tables: object[]; migrations: string[] };
  const change = (change: object) => writeFile(pathsOf.manifest(path), JSON.stringify({ ...manifest, ...change }));

  await expect(openBackup(join(damaged, 'none'))).rejects.toThrow(`There is no backup in ${join(damaged, 'none')}.`);
  await change({ tables: [{ name: '../../etc/passwd', columns: [], rows: 0, sha256: '0'.repeat(64) }] });
  await expect(openBackup(damaged)).rejects.toThrow('is not the manifest of a backup.');
  await change({ migrations: [...manifest.migrations, '9999_future'] });
  await expect(restore(await openBackup(damaged), await openTarget())).rejects.toThrow('newer version (with 9999_future)');
  await change({ tables: manifest.tables.slice(1) });
  await expect(restore(await openBackup(damaged), await openTarget())).rejects.toThrow('changed by another program');
  await change({});
  await writeFile(pathsOf.table(path, 'items'), randomBytes(100));
  await expect(openBackup(damaged)).rejects.toThrow('items.gz is missing or damaged.');
});

test('[R-OPS-76] lists missing, damaged and orphaned files, and ignores uploads that are still on their way', async () => {
  const to = await openTarget();
  await restore(await openBackup(folder), to);
  const { count } = await list(to);
  const [lost = '', hurt = ''] = (await collect(to.files.list())).map(({ sha256 }) => sha256);
  const stray = await createStray(to.dataDir);
  await to.files.remove(lost);
  const path = join(to.dataDir, 'files', hurt.slice(0, 2), hurt.slice(2, 4), hurt);
  const bytes = await readFile(path);
  bytes[0] = 1 + (bytes[0] ?? 0);
  await writeFile(path, bytes);
  const media = { sha256: 'f'.repeat(64), extension: 'webp', mime: 'image/webp', bytes: 5, width: 1, height: 1 };
  await to.db.insertInto('media').values(media).execute();

  const [all, quick] = [await list(to), await list(to, true)];

  expect(count).toBeGreaterThan(1);
  expect(all.problems).toEqual([`damaged ${hurt}`, `missing ${lost}`, `orphaned ${stray}`]);
  expect(quick.problems).toEqual([`missing ${lost}`, `orphaned ${stray}`]);
  const recovered: string[] = [];
  await verifyFiles(to, { isQuick: true, recovers: true, onProblem: ({ kind }) => recovered.push(kind) });
  expect(recovered).toEqual(expect.arrayContaining(['recovered', 'orphaned']));
  expect(await to.files.has(lost)).toBe(true);
});

/** Creates an old file that nothing names. */
async function createStray(dataDir: string) {
  const sha256 = '0'.repeat(64);
  const path = join(dataDir, 'files', '00', '00', sha256);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'stray');
  await utimes(path, new Date(0), new Date(0));
  return sha256;
}
