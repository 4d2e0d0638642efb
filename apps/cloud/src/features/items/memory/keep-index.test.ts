import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countItems, listTags } from '@kithouse/contract';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { longTest } from '../../../../../../scripts/long-test.js';
import { openDb } from '../../../db/client.js';
import type { KeptIndex } from '../../../ports/catalogue.js';
import { openCatalogue as openPublishing } from '../../../testing/catalogue.js';
import { createTestApp } from '../../../testing/index.js';
import { openCatalogue } from '../catalogue.service.js';
import { readChanges } from '../changes.queries.js';
import { getCatalogueVersion } from '../versions.queries.js';
import type { IndexData } from './index-data.js';
import { keepIndex } from './keep-index.js';
import { loadIndex } from './load.queries.js';
import { buildBeside, openIndex } from './open-index.service.js';

const app = await createTestApp();
const publishing = await openPublishing(app);
const { log } = app.deps;
const shelf = { platform: 'gutenberg', type: 'pages', plan: 'all', sort: 'latest', page: 1, per_page: 100 } as const;

async function getDatabaseUrl() {
  const url = new URL(inject('adminUrl'));
  const { rows } = await app.db.executeQuery(app.db.selectNoFrom((eb) => eb.fn<string>('current_database').as('name')).compile());
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

const open: KeptIndex[] = [];
afterEach(() => Promise.all(open.splice(0).map((index) => index.stop())));

/** Creates a catalogue like that of a separate process. */
function startProcess(build: () => Promise<IndexData | undefined> = () => loadIndex(app.db), db = app.db) {
  const index = keepIndex({ log, build, readChanges: (since, limit) => readChanges(db, since, limit) });
  open.push(index);
  const catalogue = openCatalogue({ db, index });
  return {
    index,
    async list(query: object = {}) {
      await catalogue.getVersion();
      return (await catalogue.find({ ...shelf, ...query })).ids;
    },
    async isIndexed() {
      return index.find(await getCatalogueVersion(app.db)) !== undefined;
    },
    /** Queries until the index is up to date. */
    async settle() {
      while (!(await this.isIndexed())) {
        await this.list();
        await sleep(20);
      }
    },
  };
}

test('[R-OPS-89] lists a new publication from the index at once, without another build', async () => {
  let builds = 0;
  const process = startProcess(() => {
    builds++;
    return loadIndex(app.db);
  });
  await process.list();
  await process.settle();

  const { id } = await publishing.publish();
  const listed = await process.list();

  expect(listed[0]).toBe(id);
  expect([await process.isIndexed(), builds]).toEqual([true, 1]);
});

test('reads more changes than it can follow only once until the next build', async () => {
  const data = await loadIndex(app.db);
  let builds = 0;
  let reads = 0;
  const index = keepIndex({
    log,
    build: async () => (builds++ === 0 ? data : new Promise(() => {})),
    readChanges: async () => {
      reads++;
      return undefined;
    },
  });
  open.push({ ...index, stop: async () => {} });
  const { content, numbers } = await getCatalogueVersion(app.db);
  await index.follow({ content, numbers });
  await expect.poll(() => index.describe(), { timeout: 30_000 }).toBeDefined();

  for (const later of [1, 2, 3]) {
    await index.follow({ content: `${Number(content) + later}`, numbers });
  }

  expect([reads, index.find({ content: `${Number(content) + 3}`, numbers })]).toEqual([1, undefined]);
});

longTest('lists publications of another process on the same database', async () => {
  const db = openDb({ url: await getDatabaseUrl(), pool: 1 });
  onTestFinished(() => db.destroy());
  const other = startProcess(() => loadIndex(db), db);
  await other.settle();

  for (let turn = 0; turn < 3; turn++) {
    const { id } = await publishing.publish();
    await vi.waitUntil(async () => (await other.list())[0] === id, { timeout: 30_000 });
  }

  expect(await other.list()).toEqual(await startProcess().list());
});

test('finds a changed item with its new content and no deleted item', async () => {
  const process = startProcess();
  const tag = `Night ${randomUUID()}`;
  const { id, slug } = await publishing.publish({ tags: [tag], title: 'Before' });
  const [choice] = (await app.visitor.call(listTags, {})).filter(({ label }) => label === tag);
  const tagged = { tags: [choice?.value] };
  await process.settle();

  const before = await process.list(tagged);
  await publishing.publish({ slug, title: `After${slug}` });
  const after = await process.list(tagged);
  await process.settle();

  expect([before, after, await process.list(tagged)]).toEqual([[id], [], []]);
  expect(await process.list({ search: `after${slug}` })).toEqual([id]);
});

longTest('lists what was published before each request while many publish and browse', async () => {
  const process = startProcess();
  const published = new Set<number>();
  const missing: number[] = [];
  let isOver = false;
  const browse = async () => {
    while (!isOver) {
      const due = [...published];
      const listed = new Set(await process.list());
      missing.push(...due.filter((id) => !listed.has(id)));
    }
  };
  const before = (await app.visitor.call(countItems, {})).gutenberg.pages.total;

  const browsing = Promise.all([browse(), browse(), browse()]);
  await Promise.all(Array.from({ length: 30 }, async () => published.add((await publishing.publish()).id)));
  isOver = true;
  await browsing;

  expect(missing).toEqual([]);
  expect((await app.visitor.call(countItems, {})).gutenberg.pages.total).toBe(before + 30);
  expect((await loadIndex(app.db)).ids).toHaveLength(await countRows());
});

async function countRows() {
  const { n } = await app.db
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

test('answers from the database and logs the reason when the index cannot be built', async () => {
  const process = startProcess(() => Promise.reject(new Error('no memory left')));
  const { id } = await publishing.publish();

  const listed = await process.list();
  await sleep(50);

  expect(listed[0]).toBe(id);
  expect((await process.list())[0]).toBe(id);
  expect(app.logged.join('')).toContain('no memory left');
});

test('builds it once for concurrent queries', async () => {
  let times = 0;
  const process = startProcess(() => {
    times++;
    return loadIndex(app.db);
  });

  await Promise.all(Array.from({ length: 50 }, () => process.list()));
  await process.settle();
  await process.list();

  expect(times).toBe(1);
});

longTest('builds the same index in a worker thread', async () => {
  await publishing.publish({ tags: ['Thread'], title: 'Каталог 目录' });

  const [beside, here] = [await buildBeside(await getDatabaseUrl()), await loadIndex(app.db)];

  expect(beside).toEqual(here);
});

longTest('reports a worker thread that cannot reach the database', async () => {
  await expect(buildBeside('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
});

test('builds no index for a catalogue below the minimum or above the maximum size', async () => {
  const url = await getDatabaseUrl();
  const open = async (maxItems: number) => {
    const index = await openIndex({ db: app.db, url, log, maxItems });
    onTestFinished(index.stop);
    await sleep(200);
    return index.find(await getCatalogueVersion(app.db));
  };
  const small = await open(1_000_000);
  const counted = await app.db.updateTable('item_counts').set({ n: 5_000 }).returning('n').execute();

  expect(counted.length).toBeGreaterThan(0);
  expect([small, await open(4_000)]).toEqual([undefined, undefined]);
});
