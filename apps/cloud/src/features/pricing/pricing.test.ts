import { listPricing, PricingEntry } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp({
  KITHOUSE_CURRENCY: 'JPY',
  KITHOUSE_YEARLY_PRICE: '5900',
  KITHOUSE_YEARLY_REGULAR_PRICE: '9900',
  KITHOUSE_LIFETIME_PRICE: '14900',
});

test('[R-API-69] [R-ENT-37] returns the prices of the plans with the currency to anybody', async () => {
  const entries = await app.visitor.call(listPricing, {});

  expect(entries).toEqual([
    { type: 'year', name: 'Premium', price: 9900, discounted_price: 5900, currency: 'JPY' },
    { type: 'one_time', name: 'Lifetime', price: 14_900, discounted_price: 14_900, currency: 'JPY' },
  ]);
  expect(entries.map((entry) => PricingEntry.parse(entry))).toEqual(entries);
});

test('responds 304 to a cached answer', async () => {
  const first = await fetch(`${app.url}/v1/pricing`);
  const again = await fetch(`${app.url}/v1/pricing`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });

  expect([first.status, again.status]).toEqual([200, 304]);
});
