import { expect, test } from 'vitest';
import { readConfig } from './config.js';

const production = { KITHOUSE_MODE: 'production', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Kit <kit@mail.example>' };

test("[R-CONST-02] [R-CONST-03] sells a year and a lifetime at the configured prices in the instance's currency", () => {
  const { plans: pricePlans } = readConfig({
    ...production,
    KITHOUSE_CURRENCY: 'EUR',
    KITHOUSE_YEARLY_PRICE: '59.90',
    KITHOUSE_YEARLY_REGULAR_PRICE: '99',
    KITHOUSE_LIFETIME_PRICE: '149',
  });

  expect(pricePlans).toEqual([
    { type: 'year', name: 'Premium', price: 99, discounted_price: 59.9, currency: 'EUR' },
    { type: 'one_time', name: 'Lifetime', price: 149, discounted_price: 149, currency: 'EUR' },
  ]);
});

test('sells no unpriced plan in production and shows sample prices in development', () => {
  expect(readConfig(production).plans).toEqual([]);
  expect(readConfig({}).plans.map(({ type }) => type)).toEqual(['year', 'one_time']);
  expect(readConfig({ KITHOUSE_LIFETIME_PRICE: '10' }).plans).toHaveLength(1);
});

test.each([
  [{ KITHOUSE_CURRENCY: 'usd' }, 'KITHOUSE_CURRENCY: is not a currency code'],
  [{ KITHOUSE_CURRENCY: 'JPY', KITHOUSE_YEARLY_PRICE: '59.90' }, 'KITHOUSE_YEARLY_PRICE: has more than the 0 decimals of JPY'],
  [{ KITHOUSE_YEARLY_PRICE: '0' }, 'KITHOUSE_YEARLY_PRICE'],
  [{ KITHOUSE_YEARLY_PRICE: 'cheap' }, 'KITHOUSE_YEARLY_PRICE'],
  [{ KITHOUSE_YEARLY_PRICE: '99', KITHOUSE_YEARLY_REGULAR_PRICE: '59' }, 'KITHOUSE_YEARLY_REGULAR_PRICE: needs'],
  [{ KITHOUSE_LIFETIME_REGULAR_PRICE: '59' }, 'KITHOUSE_LIFETIME_REGULAR_PRICE: needs KITHOUSE_LIFETIME_PRICE'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: is needed too'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: is needed too'],
  [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: is not a secret key'],
  [{ KITHOUSE_OPERATOR_MAIL: 'nobody' }, 'KITHOUSE_OPERATOR_MAIL'],
])('refuses to start with %j', (settings, reason) => {
  expect(() => readConfig(settings as Record<string, string>)).toThrow(reason);
});

test('accepts instructions of several lines in one setting', () => {
  expect(readConfig({ KITHOUSE_PAYMENT_INSTRUCTIONS: 'IBAN DE00\\nPlease name the order.' }).paymentInstructions).toBe(
    'IBAN DE00\nPlease name the order.',
  );
});
