import { countItems, listItems, toggleFavourite } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const emptyPage = { data: [], current_page: 1, total_page: 0, total: 0 };

test('a list is asked of the cloud with the words of the contract and with the address of this site', async () => {
  cloud.on('GET /v1/items', { json: emptyPage });
  const author = await site.as('author');

  const answer = await author.call(listItems, { platform: 'gutenberg', type: 'pages', tags: [3, 5], search: 'héllo & co' });

  expect(answer).toEqual(emptyPage);
  const [asked] = cloud.heard;
  const query = Object.fromEntries(new URL(asked?.path ?? '', cloud.url).searchParams);
  expect(query).toMatchObject({ platform: 'gutenberg', type: 'pages', tags: '3,5', search: 'héllo & co', page: '1' });
  expect(asked?.headers['x-kithouse-site']).toBe(site.url);
  expect(asked?.headers.authorization).toBeUndefined();
});

test('a call that needs an account is not sent without one', async () => {
  const author = await site.as('author');

  const refusal = await refusalOf(author.call(toggleFavourite, { id: 1, itemType: 'pack', action: 'do' }));

  expect(refusal.code).toBe('is_signed_failed');
  expect(cloud.heard).toEqual([]);
});
void countItems;
