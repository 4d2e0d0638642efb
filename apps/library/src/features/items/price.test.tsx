import { getItem, listPricing, type SiteProfile } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import './detail-screen.js';

const family = { id: 77, name: 'Tidepool', slug: 'tidepool' };
const hero = aDetail(anItem({ name: 'Hero', type: 'block', is_pro: true, price: 39 }), { pack: { ...family, items: [] } });

const bought = (item_id: number): SiteProfile => ({
  ...ada,
  plan: ['starter'],
  purchasedItems: [{ id: 1, item_id, type: 'pack', platform: 'elementor' }],
});
const on = (...plan: SiteProfile['plan']): SiteProfile => ({ ...ada, plan });

async function show(price: number, user: SiteProfile | null, { currency = 'USD', locale = 'en_US' } = {}) {
  const entry = { type: 'one_time', name: 'Lifetime', price: 249, discounted_price: 149, currency } as const;
  renderApp(<App />, [answer(getItem, () => ({ ...hero, price })), answer(listPricing, () => [entry]), ...catalogue()], {
    path: 'elementor/blocks/hero',
    user,
    boot: { locale },
  });
  const facts = await screen.findByRole('region', { name: 'Details' });
  return facts.firstElementChild?.firstElementChild;
}
const action = () =>
  screen.queryByRole('link', { name: 'Purchase' })?.textContent ?? screen.queryByRole('button', { name: 'Insert' })?.textContent;

test.each([
  ['[R-FAV-06] a free item to a visitor', 0, null, 'FREE', 'Insert'],
  ['[R-FAV-06] a free item to an account', 0, on('starter'), 'FREE', 'Insert'],
  ['[R-FAV-04] a paid item to a visitor', 39, null, '$39', 'Purchase'],
  ['[R-FAV-04] a paid item to an account that doesn’t own it', 9.5, on('starter'), '$9.50', 'Purchase'],
  ['[R-FAV-05] a purchased item to an account', 39, bought(hero.id), 'PURCHASED', 'Insert'],
  ['[R-FAV-05] an item in a purchased pack to an account', 39, bought(family.id), 'PURCHASED', 'Insert'],
  ['an item that was not purchased to an account', 39, bought(999_999), '$39', 'Purchase'],
  ['[R-PERM-18] an unpaid item to the free plan', 39, on('free'), '$39', 'Insert'],
  ['any item to the yearly plan', 39, on('yearly'), 'PURCHASED', 'Insert'],
  ['any item to the lifetime plan', 39, on('pro', 'lifetime'), 'PURCHASED', 'Insert'],
])('shows price and action of %s', async (_, price, user, text, button) => {
  const shown = await show(price, user);

  expect(shown?.textContent).toBe(text);
  await waitFor(() => expect(action()).toBe(button));
});

test("formats a price in the provider's currency and the site's language", async () => {
  const shown = await show(39.5, null, { currency: 'EUR', locale: 'de_DE_formal' });

  await waitFor(() => expect(shown?.textContent).toBe('39,50\u00a0€'));
});
