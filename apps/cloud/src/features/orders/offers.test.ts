import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { openShopper } from '../../testing/shopper.js';

const app = await createTestApp({ KITHOUSE_CURRENCY: 'EUR', KITHOUSE_YEARLY_PRICE: '59' });
const catalogue = await openCatalogue(app);
const operator = await app.operator();

test('shows a visitor the price of an item by slug or id', async () => {
  const { id, slug } = await catalogue.publish({ price: 39, title: 'Bakery', type: 'pack', platform: 'gutenberg' });

  const [bySlug, byNumber] = await Promise.all([slug, String(id)].map((item) => app.visitor.call(contract.getOffer, { item })));

  expect(bySlug).toEqual(byNumber);
  expect(bySlug).toMatchObject({
    name: 'Bakery',
    amount: 39,
    currency: 'EUR',
    payment: 'manual',
    state: 'for_sale',
    pending: null,
  });
  expect(bySlug?.item).toMatchObject({ id, slug, type: 'pack' });
});

test('returns free or included for an item without a price', async () => {
  const [free, pro] = [await catalogue.publish(), await catalogue.publish({ plan: 'pro' })];

  const offers = await Promise.all([free, pro].map(({ slug }) => app.visitor.call(contract.getOffer, { item: slug })));

  expect(offers.map(({ state }) => state)).toEqual(['free', 'plan_only']);
});

test('returns an unpaid order to its buyer, and ownership once paid', async () => {
  const ada = await openShopper(app);
  const { id, slug } = await catalogue.publish({ price: 39 });
  const { number } = await ada.order({ item_id: id, amount: 39 });

  const waiting = await ada.call(contract.getOffer, { item: slug });
  await operator.call(contract.confirmOrder, { number });
  const owned = await ada.call(contract.getOffer, { item: slug });

  expect([waiting.state, waiting.pending]).toEqual(['for_sale', number]);
  expect([owned.state, owned.pending, owned.reason]).toEqual([
    'owned',
    null,
    'You already own this. You don’t have to pay again.',
  ]);
  expect((await app.visitor.call(contract.getOffer, { item: slug })).state).toBe('for_sale');
  expect((await ada.siteCall(contract.getOffer, { item: slug })).state).toBe('for_sale');
});

test('returns a page of a bought pack as owned', async () => {
  const ada = await openShopper(app);
  const pack = await catalogue.publish({ type: 'pack', price: 39 });
  const page = await catalogue.publish({ pack: pack.slug, price: 9 });
  await operator.call(contract.confirmOrder, await ada.order({ item_id: pack.id, amount: 39 }));

  expect((await ada.call(contract.getOffer, { item: page.slug })).state).toBe('owned');
});

test.each([
  [{ item: 'no-such-item' }, 'item_not_found'],
  [{ item: '999999999' }, 'item_not_found'],
  [{ item: '99999999999999999999' }, 'item_not_found'],
  [{ item: "'; drop table items" }, 'item_not_found'],
  [{ plan: 'one_time' as const }, 'not_for_sale'],
  [{}, 'invalid_input'],
  [{ item: 'x', plan: 'year' as const }, 'invalid_input'],
])('refuses %j', async (requested, code) => {
  await expect(app.visitor.call(contract.getOffer, requested)).rejects.toMatchObject({ code });
});
