import { listItems } from '@kithouse/contract';
import { afterAll, expect, test } from 'vitest';
import { longTest } from '../../../../scripts/long-test.js';
import { backUp } from '../backup/backup.js';
import { openBackup, restore } from '../backup/restore.js';
import { verifyFiles } from '../backup/verify-files.js';
import { openDataFolder } from '../db/data-folder.js';
import { makeVariants } from '../features/variants/variants.service.js';
import { openFiles } from '../ports/open-files.js';
import { openBackupTargets } from '../testing/backup-target.js';
import { drawPicture, openCatalogue } from '../testing/catalogue.js';
import { createTestApp } from '../testing/index.js';
import { startObjectStorage } from '../testing/object-storage.js';

const storage = await startObjectStorage();
const target = await startObjectStorage();
afterAll(() => Promise.all([storage.close(), target.close()]));
const token = 'scrape-me-0123456789';
const app = await createTestApp({ ...storage.environment, KITHOUSE_METRICS_TOKEN: token });
const catalogue = await openCatalogue(app);
const { createFolder, openTarget } = openBackupTargets();

const file = await drawPicture(800, 600);
const sha256 = await catalogue.upload(file);
await catalogue.publish({ media: [{ sha256, mime: 'image/webp', bytes: file.length, alt: '', file_name: 'a.webp' }] });
const get = (headers: Record<string, string> = {}) => fetch(`${app.url}/files/${sha256}.webp`, { headers });

test('[R-OPS-80] serves published files and parts of them from an object storage', async () => {
  const [whole, part] = await Promise.all([get(), get({ range: 'bytes=5-14' })]);

  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(file)]).toEqual([200, true]);
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-14/${file.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(5, 15));
});

longTest('[R-OPS-80] backs up from one object storage and restores into another', async () => {
  await makeVariants(app.deps, { sha256, extension: 'webp' });
  await openDataFolder(app.db, app.dataDir);
  const [folder, empty] = [await createFolder(), await openTarget()];
  const to = { ...empty, files: await openFiles({ objectStorage: target.settings, dataDir: empty.dataDir }) };
  const problems: unknown[] = [];

  const written = await backUp({ db: app.db, files: app.deps.files, dataDir: app.dataDir }, folder);
  const restored = await restore(await openBackup(folder), to);
  const count = await verifyFiles(to, { onProblem: (problem) => problems.push(problem) });
  const again = restore(await openBackup(folder), { ...(await openTarget()), files: to.files });

  expect([written.problems, restored.problems, problems]).toEqual([[], [], []]);
  expect(count).toBeGreaterThan(1);
  await expect(again).rejects.toThrow('The file store is not empty: the bucket kithouse at ');
});

test('[R-OPS-81] answers lists, and 503 for files, while the object storage is away', async () => {
  const scrape = async () => (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
  const other = await drawPicture();

  await storage.kill();
  const list = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages' });
  // Whole small files come from memory, parts of them don't.
  const [known, read, ready] = [await get(), await get({ range: 'bytes=5-14' }), await fetch(`${app.url}/healthz`)];
  const upload = await catalogue.upload(other).catch((error: unknown) => error);
  const metrics = await scrape();
  await storage.restart();

  expect(list.total).toBe(1);
  expect([known.status, read.status, read.headers.get('retry-after'), ready.status]).toEqual([200, 503, '5', 200]);
  expect(upload).toMatchObject({ code: 'library_unavailable' });
  expect(metrics).toContain('kithouse_file_store_up 0');
  expect(app.logged.join('')).toContain('The object storage can’t be used: ');
  expect(await catalogue.upload(other)).toHaveLength(64);
  expect((await get()).status).toBe(200);
});
