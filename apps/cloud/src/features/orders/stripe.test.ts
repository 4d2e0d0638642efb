import * as contract from '@kithouse/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { openShopper } from '../../testing/shopper.js';
import { secretKey, signEvent, startStripe, webhookSecret } from '../../testing/stripe.js';
import { listPurchased } from '../purchases/purchases.service.js';
import { abandonOrders } from './closing.service.js';

const stripe = await startStripe();
afterAll(stripe.stop);
beforeEach(() => stripe.fail(undefined));
const app = await createTestApp({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripe.url,
  KITHOUSE_YEARLY_PRICE: '59',
});
const catalogue = await openCatalogue(app);
const operator = await app.operator();

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'success',
    (error: contract.AppError) => error.code,
  );

/** Sends an event as Stripe does and returns the status. */
async function tell({ body, signature }: { body: string; signature?: string }) {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...(signature && { 'stripe-signature': signature }) };
  return (await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })).status;
}

/** Orders a page for 39.90 and opens its payment page. */
async function checkout() {
  const ada = await openShopper(app);
  const { id } = await catalogue.publish({ plan: 'pro', price: 39.9, title: 'Bakery' });
  const { number } = await ada.order({ item_id: id, amount: 39.9 });
  const { pay_url } = await ada.call(contract.payOrder, { number });
  const session_id = pay_url?.split('/').at(-1) ?? '';
  return {
    ada,
    item_id: id,
    number,
    pay_url,
    session_id,
    state: async () => (await ada.call(contract.getOrder, { number })).state,
    owns: async () => (await listPurchased(app.db, ada.id)).some(({ item_id }) => item_id === id),
    subjects: async () => (await app.mailsTo(ada.email)).map(({ subject }) => subject.split(/[ :]/)[0]),
  };
}

describe('payment page', () => {
  test("requests it as Stripe expects: the cloud's price in the smallest unit, the order number and an idempotency key", async () => {
    const { number, pay_url, ada } = await checkout();

    const { form, headers, path } = stripe.requested.findLast(({ method }) => method === 'POST') ?? expect.unreachable();

    expect(pay_url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
    expect(path).toBe('/v1/checkout/sessions');
    expect(headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'stripe-version': '2025-03-31.basil',
      'idempotency-key': `${number}-1`,
    });
    expect(form).toEqual({
      mode: 'payment',
      client_reference_id: number,
      customer_email: ada.email,
      success_url: `https://cloud.example/checkout/done?number=${number}`,
      cancel_url: `https://cloud.example/order?number=${number}`,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3990',
      'line_items[0][price_data][product_data][name]': 'Bakery',
      'metadata[order]': number,
      'payment_intent_data[metadata][order]': number,
      'payment_intent_data[description]': `${number}: Bakery`,
    });
  });

  test('reuses one page for two tabs and later requests', async () => {
    const { ada, number, pay_url } = await checkout();

    const again = await Promise.all([1, 2].map(() => ada.call(contract.payOrder, { number })));

    expect(again.map((answer) => answer.pay_url)).toEqual([pay_url, pay_url]);
    expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.order === number)).toHaveLength(1);
  });

  test('opens one page for two concurrent first requests', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });

    const pages = await Promise.all([1, 2, 3].map(() => ada.call(contract.payOrder, { number })));

    expect(new Set(pages.map(({ pay_url }) => pay_url)).size).toBe(1);
    expect([...stripe.sessions.values()].filter(({ metadata }) => metadata.order === number)).toHaveLength(1);
  });

  test('opens a new one after expiry', async () => {
    const { ada, number, session_id, pay_url } = await checkout();
    Object.assign(stripe.sessions.get(session_id) ?? {}, { status: 'expired', url: null });

    const next = await ada.call(contract.payOrder, { number });

    expect(next.pay_url).toMatch(/^https:/);
    expect(next.pay_url).not.toBe(pay_url);
  });

  test('retries a lost response with the same key and a refusal with another', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });
    const codes: string[] = [];
    for (const outage of ['silence' as const, { status: 500, body: { error: { type: 'api_error', message: 'x' } } }]) {
      stripe.fail(() => outage);
      codes.push(await code(ada.call(contract.payOrder, { number })));
    }
    stripe.fail(undefined);

    const { pay_url } = await ada.call(contract.payOrder, { number });

    const keys = stripe.requested.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(keys.filter((key) => key.startsWith(number))).toEqual([`${number}-1`, `${number}-1`, `${number}-2`]);
    expect([codes, pay_url?.startsWith('https://')]).toEqual([['payment_unavailable', 'payment_unavailable'], true]);
    expect(app.logged.join('')).not.toContain(secretKey);
  });

  test("rejects a response that is not Stripe's", async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });
    stripe.fail(() => ({ status: 200, body: { url: 'https://evil.example' } }));

    expect(await code(ada.call(contract.payOrder, { number }))).toBe('payment_unavailable');
  });
});

