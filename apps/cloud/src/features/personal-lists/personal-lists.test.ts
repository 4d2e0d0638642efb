import { listDownloads, listFavourites, listPurchasedItems, toggleFavourite } from '@kithouse/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
type Person = Awaited<ReturnType<typeof app.user>>;

const lists = [
  { name: 'favourites', call: listFavourites, table: 'favourites', at: 'created_at' },
  { name: 'downloads', call: listDownloads, table: 'downloads', at: 'downloaded_at' },
  { name: 'purchased items', call: listPurchasedItems, table: 'purchases', at: 'purchased_at' },
] as const;
type List = (typeof lists)[number];

/** Adds items to a person's list one minute apart, the last as the newest; without a start time all at once. */
async function enter({ table, at }: List, { id }: Person, itemIds: number[], minutes = 1) {
  const start = new Date('2026-11-01T10:00:00Z').getTime();
  const times = itemIds.map((_, index) => new Date(start + index * minutes * 60_000).toISOString());
  await sql`insert into ${sql.table(table)} (user_id, item_id, ${sql.ref(at)})
    select ${id}, item_id, at from unnest(${itemIds}::int[], ${times}::timestamptz[]) as given(item_id, at)`.execute(app.db);
}

const ids = ({ data }: { data: { id: number; item_id?: number }[] }) => data.map(({ id, item_id }) => item_id ?? id);
const publishMany = (count: number) => Promise.all(Array.from({ length: count }, () => catalogue.publish()));

test('[R-API-70] [R-ENT-40] lists favourites as item cards, newest first', async () => {
  const ada = await app.user();
  const [first, second] = [await catalogue.publish({ type: 'pack' }), await catalogue.publish({ title: 'Ærøskøbing 日本' })];
  await ada.call(toggleFavourite, { id: first.id, itemType: 'pack', action: 'do' });
  await ada.call(toggleFavourite, { id: second.id, itemType: 'page', action: 'do' });

  const page = await ada.call(listFavourites, {});

  expect(page).toMatchObject({ current_page: 1, total_page: 1, total: 2 });
  expect(page.data).toMatchObject([
    { id: second.id, name: 'Ærøskøbing 日本', type: 'page', favourite_count: 1 },
    { id: first.id, type: 'pack' },
  ]);
});

test('[R-API-71] [R-ENT-38] lists a download with its time and picture', async () => {
  const ada = await app.user();
  const item = await catalogue.publish({ title: 'Bakery', tint: '#8fcdd6', pictures: [await catalogue.picture(480)] });
  await enter(lists[1], ada, [item.id]);

  const { data } = await ada.call(listDownloads, {});

  expect(data).toEqual([
    {
      id: item.id,
      item_id: item.id,
      name: 'Bakery',
      type: 'page',
      platform: 'gutenberg',
      plan: 'starter',
      slug: item.slug,
      thumbnail: expect.stringMatching(/^https:\/\/cloud\.example\/files\/[0-9a-f]{64}\.webp$/),
      tint: '#8fcdd6',
      downloaded_at: '2026-11-01T10:00:00.000Z',
    },
  ]);
});

test("[R-API-74] [R-ENT-39] gives a purchase its own id besides the item's", async () => {
  const [ada, other] = [await app.user(), await catalogue.publish()];
  const item = await catalogue.publish({ title: 'Bakery', type: 'pack', plan: 'pro', price: 49 });
  // The later item first, so that the ids of both purchases cannot be those of their items.
  await enter(lists[2], ada, [item.id, other.id]);
  const rows = app.db.selectFrom('purchases').select(['id', 'item_id']).where('user_id', '=', ada.id);
  const bought = await rows.orderBy('id').execute();

  const { data } = await ada.call(listPurchasedItems, {});

  expect(data.map(({ id, item_id }) => ({ id, item_id })).sort((a, b) => a.id - b.id)).toEqual(bought);
  expect(data.filter(({ item_id }) => item_id === item.id)).toMatchObject([
    {
      name: 'Bakery',
      type: 'pack',
      plan: 'pro',
      slug: item.slug,
      thumbnail: null,
      purchased_at: '2026-11-01T10:00:00.000Z',
    },
  ]);
});

test.for(lists)('[R-API-75] filters $name by platform, type and plan, alone and together', async (list) => {
  const ada = await app.user();
  const kinds = [
    { platform: 'elementor', type: 'pack', plan: 'pro' },
    { platform: 'elementor', type: 'block', plan: 'starter' },
    { platform: 'gutenberg', type: 'pack', plan: 'starter' },
    { platform: 'gutenberg', type: 'page', plan: 'pro' },
  ] as const;
  const [a, b, c, d] = (await Promise.all(kinds.map((kind) => catalogue.publish(kind)))).map(({ id }) => id) as [
    number,
    number,
    number,
    number,
  ];
  await enter(list, ada, [a, b, c, d]);

  const found = await Promise.all([
    ada.call(list.call, { itemType: 'all', plan: 'all' }),
    ada.call(list.call, { platform: 'elementor' }),
    ada.call(list.call, { itemType: 'pack' }),
    ada.call(list.call, { plan: 'pro' }),
    ada.call(list.call, { platform: 'gutenberg', itemType: 'page', plan: 'pro' }),
    ada.call(list.call, { platform: 'elementor', itemType: 'page', plan: 'pro' }),
  ]);

  expect(found.map(ids)).toEqual([[d, c, b, a], [b, a], [c, a], [d, a], [d], []]);
  expect(found.map(({ total }) => total)).toEqual([4, 2, 2, 2, 1, 0]);
});

