import { randomUUID } from 'node:crypto';
import { getItem, listCategories, listItems, toggleFavourite } from '@kithouse/contract';
import { expect, test, vi } from 'vitest';
import { openCatalogue } from '../testing/catalogue.js';
import { createTestApp } from '../testing/test-app.js';
import { createAnswerStore, makeEtag } from './caching.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const body = (letter: string) => Buffer.alloc(10, letter);

test('evicts the least recently used answer first', () => {
  const store = createAnswerStore(100);
  for (const name of 'abcdefghij') {
    store.keep(name, body(name));
  }

  store.find('a');
  store.keep('k', body('k'));

  expect(store.find('a')).toEqual(body('a'));
  expect(store.find('b')).toBeUndefined();
  expect(store.find('k')).toEqual(body('k'));
});

test('counts an answer stored twice once and does not cache a huge one', () => {
  const store = createAnswerStore(100);
  for (let turn = 0; turn < 50; turn++) {
    store.keep('a', body('a'));
  }
  for (const name of 'bcdefghij') {
    store.keep(name, body(name));
  }

  store.keep('huge', Buffer.alloc(50));

  expect([...'abcdefghij'].every((name) => store.find(name))).toBe(true);
  expect(store.find('huge')).toBeUndefined();
});

test('[R-OPS-127] makes another etag for another release, version or address', () => {
  const etag = makeEtag('1.2', '/v1/items', '1.0.0');

  expect(makeEtag('1.2', '/v1/items', '1.0.0')).toBe(etag);
  expect([
    makeEtag('1.2', '/v1/items', '1.1.0'),
    makeEtag('1.3', '/v1/items', '1.0.0'),
    makeEtag('1.2', '/v1/tags', '1.0.0'),
  ]).not.toContain(etag);
});

test('shares an answer per address until the next publication', async () => {
  const title = randomUUID();
  const list = (page = 1) =>
    app.visitor.call(listItems, { platform: 'gutenberg', type: 'pages', search: title, per_page: 1, page });
  await catalogue.publish({ title });

  const [first, again, next] = [await list(), await list(), await list(2)];
  const { id } = await catalogue.publish({ title });

  expect(again).toEqual(first);
  expect(next.data).toEqual([]);
  expect((await list()).data[0]?.id).toBe(id);
});

test('includes a new favourite in a shared detail and changes its etag, without waiting for the ranking', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);
  const read = async () => (await app.visitor.call(getItem, { slug: page.slug })).favourite_count;
  const etag = async () => (await fetch(`${app.url}/v1/items/${page.slug}`)).headers.get('etag');
  const [before, first] = [await read(), await etag()];

  await ada.call(toggleFavourite, { id: page.id, itemType: 'page', action: 'do' });

  expect([before, await read()]).toEqual([0, 1]);
  expect(await etag()).not.toBe(first);
});

test('[R-PERF-04] shares the answer to a query between all addresses that mean the same', async () => {
  const queries = vi.spyOn(app.db.getExecutor(), 'executeQuery');
  const countReads = () => queries.mock.calls.filter(([{ sql }]) => sql.includes('categories')).length;
  const read = async (query: string) => (await fetch(`${app.url}/v1${listCategories.path}?platform=elementor${query}`)).text();
  const first = await read('');
  const before = countReads();

  const again = await read('&utm_source=mail');

  expect(again).toBe(first);
  expect(before).toBeGreaterThan(0);
  expect(countReads()).toBe(before);
});
