import { afterAll, describe, expect, test } from 'vitest';
import { createLog } from '../log.js';
import { secretKey, startStripe, webhookSecret } from '../testing/stripe.js';
import { createStripePayment } from './payment-stripe.js';

const stripe = await startStripe();
afterAll(stripe.stop);
const quiet = createLog('silent');
const settings = { key: secretKey, webhookSecret, apiUrl: stripe.url };
const payment = createStripePayment(settings, quiet);
let orders = 0;

const ask = (amount: number, currency: string) => ({
  number: `TEST-${++orders}`,
  attempt: 1,
  name: 'Ünï & 日本 = 🍕',
  amount,
  currency,
  email: 'ada+x@example.com',
  done_url: 'https://x.example/done?a=1&b=2',
  back_url: 'https://x.example/',
});

test.each([
  ['USD', 3990, '3990'],
  ['JPY', 5900, '5900'],
  ['KWD', 12_000, '12000'],
  ['ISK', 5900, '590000'],
  ['UGX', 5900, '590000'],
  ['MGA', 590_000, '5900'],
])("writes an amount in %s in Stripe's units and reads it back unchanged", async (currency, amount, written) => {
  const page = await payment.open(ask(amount, currency));

  expect(stripe.requested.at(-1)?.form['line_items[0][price_data][unit_amount]']).toBe(written);
  expect(page).toMatchObject({ amount, currency, state: 'open' });
});

test('sends names and addresses unchanged, whatever they contain', async () => {
  await payment.open(ask(100, 'EUR'));

  expect(stripe.requested.at(-1)?.form).toMatchObject({
    'line_items[0][price_data][product_data][name]': 'Ünï & 日本 = 🍕',
    customer_email: 'ada+x@example.com',
    success_url: 'https://x.example/done?a=1&b=2',
  });
});

test('waits for an identical request in progress', async () => {
  let busy = 2;
  stripe.fail(() =>
    busy-- > 0 ? { status: 409, body: { error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } } } : undefined,
  );

  const page = await payment.open(ask(100, 'EUR'));

  expect(page.state).toBe('open');
  stripe.fail(undefined);
});

test.each([
  ['a wrong key', createStripePayment({ ...settings, key: 'sk_test_wrong' }, quiet)],
  ['no server', createStripePayment({ ...settings, apiUrl: 'http://127.0.0.1:1' }, quiet)],
])('reports %s as an unreachable payment page', async (_name, broken) => {
  await expect(broken.get('cs_test_1')).rejects.toMatchObject({ code: 'payment_unavailable', status: 502 });
});

test('requests an expired page and an invalid id without leaving the path', async () => {
  await expect(payment.get('../charges/ch_1')).rejects.toMatchObject({ code: 'payment_unavailable' });

  expect(stripe.requested.at(-1)?.path).toBe('/v1/checkout/sessions/..%2Fcharges%2Fch_1');
});

test.each([
  ['KWD', 12_345],
  ['MGA', 590_050],
])('refuses an amount in %s that Stripe cannot charge exactly', async (currency, amount) => {
  const before = stripe.requested.length;

  await expect(payment.open(ask(amount, currency))).rejects.toMatchObject({ code: 'payment_unavailable' });

  expect(stripe.requested).toHaveLength(before);
});

describe('refund', () => {
  const pay = async () => {
    const { session_id } = await payment.open(ask(100, 'EUR'));
    return stripe.finish(session_id).payment_intent ?? '';
  };

  test('can be retried at once after Stripe failed midway', async () => {
    const paymentId = await pay();
    stripe.fail(() => ({ status: 500, body: { error: { type: 'api_error' } } }));
    await expect(payment.refund(paymentId, 'TEST-R1')).rejects.toMatchObject({ code: 'payment_unavailable' });
    stripe.fail(undefined);

    await payment.refund(paymentId, 'TEST-R1');
    await payment.refund(paymentId, 'TEST-R1');

    const charges = [...stripe.charges.values()].filter(({ payment_intent }) => payment_intent === paymentId);
    expect(charges.map(({ refunded, amount_refunded }) => [refunded, amount_refunded])).toEqual([[true, 100]]);
  });

  test.each(['failed', 'canceled'])('fails when Stripe reports it as %s', async (status) => {
    const paymentId = await pay();
    stripe.fail(() => ({ status: 200, body: { id: 're_1', object: 'refund', status } }));

    await expect(payment.refund(paymentId, 'TEST-R2')).rejects.toMatchObject({ code: 'payment_unavailable' });
    stripe.fail(undefined);
  });
});
