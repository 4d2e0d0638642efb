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

test('[R-PERM-08] [R-API-59] [R-API-60] starring an item twice counts once', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);

  await ada.call(toggleFavourite, star(page.id));
  const result = await ada.call(toggleFavourite, star(page.id));

  expect(result).toEqual({ data: { starred: [page.id], favourite_count: 1 } });
  expect(await findCount(page.slug)).toBe(1);
});

test('undo removes only my star, and a second undo nothing', async () => {
  const [ada, grace, page] = await Promise.all([app.user(), app.user({ name: 'Grace' }), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));
  await grace.call(toggleFavourite, star(page.id));

  await ada.call(toggleFavourite, star(page.id, 'undo'));
  const result = await ada.call(toggleFavourite, star(page.id, 'undo'));

  expect(result).toEqual({ data: { starred: [], favourite_count: 1 } });
});

test('many hands at once count exactly', async () => {
  const page = await catalogue.publish();
  const people = await Promise.all(Array.from({ length: 8 }, () => app.user()));

  await Promise.all(people.flatMap(({ call }) => Array.from({ length: 3 }, () => call(toggleFavourite, star(page.id)))));
  const starred = await findCount(page.slug);
  await Promise.all(people.slice(3).flatMap(({ call }) => [1, 2].map(() => call(toggleFavourite, star(page.id, 'undo')))));

  expect(starred).toBe(8);
  expect(await findCount(page.slug)).toBe(3);
});

test('one person who clicks there and back at once ends with a count that fits the star', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);

  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => ada.call(toggleFavourite, star(page.id, turn % 2 === 0 ? 'do' : 'undo'))),
  );

  const starred = await listStarred(app.db, ada.id);
  expect(await findCount(page.slug)).toBe(starred.length);
});

test('[R-ENT-09] an account has its own stars only, the newest first', async () => {
  const [ada, grace] = await Promise.all([app.user(), app.user({ name: 'Grace' })]);
  const [first, second] = [await catalogue.publish(), await catalogue.publish({ type: 'pack' })];

  await ada.call(toggleFavourite, star(first.id));
  await ada.call(toggleFavourite, { ...star(second.id), itemType: 'pack' });
  await grace.call(toggleFavourite, star(first.id));

  expect(await listStarred(app.db, ada.id)).toEqual([second.id, first.id]);
});

test('a star outlives a new publication of the item', async () => {
  const [ada, page] = await Promise.all([app.user(), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));

  await catalogue.publish({ slug: page.slug, title: 'Changed' });

  expect(await findCount(page.slug)).toBe(1);
});

test('an account that is deleted takes its stars out of the counts', async () => {
  const [ada, grace, page] = await Promise.all([app.user(), app.user({ name: 'Grace' }), catalogue.publish()]);
  await ada.call(toggleFavourite, star(page.id));
  await grace.call(toggleFavourite, star(page.id));

  await app.db.deleteFrom('users').where('id', '=', ada.id).execute();

  const { favourite_count } = (await grace.call(toggleFavourite, star(page.id))).data;
  expect(favourite_count).toBe(1);
});

test('a visitor is asked to sign in', async () => {
  const page = await catalogue.publish();

  const attempt = app.visitor.call(toggleFavourite, star(page.id));

  await expect(attempt).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

test.for(['do', 'undo'] as const)('an item that is not there cannot be starred (%s)', async (action) => {
  const ada = await app.user();

  const attempt = ada.call(toggleFavourite, star(2_147_483_647, action));

  await expect(attempt).rejects.toMatchObject({ code: 'item_not_found', status: 404 });
});

test.for([0, -1, 1.5, 2_147_483_648, 9e15, '1', null])('the id %j is refused', async (id) => {
  const ada = await app.user();

  const attempt = ada.call(toggleFavourite, star(id as number));

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', details: { id: expect.any(String) } });
});
