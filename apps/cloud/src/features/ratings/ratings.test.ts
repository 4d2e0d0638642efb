import { getItem, Profile, rateItem } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { rank } from '../items/ranking.service.js';
import { listReviews } from './ratings.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const pack = () => catalogue.publish({ type: 'pack' });
const stars = (id: number, rating: number) => ({ type_id: id, itemType: 'pack', rating }) as const;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => app.user()));

async function shown(slug: string) {
  const { rating, rating_count } = await app.visitor.call(getItem, { slug });
  return { rating, rating_count };
}

test('[R-FAV-07] [R-API-61] [R-API-62] returns the own stars, the average and the number of ratings', async () => {
  const [tidepool, [ada, grace]] = [await pack(), await people(2)];

  await ada?.call(rateItem, stars(tidepool.id, 5));
  const answer = await grace?.call(rateItem, stars(tidepool.id, 4));

  const { id } = tidepool;
  expect(answer).toEqual({ data: { reviews: { pack: { [id]: 4, [`avg_${id}`]: 4.5, [`count_${id}`]: 2 } } } });
  expect(await shown(tidepool.slug)).toEqual({ rating: 4.5, rating_count: 2 });
});

test('replaces an earlier rating and counts it once', async () => {
  const [tidepool, ada] = [await pack(), await app.user()];

  await ada.call(rateItem, stars(tidepool.id, 2));
  await ada.call(rateItem, stars(tidepool.id, 5));
  await ada.call(rateItem, stars(tidepool.id, 5));

  expect(await shown(tidepool.slug)).toEqual({ rating: 5, rating_count: 1 });
});

test('keeps sum and count exact when many people rate several times concurrently', async () => {
  const [tidepool, crowd] = [await pack(), await people(8)];

  await Promise.all(
    crowd.flatMap(({ call }, index) => [1, 3, 5, 2].map((n) => call(rateItem, stars(tidepool.id, ((index + n) % 5) + 1)))),
  );

  const kept = await app.db.selectFrom('ratings').select('stars').where('item_id', '=', tidepool.id).execute();
  const stats = await app.db
    .selectFrom('item_stats')
    .select(['rating_sum', 'rating_count'])
    .where('item_id', '=', tidepool.id)
    .executeTakeFirstOrThrow();
  expect(kept).toHaveLength(8);
  expect(stats).toEqual({ rating_sum: kept.reduce((sum, row) => sum + row.stars, 0), rating_count: 8 });
});

test("[R-ENT-12] [R-ENT-13] lists an account's own ratings with the averages of those packs only", async () => {
  const [mine, theirs, [ada, grace]] = [await pack(), await pack(), await people(2)];
  await ada?.call(rateItem, stars(mine.id, 3));
  await grace?.call(rateItem, stars(mine.id, 4));
  await grace?.call(rateItem, stars(theirs.id, 1));

  const reviews = Profile.shape.reviews.parse(await listReviews(app.db, ada?.id ?? 0));

  expect(reviews).toEqual({ pack: { [mine.id]: 3, [`avg_${mine.id}`]: 3.5, [`count_${mine.id}`]: 2 } });
});

test('includes earlier ratings in the answer, so that caches lose none', async () => {
  const [one, two, ada] = [await pack(), await pack(), await app.user()];
  await ada.call(rateItem, stars(one.id, 3));

  const { data } = await ada.call(rateItem, stars(two.id, 5));

  expect(data.reviews.pack).toMatchObject({ [one.id]: 3, [two.id]: 5 });
});

test('does not truncate an average of thirds', async () => {
  const [tidepool, crowd] = [await pack(), await people(3)];

  await Promise.all(crowd.map(({ call }, index) => call(rateItem, stars(tidepool.id, index === 0 ? 5 : 4))));

  const { pack: reviews } = await listReviews(app.db, crowd[0]?.id ?? 0);
  expect(reviews[`avg_${tidepool.id}`]).toBeCloseTo(13 / 3, 12);
});

test("removes a deleted account's rating from the average", async () => {
  const [tidepool, [ada, grace]] = [await pack(), await people(2)];
  await ada?.call(rateItem, stars(tidepool.id, 1));
  await grace?.call(rateItem, stars(tidepool.id, 5));

  await app.db
    .deleteFrom('users')
    .where('id', '=', ada?.id ?? 0)
    .execute();

  const stats = await app.db.selectFrom('item_stats').selectAll().where('item_id', '=', tidepool.id).executeTakeFirstOrThrow();
  expect(stats).toMatchObject({ rating_sum: 5, rating_count: 1 });
});

test('expires cached answers with the ranking after a rating, and not for the same rating again', async () => {
  const [tidepool, ada] = [await pack(), await app.user()];
  const ask = (etag: string) => fetch(`${app.url}/v1/items/${tidepool.slug}`, { headers: { 'if-none-match': etag } });
  await rank(app.db);
  const first = (await ask('')).headers.get('etag') ?? '';

  await ada.call(rateItem, stars(tidepool.id, 4));
  await rank(app.db);
  const rated = await ask(first);
  const second = rated.headers.get('etag') ?? '';
  await ada.call(rateItem, stars(tidepool.id, 4));
  await rank(app.db);

  expect(rated.status).toBe(200);
  expect((await ask(second)).status).toBe(304);
});

test('keeps a rating across a new publication of the pack', async () => {
  const [tidepool, ada] = [await pack(), await app.user()];
  await ada.call(rateItem, stars(tidepool.id, 4));

  await catalogue.publish({ type: 'pack', slug: tidepool.slug, title: 'Changed' });

  expect(await shown(tidepool.slug)).toEqual({ rating: 4, rating_count: 1 });
});

test('lets an unconfirmed account rate', async () => {
  const [tidepool, fresh] = [await pack(), await app.user({ verified: false })];

  const { data } = await fresh.call(rateItem, stars(tidepool.id, 3));

  expect(data.reviews.pack[tidepool.id]).toBe(3);
});

test('asks a visitor to sign in', async () => {
  const attempt = app.visitor.call(rateItem, stars((await pack()).id, 5));

  await expect(attempt).rejects.toMatchObject({ code: 'is_signed_failed', status: 401 });
});

test.for(['page', 'block'] as const)('refuses to rate a %s', async (type) => {
  const [item, ada] = [await catalogue.publish({ type }), await app.user()];

  const attempt = ada.call(rateItem, stars(item.id, 5));

  await expect(attempt).rejects.toMatchObject({ code: 'item_not_found', status: 404 });
  expect(await shown(item.slug)).toEqual({ rating: 0, rating_count: 0 });
});

test('refuses to rate a missing pack', async () => {
  const ada = await app.user();

  const attempt = ada.call(rateItem, stars(2_147_483_647, 5));

  await expect(attempt).rejects.toMatchObject({ code: 'item_not_found' });
});

test.for([0, 6, -1, 4.5, '5', null])('refuses %j stars', async (rating) => {
  const ada = await app.user();

  const attempt = ada.call(rateItem, stars((await pack()).id, rating as number));

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_input', details: { rating: expect.any(String) } });
});
