import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePhoto, toggleFavourite } from '@kithouse/contract';
import { beforeAll, expect, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import type { Db } from '../db/client.js';
import { expireAnswers } from '../features/items/ranking.service.js';
import { getCatalogueVersion } from '../features/items/versions.queries.js';
import { createFolderFiles } from '../ports/files-folder.js';
import { collect, openBackupTargets } from '../testing/backup-target.js';
import { openCast } from '../testing/cast.js';
import { drawPicture, openCatalogue } from '../testing/catalogue.js';
import { createTestApp } from '../testing/index.js';
import { makePictured, push } from '../testing/library-files.js';
import { backUp } from './backup.js';
import { keepNewest } from './keep-newest.js';
import { listBackups, pathsOf, readLines } from './layout.js';
import { loadDatabase } from './load.js';
import { openBackup, restore } from './restore.js';
import { readRows } from './rows.queries.js';
import { inSnapshot } from './snapshot.js';
import { openLiveSource } from './source.js';
import { listSequences, listTables } from './tables.queries.js';
import { verifyFiles } from './verify-files.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const from = { db: app.db, files: app.deps.files, dataDir: app.dataDir };
const { createFolder, openTarget } = openBackupTargets();

async function findProblems(stores: { db: Db; files: typeof from.files }) {
  const problems: string[] = [];
  await verifyFiles(stores, { onProblem: ({ kind, sha256 }) => problems.push(`${kind} ${sha256}`) });
  return problems;
}

/** Reads all rows of a database and its sequences. */
function readAll(db: Db) {
  return inSnapshot(db, async (trx) => {
    const rows: Record<string, string[]> = {};
    for (const table of await listTables(trx)) {
      const sorted = { ...table, columns: table.columns.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
      rows[table.name] = (await collect(readRows(trx, sorted))).toSorted();
    }
    return { rows, sequences: await listSequences(trx) };
  });
}

let published: { id: number; slug: string }[];
beforeAll(async () => {
  await writeFile(join(app.dataDir, 'signing.key'), randomBytes(32));
  published = await Promise.all(
    [1, 2, 3].map(async () => catalogue.publish({ pictures: [await catalogue.picture(40)], title: 'Before' })),
  );
  await openCast(app);
  const ada = await app.user();
  await ada.call(toggleFavourite, { id: published[0]?.id ?? 0, itemType: 'page', action: 'do' });
});

test('[R-OPS-74] restores every row, value and sequence exactly, and all files', async () => {
  const [folder, to] = [await createFolder(), await openTarget()];

  const written = await backUp(from, folder);
  const restored = await restore(await openBackup(folder), to);

  expect([written.problems, restored.problems]).toEqual([[], []]);
  expect(await readAll(to.db)).toEqual(await readAll(app.db));
  expect(await findProblems(to)).toEqual([]);
  expect(await readdir(to.dataDir)).toEqual(['files', 'signing.key']);
  const secret = [join(folder, 'files'), written.path, join(written.path, 'keys', 'signing.key')];
  expect(await Promise.all(secret.map(async (path) => (await stat(path)).mode & 0o077))).toEqual([0, 0, 0]);
});

test('[R-OPS-74] includes every confirmed change while people publish, replace and delete', async () => {
  const person = await app.user();
  const { call } = await person.browse();
  const photo = async () => {
    const { user } = await call(changePhoto, {}, { file: await drawPicture() });
    return /([0-9a-f]{64})\.webp$/.exec(user.profile_photo ?? '')?.[1] ?? '';
  };
  const first = await photo();
  const { pushed, sha256: picture } = await makePictured(person);
  await push(person, pushed);
  let isOver = false;
  const writer = (async () => {
    while (!isOver) {
      await catalogue.publish({ pictures: [await catalogue.picture(40)], title: 'Meanwhile' });
      await push(person, (await makePictured(person)).pushed);
    }
  })();
  // The backup has read the database by the time it opens the first file. At this moment, the photo is replaced and deleted.
  let replaced: Promise<string> | undefined;
  const files = {
    ...app.deps.files,
    async openKept(sha256: string) {
      replaced ??= photo();
      await replaced;
      return app.deps.files.openKept(sha256);
    },
  };
  const [folder, to] = [await createFolder(), await openTarget()];

  const { problems } = await backUp({ ...from, files }, folder);
  isOver = true;
  await writer;
  const restored = await restore(await openBackup(folder), to);

  expect([problems, restored.problems, await findProblems(to)]).toEqual([[], [], []]);
  expect([await app.deps.files.has(first), await to.files.has(first), await to.files.has(picture)]).toEqual([false, true, true]);
  const slugs = await to.db.selectFrom('items').select('slug').where('title', '=', 'Before').execute();
  expect(slugs.map(({ slug }) => slug).toSorted()).toEqual(published.map(({ slug }) => slug).toSorted());
});

test('[R-OPS-74] copies a file once for all backups of a folder, and deletes it with the last backup that lists it', async () => {
  const folder = await createFolder();
  const { sha256 } = await makePictured(await app.user());
  const first = await backUp(from, folder, new Date('2026-01-01T00:00:00Z'));
  await app.db.deleteFrom('cloud_media').where('sha256', '=', sha256).execute();
  await app.db.deleteFrom('media').where('sha256', '=', sha256).execute();
  const second = await backUp(from, folder, new Date('2026-01-02T00:00:00Z'));
  const stored = async () => (await readdir(join(folder, 'files'), { recursive: true })).some((path) => path.endsWith(sha256));
  const before = await stored();

  const deleted = await keepNewest(folder, 1);

  expect([first.copied > 0, second.copied]).toEqual([true, 0]);
  expect([before, await stored()]).toEqual([true, false]);
  expect(deleted).toEqual(['2026-01-01T00-00-00-000Z']);
  expect(await listBackups(folder)).toEqual(['2026-01-02T00-00-00-000Z']);
  const listed = await collect(readLines(pathsOf.fileList(second.path)));
  const remaining = await collect(createFolderFiles(pathsOf.files(folder)).list());
  expect(remaining.map((file) => file.sha256)).toEqual(listed);
});

test.each(['', 'backups'])('[R-OPS-74] refuses to write into the data folder at /%s', async (name) => {
  await expect(backUp(from, join(app.dataDir, name))).rejects.toThrow(`Choose a folder outside of ${app.dataDir}`);
});

longTest('[R-OPS-77] loads the data of one database into another', async () => {
  const to = await openTarget();

  await inSnapshot(app.db, async (trx) => loadDatabase(to.db, await openLiveSource(trx), { label: 'a test' }));

  expect(await readAll(to.db)).toEqual(await readAll(app.db));
});

test('[R-OPS-78] gives a restored database versions that it has never used', async () => {
  const [folder, to] = [await createFolder(), await openTarget()];
  await backUp(from, folder);
  await catalogue.publish({ title: 'Lost' });
  const held = await getCatalogueVersion(app.db);
  await restore(await openBackup(folder), to);

  await expireAnswers(to.db);

  const next = await getCatalogueVersion(to.db);
  expect(Number(next.numbers)).toBeGreaterThan(Number(held.numbers) + 1_000_000);
  await Promise.all([expireAnswers(to.db), expireAnswers(to.db)]);
  expect(Number((await getCatalogueVersion(to.db)).numbers)).toBeGreaterThan(Number(next.numbers) + 2_000_000);
});