test.for(lists)('[R-API-75] orders $name of the same moment consistently, each once over all pages', async (list) => {
  const [ada, items] = [await app.user(), await publishMany(50)];
  await enter(
    list,
    ada,
    items.map(({ id }) => id),
    0,
  );

  const pages = await Promise.all([1, 2, 3, 4].map((page) => ada.call(list.call, { page })));

  expect(pages.map(({ data }) => data.length)).toEqual([24, 24, 2, 0]);
  expect(pages.map(({ total_page, current_page }) => [current_page, total_page])).toEqual([1, 2, 3, 4].map((page) => [page, 3]));
  expect(new Set(pages.flatMap(ids)).size).toBe(50);
});

test.for(lists)('[R-API-75] [R-STORE-39] returns all $name at once on request', async (list) => {
  const [ada, items] = [await app.user(), await publishMany(30)];
  await enter(
    list,
    ada,
    items.map(({ id }) => id),
  );

  const page = await ada.call(list.call, { all: true });

  expect(page).toMatchObject({ current_page: 1, total_page: 1, total: 30 });
  expect(ids(page)).toEqual(items.map(({ id }) => id).reverse());
});

test('[R-FAV-10] redirects visitors to sign in from my-favourites, and nobody who shows a key', async () => {
  const [ada, item] = [await app.user(), await catalogue.publish()];
  await enter(lists[0], ada, [item.id]);

  const page = await app.visitor.call(listFavourites, { page: 2 });
  const own = await ada.call(listFavourites, {});
  const empty = await (await app.user()).call(listFavourites, {});
  const refused = app.callAs('khk_no-such-key')(listFavourites, {});

  expect(page).toEqual({ data: [], current_page: 2, total_page: 0, total: 0, redirect: true });
  expect(ids(own)).toEqual([item.id]);
  expect([own.redirect, empty.redirect]).toEqual([undefined, undefined]);
  await expect(refused).rejects.toMatchObject({ code: 'invalid_api_key' });
});

test.for(lists)("shows nobody another's $name, and visitors none", async (list) => {
  const [ada, grace, item] = [await app.user(), await app.user({ name: 'Grace' }), await catalogue.publish()];
  await enter(list, grace, [item.id]);

  expect(await ada.call(list.call, { all: true })).toMatchObject({ data: [], total: 0, total_page: 0 });
  expect(await codeOf(app.visitor.call(list.call, {}))).toBe(list.call === listFavourites ? 'success' : 'is_signed_failed');
});

test.for([{ page: 0 }, { page: 10_001 }, { page: 1.5 }, { itemType: 'packs' }, { plan: 'free' }, { platform: "x' or 1=1" }])(
  'refuses %j',
  async (input) => {
    const ada = await app.user();

    const attempt = ada.call(listFavourites, input as never);

    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_input',
      details: { [Object.keys(input)[0] as string]: expect.any(String) },
    });
  },
);

longTest('uses an index without sorting for a page among ten thousand rows', async () => {
  const [ada, item] = [await app.user(), await catalogue.publish()];
  await fill(ada.id, item.id, 10_000);

  const queryPlans = await Promise.all(
    lists.map(async ({ table, at }) => {
      const { rows } = await sql<Record<string, string>>`explain select item_id from ${sql.table(table)} own
        where user_id = ${ada.id} order by ${sql.ref(at)} desc, item_id desc limit 24 offset 48`.execute(app.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
  const page = await ada.call(listFavourites, { page: 417 });

  for (const queryPlan of queryPlans) {
    expect(queryPlan).toContain('Index');
    expect(queryPlan).not.toContain('Sort');
  }
  expect(page).toMatchObject({ total: 10_000, total_page: 417, data: { length: 16 } });
});

/** Copies an item many times and adds every copy to all lists of an account. */
async function fill(userId: number, itemId: number, count: number) {
  const columns =
    'platform, type, plan, title, description, price, category_ids, tag_ids, dependency_ids, featured, fullsite_import, has_settings, pictures';
  await sql`with copies as (
      insert into items (slug, ${sql.raw(columns)})
      select 'copy-' || n || '-' || ${itemId}::int, ${sql.raw(columns)} from items, generate_series(1, ${count}::int) n where id = ${itemId}
      returning id),
    stats as (insert into item_stats (item_id) select id from copies on conflict do nothing),
    own as (insert into favourites (user_id, item_id) select ${userId}::int, id from copies),
    had as (insert into downloads (user_id, item_id) select ${userId}::int, id from copies)
    insert into purchases (user_id, item_id) select ${userId}::int, id from copies`.execute(app.db);
  await sql`analyze favourites, downloads, purchases, items`.execute(app.db);
}
