import { getItem, toggleFavourite } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { listStarred } from './favourites.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const star = (id: number, action: 'do' | 'undo' = 'do') => ({ id, itemType: 'page', action }) as const;

async function findCount(slug: string) {
  const { favourite_count } = await app.visitor.call(getItem, { slug });
  return favourite_count;
}

test('[R-PERM-08] [R-API-59] [R-API-60] counts a favourite once when added twice', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);

  await ada.call(toggleFavourite, star(page.id));
  const result = await ada.call(toggleFavourite, star(page.id));

  expect(result).toEqual({ data: { starred: [page.id], favourite_count: 1 } });
  expect(await findCount(page.slug)).toBe(1);
});

test("removes only the caller's favourite, and nothing the second time", async () => {
  const [ada, grace, page] = await Promise.all([app.user(), app.user({ name: 'Grace' }), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));
  await grace.call(toggleFavourite, star(page.id));

  await ada.call(toggleFavourite, star(page.id, 'undo'));
  const result = await ada.call(toggleFavourite, star(page.id, 'undo'));

  expect(result).toEqual({ data: { starred: [], favourite_count: 1 } });
});

test('counts many concurrent favourites exactly', async () => {
  const page = await catalogue.publish();
  const people = await Promise.all(Array.from({ length: 8 }, () => app.user()));

  await Promise.all(people.flatMap(({ call }) => Array.from({ length: 3 }, () => call(toggleFavourite, star(page.id)))));
  const starred = await findCount(page.slug);
  await Promise.all(people.slice(3).flatMap(({ call }) => [1, 2].map(() => call(toggleFavourite, star(page.id, 'undo')))));

  expect(starred).toBe(8);
  expect(await findCount(page.slug)).toBe(3);
});

test('ends with a count that fits the state when one person toggles concurrently', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);

  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => ada.call(toggleFavourite, star(page.id, turn % 2 === 0 ? 'do' : 'undo'))),
  );

  const starred = await listStarred(app.db, ada.id);
  expect(await findCount(page.slug)).toBe(starred.length);
});

test("[R-ENT-09] lists an account's own favourites only, newest first", async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const [first, second] = [await catalogue.publish(), await catalogue.publish({ type: 'pack' })];

  await ada.call(toggleFavourite, star(first.id));
  await ada.call(toggleFavourite, { ...star(second.id), itemType: 'pack' });
  await grace.call(toggleFavourite, star(first.id));

  expect(await listStarred(app.db, ada.id)).toEqual([second.id, first.id]);
});

test('keeps a favourite across a new publication of the item', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));

  await catalogue.publish({ slug: page.slug, title: 'Changed' });

  expect(await findCount(page.slug)).toBe(1);
});

test('uncounts the favourites of a deleted account', async () => {
  const [ada, grace, page] = await Promise.all([app.user(), app.user({ name: 'Grace' }), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));
  await grace.call(toggleFavourite, star(page.id));

  await app.db.deleteFrom('users').where('id', '=', ada.id).execute();

  const { favourite_count } = (await grace.call(toggleFavourite, star(page.id))).data;
  expect(favourite_count).toBe(1);
});

test('asks a visitor to sign in', async () => {
  const page = await catalogue.publish();

  const attempt = app.visitor.call(toggleFavourite, star(page.id));

  await expect(attempt).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

test.for(['do', 'undo'] as const)('refuses a missing item (%s)', async (action) => {
  const ada = await app.user();

  const attempt = ada.call(toggleFavourite, star(2_147_483_647, action));

  await expect(attempt).rejects.toMatchObject({ code: 'item_not_found', status: 404 });
});

test.for([0, -1, 1.5, 2_147_483_648, 9e15, '1', null])('refuses the id %j', async (id) => {
  const ada = await app.user();

  const attempt = ada.call(toggleFavourite, star(id as number));

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', details: { id: expect.any(String) } });
});
