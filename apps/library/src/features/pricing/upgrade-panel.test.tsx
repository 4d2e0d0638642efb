import { AppError, getItem, listPricing, type PricingEntry, type SiteProfile } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';
import './upgrade-panel.js';

const lifetime: PricingEntry = { type: 'one_time', name: 'Lifetime', price: 249, discounted_price: 149, currency: 'USD' };
const yearly: PricingEntry = { type: 'year', name: 'Premium', price: 69, discounted_price: 59, currency: 'USD' };
const pack = aDetail(anItem({ name: 'Tidepool' }));

function show(user: SiteProfile | null = null, pricing = answer(listPricing, () => [yearly, lifetime])) {
  return renderApp(<App />, [pricing, answer(getItem, () => pack), ...catalogue()], { path: 'elementor/packs/tidepool', user });
}
const on = (...plan: SiteProfile['plan']): SiteProfile => ({ ...ada, plan });
const panel = () => screen.findByRole('region', { name: 'Every pack, every block' });
const link = async () => within(await panel()).getByRole<HTMLAnchorElement>('link', { name: 'Upgrade to Pro' });
const chosen = async () => within(await panel()).getByRole('button', { pressed: true }).textContent;

test('[R-DETAIL-23] [R-DETAIL-25] [R-DETAIL-27] [R-DETAIL-28] [R-CONST-16] [R-CONST-17] starts with lifetime and links to the portal', async () => {
  show();

  expect(await chosen()).toBe('Lifetime');
  const { href, target, rel } = await link();
  expect(href).toBe('https://cloud.example/pricing?type=one_time&utm_source=plugin&utm_medium=upgradePlan&locale=en_US');
  expect([target, rel]).toEqual(['_blank', 'noopener']);
});

test("[R-STORE-11] [R-CONST-14] shows lifetime's price, former price and saving", async () => {
  show();

  expect((await panel()).textContent).toMatch(/\$149.*instead of \$249.*Save 40%.*Pay once/);
});

test("[R-CONST-15] [R-ENT-37] shows premium's monthly price and charge", async () => {
  const { user } = show();

  await user.click(within(await panel()).getByRole('button', { name: 'Premium' }));

  expect((await panel()).textContent).toMatch(/\$4\.91a month.*Save 14%.*\$59 billed once a year/);
  expect(new URL((await link()).href).searchParams.get('type')).toBe('year');
});

test('[R-DETAIL-26] offers yearly customers lifetime only', async () => {
  show(on('pro', 'yearly'));

  expect((await panel()).textContent).toContain('Lifetime');
  expect(within(await panel()).queryByRole('button')).toBeNull();
  expect(new URL((await link()).href).searchParams.get('type')).toBe('one_time');
});

test.each([
  ['a lifetime plan', on('pro', 'lifetime')],
  ['a pro plan', on('pro')],
])('offers %s nothing and requests nothing', async (_, user) => {
  const { requested } = show(user);
  await screen.findByRole('region', { name: 'Pack rating' });

  expect(screen.queryByRole('region', { name: 'Every pack, every block' })).toBeNull();
  expect(requested.map(({ name }) => name)).not.toContain(listPricing.name);
});

test.each([
  ['the provider has no offers', 'pricing_fetch_failed'],
  ['the site cannot reach the provider', 'kithouse_api_error'],
] as const)('[R-ERR-33] leaves nothing behind but a line in the log when %s', async (_, code) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { requested, container } = show(on('free'), fail(listPricing, code));
  await waitFor(() => expect(requested.map(({ name }) => name)).toContain(listPricing.name));

  await waitFor(() => expect(container.querySelector('.upsell-room')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Upgrade to Pro' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log.mock.calls).toEqual([[`Prices: ${new AppError(code).message}`]]);
  log.mockRestore();
});

test('shows no saving without a higher price', async () => {
  show(
    null,
    answer(listPricing, () => [{ ...lifetime, price: 0 }]),
  );

  expect((await panel()).textContent).not.toMatch(/Save|instead/);
});

test('hides a plan that is not sold', async () => {
  show(
    null,
    answer(listPricing, () => [yearly]),
  );

  expect((await panel()).textContent).toContain('Premium');
  expect(within(await panel()).queryByRole('button')).toBeNull();
});

test("formats amounts in the provider's currency", async () => {
  show(
    null,
    answer(listPricing, () => [{ ...lifetime, currency: 'EUR' }]),
  );

  expect((await panel()).textContent).toContain('€149');
});
