import { randomUUID } from 'node:crypto';
import { getContent, type Input, type ItemDetail, listItems, rateItem, toggleFavourite } from '@kithouse/contract';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../app.js';
import { openDb } from '../../db/client.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { rank } from './ranking.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

test('sorts lists by favourites, downloads and ratings after the next ranking', async () => {
  const title = randomUUID();
  const [starred, rated, loaded, newest] = [
    await catalogue.publish({ title }),
    await catalogue.publish({ title }),
    await catalogue.publish({ title }),
    await catalogue.publish({ title }),
  ];
  const slugsOf = async (sort: Input<typeof listItems>['sort']) => {
    const { data } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: title, sort });
    return data.map(({ slug }) => slug);
  };
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  await ada.call(toggleFavourite, { id: starred.id, itemType: 'page', action: 'do' });
  await ada.call(getContent, { id: loaded.id, platform: 'gutenberg' });
  await grace.call(getContent, { id: loaded.id, platform: 'gutenberg' });
  await app.db.updateTable('item_stats').set({ rating_sum: 9, rating_count: 2 }).where('item_id', '=', rated.id).execute();

  await Promise.all([rank(app.db), rank(app.db), catalogue.publish()]);

  expect(await slugsOf('popular')).toEqual([starred, loaded, newest, rated].map(({ slug }) => slug));
  expect(await slugsOf('downloads')).toEqual([loaded, newest, rated, starred].map(({ slug }) => slug));
  expect(await slugsOf('rating')).toEqual([rated, newest, loaded, starred].map(({ slug }) => slug));
  expect(await slugsOf('latest')).toEqual([newest, loaded, rated, starred].map(({ slug }) => slug));
});

test('[R-OPS-106] shows new counts in the details of an item in every process before the next ranking', async () => {
  const db = openDb({ url: app.databaseUrl, pool: 2 });
  const other = await createApp({ ...app.deps, db });
  afterAll(async () => {
    await other.close();
    await db.destroy();
  });
  const { id, slug } = await catalogue.publish({ type: 'pack' });
  const ask = async (etag = '') =>
    other.inject({ url: `/v1/items/${slug}?platform=gutenberg`, headers: { 'if-none-match': etag } });
  const readCounts = async () => {
    const { favourite_count, rating_count } = (await ask()).json() as ItemDetail;
    return [favourite_count, rating_count];
  };
  const before = [await readCounts(), await readCounts()];
  const { etag = '' } = (await ask()).headers;
  const held = await ask(`${etag}`);

  const ada = await app.user();
  await ada.call(toggleFavourite, { id, itemType: 'pack', action: 'do' });
  await expect.poll(readCounts, { timeout: 30_000 }).toEqual([1, 0]);
  await ada.call(rateItem, { type_id: id, rating: 4 });
  await expect.poll(readCounts, { timeout: 30_000 }).toEqual([1, 1]);

  expect([before, held.statusCode, (await ask(`${etag}`)).statusCode]).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
    304,
    200,
  ]);
});

test('keeps cached answers fresh when a ranking changes nothing', async () => {
  await rank(app.db);
  const etag = (await fetch(`${app.url}/v1/items`)).headers.get('etag') ?? '';

  await rank(app.db);

  const response = await fetch(`${app.url}/v1/items`, { headers: { 'if-none-match': etag } });
  expect(response.status).toBe(304);
});

test('expires cached answers once when numbers change but no order does', async () => {
  const { id } = await catalogue.publish();
  const count = (stars: number, people: number) =>
    app.db.updateTable('item_stats').set({ rating_sum: stars, rating_count: people }).where('item_id', '=', id).execute();
  const ask = async (etag: string) => fetch(`${app.url}/v1/items`, { headers: { 'if-none-match': etag } });
  await count(5, 1);
  await rank(app.db);
  const etag = (await ask('')).headers.get('etag') ?? '';

  await count(10, 2);
  await rank(app.db);
  const after = await ask(etag);
  await rank(app.db);

  expect(after.status).toBe(200);
  expect((await ask(after.headers.get('etag') ?? '')).status).toBe(304);
});

test('[R-FIND-11] lists items by the editors’ rank, then by popularity', async () => {
  const title = randomUUID();
  const [last, plain, loved, first] = [
    await catalogue.publish({ title, rank: -1 }),
    await catalogue.publish({ title }),
    await catalogue.publish({ title }),
    await catalogue.publish({ title, rank: 2 }),
  ];
  const slugs = async () => {
    const { data } = await app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: title });
    return data.map(({ slug }) => slug);
  };
  const many = { favourites: 2_000_000, downloads: 2_000_000_000 };
  await app.db.updateTable('item_stats').set(many).where('item_id', 'in', [loved.id, last.id]).execute();

  await rank(app.db);
  await catalogue.publish();

  const order = [first, loved, plain, last].map(({ slug }) => slug);
  expect(await slugs()).toEqual(order);

  await catalogue.publish({ title, slug: plain.slug, rank: 3 });
  await catalogue.publish({ title, slug: loved.slug });

  expect(await slugs()).toEqual([plain, first, loved, last].map(({ slug }) => slug));
});