describe('payment', () => {
  test('grants the right and sends the receipt once for repeated and concurrent events', async () => {
    const { session_id, state, owns, subjects } = await checkout();
    const event = signEvent('checkout.session.completed', stripe.finish(session_id));

    const statuses = await Promise.all([tell(event), tell(event), tell(event)]);

    expect([statuses, await state(), await owns()]).toEqual([[200, 200, 200], 'paid', true]);
    expect(await subjects()).toEqual(['Paid']);
  });

  test('marks an order as paid once when the operator confirms during the event', async () => {
    const { session_id, number, state, owns, subjects } = await checkout();
    const event = signEvent('checkout.session.completed', stripe.finish(session_id));

    await Promise.all([tell(event), operator.call(contract.confirmOrder, { number }), tell(event)]);

    expect([await state(), await owns(), await subjects()]).toEqual(['paid', true, ['Paid']]);
  });

  test("trusts Stripe's answer without an event, but not the returning browser", async () => {
    const { ada, number, session_id } = await checkout();

    const before = await ada.call(contract.checkOrder, { number });
    stripe.finish(session_id);
    const after = await ada.call(contract.checkOrder, { number });

    expect([before.state, after.state]).toEqual(['pending', 'paid']);
  });

  test('grants the right when a delayed payment arrives', async () => {
    const { session_id, state, owns, ada, number } = await checkout();
    await tell(signEvent('checkout.session.completed', stripe.finish(session_id, { isDelayed: true })));
    const waiting = [await state(), await owns(), (await ada.call(contract.payOrder, { number })).pay_url];

    await tell(signEvent('checkout.session.async_payment_succeeded', stripe.arrive(session_id)));

    expect([waiting, await state(), await owns()]).toEqual([['pending', false, null], 'paid', true]);
  });

  test('reports a failed delayed payment and accepts another method', async () => {
    const { session_id, state, ada, number, subjects } = await checkout();
    const session = stripe.finish(session_id, { isDelayed: true });
    const event = signEvent('checkout.session.async_payment_failed', session);

    await tell(event);
    await tell(event);

    expect([await state(), await subjects()]).toEqual(['pending', ['Your']]);
    expect((await ada.call(contract.payOrder, { number })).pay_url).not.toContain(session_id);
  });

  test('accepts the event of an older page', async () => {
    const { session_id, ada, number, state } = await checkout();
    Object.assign(stripe.sessions.get(session_id) ?? {}, { status: 'expired', url: null });
    await ada.call(contract.payOrder, { number });

    await tell(signEvent('checkout.session.completed', stripe.finish(session_id)));

    expect(await state()).toBe('paid');
  });

  test("trusts Stripe's answer instead of the event", async () => {
    const { session_id, state } = await checkout();
    const session = stripe.sessions.get(session_id);

    const status = await tell(
      signEvent('checkout.session.completed', { ...session, status: 'complete', payment_status: 'paid' }),
    );

    expect([status, await state()]).toEqual([200, 'pending']);
  });

  test('refuses the event when Stripe is unreachable, so that it is sent again', async () => {
    const { session_id, state } = await checkout();
    const event = signEvent('checkout.session.completed', stripe.finish(session_id));
    stripe.fail(() => 'silence');
    const first = await tell(event);
    stripe.fail(undefined);

    const second = await tell(event);

    expect([first, second, await state()]).toEqual([502, 200, 'paid']);
  });
});

