import { brand, listItems } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import type { Site, Visit } from './testing/start-site.js';
import type { StubCloud } from './testing/stub-cloud.js';
import { useStubCloud } from './testing/use-stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let author: Visit;
useStubCloud(async (started) => {
  ({ cloud, site } = started);
  author = await site.as('author');
});

const pageOf = (total: number) => ({ data: [], current_page: 1, total_page: 1, total, is_about: false, corrected: '' });
const letTimePass = () => setOption(site, 'test_fresh_seconds', -1);
/** Requests like a caller that accepts expired answers. */
const askKept = async (path: string) => {
  const { status, body, headers } = await author.rest('GET', path, undefined, { 'cache-control': 'max-stale' });
  return { status, total: (body as { total?: number }).total, is_old: headers.get(brand.oldHeader) === '1' };
};

test('answers a repeated list without the cloud, however the query is written', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, { platform: 'elementor', type: 'packs' });

  const again = await Promise.all(
    [{}, { page: 1 }, { type: 'packs', sort: 'popular' }].map((input) => author.call(listItems, input as never)),
  );

  expect(again.map(({ total }) => total)).toEqual([3, 3, 3]);
  expect(cloud.heard).toHaveLength(1);
});

test('caches different queries separately', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, { page: 1 });
  cloud.on('GET /v1/items', { json: pageOf(4) });

  const second = await author.call(listItems, { page: 2 });

  expect(second.total).toBe(4);
});

test('returns an expired answer at once on request, marked as old, and refreshes it with the next', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3), headers: { etag: '"three"' } });
  await author.call(listItems, {});
  cloud.on('GET /v1/items', { json: pageOf(5), headers: { etag: '"five"' } });
  await letTimePass();

  const old = await askKept('/items');
  const heardMeanwhile = cloud.heard.length;
  const renewed = await author.call(listItems, {});

  expect([old, heardMeanwhile, renewed.total]).toEqual([{ status: 200, total: 3, is_old: true }, 1, 5]);
  expect(cloud.heard[1]?.headers['if-none-match']).toBe('"three"');
});

test('does not mark a fresh answer as old and asks the cloud for an unknown one', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });

  const [unknown, fresh] = [await askKept('/items'), await askKept('/items')];

  expect([unknown, fresh]).toEqual([
    { status: 200, total: 3, is_old: false },
    { status: 200, total: 3, is_old: false },
  ]);
  expect(cloud.heard).toHaveLength(1);
});

test('keeps an unchanged answer', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3), headers: { etag: '"three"' } });
  await author.call(listItems, {});
  cloud.on('GET /v1/items', { status: 304, headers: { etag: '"three"' } });
  await letTimePass();

  const renewed = await author.call(listItems, {});

  expect([renewed.total, (await askKept('/items')).total]).toEqual([3, 3]);
  expect(cloud.heard).toHaveLength(2);
});

test('serves an answer of any age, marked as old, while the cloud is down', async () => {
  cloud.on('GET /v1/items', { json: pageOf(3) });
  await author.call(listItems, {});
  await letTimePass();
  cloud.on('*', { status: 503 });
  cloud.on('GET /v1/items', { status: 503 });

  const answer = await author.rest('GET', '/items');
  const unknown = await author.rest('GET', '/items?page=9');

  expect(answer).toMatchObject({ status: 200, body: { total: 3 } });
  expect(answer.headers.get(brand.oldHeader)).toBe('1');
  expect(unknown.status).toBe(502);
});

test('removes an item from the cache that was taken down', async () => {
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero' } });
  await author.rest('GET', '/items/hero');
  cloud.on('GET /v1/items/hero', { status: 404, json: { code: 'item_not_found', message: 'Gone.', data: { status: 404 } } });
  await letTimePass();

  const renewed = await author.rest('GET', '/items/hero');

  expect([renewed.status, (await askKept('/items/hero')).status]).toEqual([404, 404]);
});

test('caches no refusals and broken answers', async () => {
  cloud.on('GET /v1/items/hero', { status: 404, json: { code: 'item_not_found', message: 'Gone.', data: { status: 404 } } });
  await author.rest('GET', '/items/hero');
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero' } });

  const answer = await author.rest('GET', '/items/hero');

  expect(answer.body).toEqual({ slug: 'hero' });
});

test('keeps empty objects as objects and numbers as numbers', async () => {
  const body = { a: {}, b: [], c: 1.5, d: 0, e: '', f: null, g: { h: [{}] }, i: 'مرحبا 🍞 </script>' };
  cloud.on('GET /v1/items/hero', { json: body });

  const first = await author.rest('GET', '/items/hero');
  const kept = await author.rest('GET', '/items/hero');

  expect([first.body, kept.body]).toEqual([body, body]);
});

test('passes an enormous answer on without caching it', async () => {
  cloud.on('GET /v1/items/hero', { json: { slug: 'hero', description: 'x'.repeat(300_000) } });

  await author.rest('GET', '/items/hero');
  const again = await author.rest('GET', '/items/hero');

  expect(again.status).toBe(200);
  expect(cloud.heard).toHaveLength(2);
});