describe('refusals', () => {
  test.each([
    ['no signature', () => ({ signature: '' })],
    ['a forged signature', () => ({ signature: `t=${Math.floor(Date.now() / 1000)},v1=${'a'.repeat(64)}` })],
    ['only the old scheme', (given: string) => ({ signature: given.replace('v1=', 'v0=') })],
    ['a modified body', (_: string, body: string) => ({ body: body.replace('"livemode": false', '"livemode": true') })],
    ['a wrong time', (given: string) => ({ signature: given.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 1}`) })],
    ['no time', (given: string) => ({ signature: given.replace(/t=\d+,/, '') })],
  ])('refuses an event with %s', async (_name, change) => {
    const { session_id, state } = await checkout();
    const event = signEvent('checkout.session.completed', stripe.finish(session_id));

    const status = await tell({
      ...event,
      ...(change as (signature: string, body: string) => object)(event.signature, event.body),
    });

    expect([status, await state()]).toEqual([400, 'pending']);
  });

  test('refuses an event signed with another secret, long ago or far ahead', async () => {
    const { session_id, state } = await checkout();
    const session = stripe.finish(session_id);

    const statuses = [
      await tell(signEvent('checkout.session.completed', session, { secret: 'whsec_other' })),
      await tell(signEvent('checkout.session.completed', session, { at: new Date(Date.now() - 600_000) })),
      await tell(signEvent('checkout.session.completed', session, { at: new Date(Date.now() + 600_000) })),
    ];

    expect([statuses, await state()]).toEqual([[400, 400, 400], 'pending']);
  });

  test('accepts one valid signature of several during a change of secrets', async () => {
    const { session_id, state } = await checkout();
    const { body, signature } = signEvent('checkout.session.completed', stripe.finish(session_id));

    const status = await tell({ body, signature: signature.replace(',v1=', `,v1=${'b'.repeat(64)},v1=`) });

    expect([status, await state()]).toEqual([200, 'paid']);
  });

  test.each([
    ['too little', { amount_total: 100 }],
    ['too much', { amount_total: 399_000 }],
    ['another currency', { currency: 'jpy' }],
  ])('refuses and logs a payment of %s', async (_name, change) => {
    const { session_id, number, state, owns } = await checkout();
    Object.assign(stripe.finish(session_id), change);

    const status = await tell(signEvent('checkout.session.completed', { id: session_id }));

    expect([status, await state(), await owns()]).toEqual([400, 'pending', false]);
    expect(app.logged.some((line) => line.includes(number) && line.includes('does not fit'))).toBe(true);
  });

  test("refuses a page without our mark, whatever its buyer's reference", async () => {
    const { session_id, state } = await checkout();
    Object.assign(stripe.finish(session_id), { metadata: {} });

    expect([await tell(signEvent('checkout.session.completed', { id: session_id })), await state()]).toEqual([200, 'pending']);
  });

  test.each(['', '{', '[]', 'null', '{"type":"checkout.session.completed"}'])(
    'refuses a signed body %j that is no event',
    async (body) => {
      const now = Math.floor(Date.now() / 1000);
      const { createHmac } = await import('node:crypto');
      const v1 = createHmac('sha256', webhookSecret).update(`${now}.${body}`).digest('hex');

      expect(await tell({ body, signature: `t=${now},v1=${v1}` })).toBe(400);
    },
  );

  test('ignores unrelated events and does not read a huge body', async () => {
    const { body, signature } = signEvent('customer.created', { id: 'cus_1' });

    expect(await tell({ body, signature })).toBe(200);
    expect(await tell({ body: 'x'.repeat(600 * 1024), signature })).toBe(413);
  });
});

describe('cancellation and refund', () => {
  test('closes the page before it cancels the order', async () => {
    const { ada, number, session_id, state } = await checkout();

    await ada.call(contract.cancelOrder, { number });

    expect([stripe.sessions.get(session_id)?.status, await state()]).toEqual(['expired', 'cancelled']);
    expect((await ada.call(contract.payOrder, { number })).pay_url).toBeNull();
  });

  test('keeps an order paid that is cancelled just after payment', async () => {
    const { ada, number, session_id, state, owns } = await checkout();
    stripe.finish(session_id);

    expect(await code(ada.call(contract.cancelOrder, { number }))).toBe('order_closed');
    expect([await state(), await owns()]).toEqual(['paid', true]);
  });

  test('keeps an order open when its page cannot be closed', async () => {
    const { ada, number, state } = await checkout();
    stripe.fail(() => 'silence');

    expect(await code(ada.call(contract.cancelOrder, { number }))).toBe('payment_unavailable');
    expect(await state()).toBe('pending');
  });

  test('leaves no page open when cancelled while opening it', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });

    const cancel = async () => void (await ada.call(contract.cancelOrder, { number }));
    stripe.fail(({ path }) => (path === '/v1/checkout/sessions' ? cancel().then(() => undefined) : undefined));

    const { pay_url } = await ada.call(contract.payOrder, { number });

    const open = [...stripe.sessions.values()].filter(({ metadata, status }) => metadata.order === number && status === 'open');
    expect([pay_url, open, (await ada.call(contract.getOrder, { number })).state]).toEqual([null, [], 'cancelled']);
  });

  test('refunds through Stripe once and revokes the right', async () => {
    const { number, session_id, owns, state } = await checkout();
    await tell(signEvent('checkout.session.completed', stripe.finish(session_id)));

    await Promise.all([1, 2].map(() => operator.call(contract.refundOrder, { number })));

    const charge = [...stripe.charges.values()].find(({ metadata }) => metadata.order === number);
    expect([charge?.refunded, await state(), await owns()]).toEqual([true, 'refunded', false]);
  });

  test('changes nothing when Stripe cannot refund', async () => {
    const { number, session_id, owns, state } = await checkout();
    await tell(signEvent('checkout.session.completed', stripe.finish(session_id)));
    stripe.fail(() => ({ status: 402, body: { error: { type: 'card_error', code: 'balance_insufficient', message: 'x' } } }));

    expect(await code(operator.call(contract.refundOrder, { number }))).toBe('payment_unavailable');
    expect([await state(), await owns()]).toEqual(['paid', true]);
  });

  test('revokes the right on a full refund at Stripe and not on a partial one', async () => {
    const { number, session_id, owns, state, subjects } = await checkout();
    await tell(signEvent('checkout.session.completed', stripe.finish(session_id)));
    const charge = [...stripe.charges.values()].find(({ metadata }) => metadata.order === number) ?? expect.unreachable();
    charge.amount_refunded = 100;
    await tell(signEvent('charge.refunded', charge));
    const afterPart = [await state(), await owns()];
    Object.assign(charge, { refunded: true, amount_refunded: 3990 });

    await Promise.all([1, 2].map(() => tell(signEvent('charge.refunded', charge))));

    expect([afterPart, await state(), await owns()]).toEqual([['paid', true], 'refunded', false]);
    expect(await subjects()).toEqual(['Paid', 'Refunded']);
  });

  test('applies a refund reported before its payment', async () => {
    const { number, session_id, owns, state } = await checkout();
    const session = stripe.finish(session_id);
    const charge = [...stripe.charges.values()].find(({ metadata }) => metadata.order === number) ?? expect.unreachable();
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });

    await tell(signEvent('charge.refunded', charge));
    await tell(signEvent('checkout.session.completed', session));

    expect([await state(), await owns()]).toEqual(['refunded', false]);
  });

  test('closes the page before the account is deleted, whether or not Stripe answers', async () => {
    const [ada, grace] = [await checkout(), await checkout()];

    await abandonOrders(app.deps, ada.ada.id);
    stripe.fail(() => 'silence');
    await abandonOrders(app.deps, grace.ada.id);
    stripe.fail(undefined);

    expect([stripe.sessions.get(ada.session_id)?.status, await ada.state()]).toEqual(['expired', 'cancelled']);
    expect(app.logged.some((line) => line.includes(grace.number) && line.includes('could not be closed'))).toBe(true);
  });

  test('closes the page of an order that the operator confirmed', async () => {
    const { number, session_id, state } = await checkout();

    await operator.call(contract.confirmOrder, { number });

    expect([stripe.sessions.get(session_id)?.status, await state()]).toEqual(['expired', 'paid']);
  });
});

test('logs no person, key or page address', async () => {
  const { ada, session_id } = await checkout();
  await tell(signEvent('checkout.session.completed', stripe.finish(session_id)));

  const log = app.logged.join('');

  expect(log).not.toMatch(/checkout\.stripe\.com|sk_test|whsec/);
  expect(log).not.toContain(ada.email);
});
