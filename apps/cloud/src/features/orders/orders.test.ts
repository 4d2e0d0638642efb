import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { openShopper } from '../../testing/shopper.js';
import { listAccountPlans, listPurchased } from '../purchases/purchases.service.js';
import { markPaid, markRefunded } from './settling.service.js';

const app = await createTestApp({
  KITHOUSE_YEARLY_PRICE: '59',
  KITHOUSE_LIFETIME_PRICE: '149',
  KITHOUSE_PAYMENT_INSTRUCTIONS: 'IBAN DE00 0000\\nThank you.',
  KITHOUSE_OPERATOR_MAIL: 'operator@example.com',
});
const catalogue = await openCatalogue(app);
const operator = await app.operator();

const sell = async (price = 39.9, more = {}) => ({ price, ...(await catalogue.publish({ plan: 'pro', price, ...more })) });
const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'success',
    (error: contract.AppError) => error.code,
  );
const owns = async (userId: number) => (await listPurchased(app.db, userId)).map(({ item_id }) => item_id);

describe('ordering', () => {
  test('returns price, number and payment instructions and mails buyer and operator', async () => {
    const ada = await openShopper(app);
    const { id, slug } = await sell(39.9, { title: 'Bäckerei 日本 🍕' });

    const order = await ada.order({ item_id: id, amount: 39.9, utm_source: 'plugin', utm_medium: 'itemDetailsHeader' });

    expect(order).toMatchObject({ state: 'pending', name: 'Bäckerei 日本 🍕', amount: 39.9, currency: 'USD', payment: 'manual' });
    expect(order).toMatchObject({ item: { id, slug }, plan: null, instructions: 'IBAN DE00 0000\nThank you.', paid_at: null });
    expect(contract.OrderNumber.safeParse(order.number).success).toBe(true);
    const [mail] = await app.mailsTo(ada.email);
    expect(mail?.text).toMatch(
      new RegExp(`Order: ${order.number}\nItem: Bäckerei 日本 🍕\nTotal: \\$39\\.90\n\nIBAN DE00 0000\nThank you.`),
    );
    const notice = (await app.mailsTo('operator@example.com')).find(({ subject }) => subject.includes(order.number));
    expect(notice?.text).toContain(`kithouse orders confirm ${order.number}`);
    expect(await owns(ada.id)).toEqual([]);
  });

  test('refuses a price other than the cloud’s and writes nothing', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();

    const attempt = contract.resultOf(ada.call, contract.createOrder, { key: randomUUID(), item_id: id, amount: 0.01 });

    expect((await attempt).error).toMatchObject({ code: 'price_changed', details: { amount: 39.9, currency: 'USD' } });
    expect((await ada.call(contract.listOrders, {})).data).toEqual([]);
  });

  test('creates one order and one mail for a double click, two tabs and a retry', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const key = randomUUID();

    const requested = [key, key, randomUUID(), randomUUID()].map((each) => ada.order({ key: each, item_id: id, amount: 39.9 }));
    const numbers = new Set((await Promise.all(requested)).map(({ number }) => number));

    expect(numbers.size).toBe(1);
    expect((await ada.call(contract.listOrders, {})).total).toBe(1);
    expect(await app.mailsTo(ada.email)).toHaveLength(1);
  });

  test('returns the order of a key after it is paid, to its buyer only', async () => {
    const [ada, grace] = [await openShopper(app), await openShopper(app, { name: 'Grace' })];
    const { id } = await sell();
    const other = await sell();
    const key = randomUUID();
    const { number } = await ada.order({ key, item_id: id, amount: 39.9 });
    await operator.call(contract.confirmOrder, { number });

    const again = await ada.order({ key, item_id: id, amount: 39.9 });
    const foreign = await grace.order({ key, item_id: id, amount: 39.9 });

    expect(again).toMatchObject({ number, state: 'paid' });
    expect(foreign.number).not.toBe(number);
    expect(await code(ada.order({ key, item_id: other.id, amount: 39.9 }))).toBe('invalid_input');
  });

  test('replaces an unpaid order at an older price', async () => {
    const ada = await openShopper(app);
    const { id, slug } = await sell();
    const before = await ada.order({ item_id: id, amount: 39.9 });
    await catalogue.publish({ slug, plan: 'pro', price: 29 });

    const after = await ada.order({ item_id: id, amount: 29 });

    expect(after.number).not.toBe(before.number);
    expect(await ada.call(contract.getOrder, { number: before.number })).toMatchObject({
      state: 'cancelled',
      instructions: null,
    });
  });

  test.each([
    ['nothing', {}, 'invalid_input'],
    ['both an item and a plan', { item_id: 1, plan: 'year' as const }, 'invalid_input'],
    ['a missing item', { item_id: 2_147_483_647 }, 'item_not_found'],
    ['an invalid key', { plan: 'year' as const, key: '1' }, 'invalid_input'],
    ['a negative amount', { plan: 'year' as const, amount: -1 }, 'invalid_input'],
    ['an overlong source', { plan: 'year' as const, utm_source: 'x'.repeat(61) }, 'invalid_input'],
  ])('refuses an order for %s', async (_name, requested, expected) => {
    const ada = await openShopper(app);

    expect(await code(ada.order(requested))).toBe(expected);
  });

  test('refuses to sell an item without a price separately: it is free or comes with a plan', async () => {
    const ada = await openShopper(app);
    const [free, pro] = [await catalogue.publish(), await catalogue.publish({ plan: 'pro' })];

    const attempts = [free, pro].map(({ id }) => ada.order({ item_id: id }));

    const results = await Promise.allSettled(attempts);
    expect(results).toMatchObject([
      { reason: { code: 'not_for_sale', message: 'This template is free. You don’t have to pay.' } },
      { reason: { code: 'not_for_sale', message: 'This isn’t sold on its own. Choose a plan that includes it.' } },
    ]);
  });

  test('requires a confirmed e-mail, because instructions and receipt go there', async () => {
    const ada = await openShopper(app, { verified: false });

    expect(await code(ada.order({ plan: 'year', amount: 59 }))).toBe('not_verified');
    expect(await app.mailsTo(ada.email)).toEqual([]);
  });
});

describe('permissions', () => {
  test('hides an order from everybody but its buyer', async () => {
    const [ada, grace] = [await openShopper(app), await openShopper(app, { name: 'Grace' })];
    const { number } = await ada.order({ plan: 'year', amount: 59 });

    const codes = await Promise.all(
      [contract.getOrder, contract.cancelOrder, contract.payOrder, contract.checkOrder].map((call) =>
        code(grace.call(call, { number })),
      ),
    );

    expect(codes).toEqual(Array(4).fill('order_not_found'));
    expect((await grace.call(contract.listOrders, {})).data).toEqual([]);
  });

  test("asks a visitor to sign in and lets a site's key neither buy nor see orders", async () => {
    const ada = await openShopper(app);

    expect(await code(app.visitor.call(contract.listOrders, {}))).toBe('is_signed_failed');
    expect(await code(ada.siteCall(contract.listOrders, {}))).toBe('invalid_permission');
    expect(await code(ada.siteCall(contract.createOrder, { key: randomUUID(), plan: 'year', amount: 59 }))).toBe(
      'invalid_permission',
    );
  });

  test('lets only the operator confirm, refuse, refund and list all orders', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });

    const codes = await Promise.all([
      ...[contract.confirmOrder, contract.refuseOrder, contract.refundOrder].map((call) => code(ada.call(call, { number }))),
      code(ada.call(contract.listAllOrders, {})),
      code(app.visitor.call(contract.confirmOrder, { number })),
    ]);

    expect(codes).toEqual([...Array(4).fill('invalid_permission'), 'is_signed_failed']);
    expect(await listAccountPlans(app.db, ada.id)).toEqual(['free']);
  });
});

describe('manual payment', () => {
  test('[R-ENT-10] grants the right and sends a receipt once, however often it is confirmed', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const { number } = await ada.order({ item_id: id, amount: 39.9 });

    await Promise.all([1, 2, 3].map(() => operator.call(contract.confirmOrder, { number })));

    expect(await owns(ada.id)).toEqual([id]);
    expect(await ada.call(contract.getOrder, { number })).toMatchObject({
      state: 'paid',
      paid_at: expect.any(String),
      instructions: null,
    });
    expect((await app.mailsTo(ada.email)).map(({ subject }) => subject.split(' ')[0])).toEqual(['Your', 'Paid:']);
    expect(await code(ada.order({ item_id: id, amount: 39.9 }))).toBe('already_owned');
  });

  test('lists pending orders for the operator, oldest first, with buyer and origin', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59, utm_source: 'plugin', utm_medium: 'upgradePlan' });

    const { data } = await operator.call(contract.listAllOrders, {});

    expect(data.at(-1)).toMatchObject({
      number,
      buyer: { email: ada.email, name: 'Ada Tester' },
      utm_source: 'plugin',
      utm_medium: 'upgradePlan',
    });
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['pending']));
  });

  test('grants nothing after a refusal or cancellation and allows ordering again', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const first = await ada.order({ item_id: id, amount: 39.9 });
    await operator.call(contract.refuseOrder, first);
    const second = await ada.order({ item_id: id, amount: 39.9 });
    await ada.call(contract.cancelOrder, second);
    const again = await ada.call(contract.cancelOrder, second);
    const third = await ada.order({ item_id: id, amount: 39.9 });

    const { data } = await ada.call(contract.listOrders, {});

    expect(data.map(({ state }) => state)).toEqual(['pending', 'cancelled', 'refused']);
    expect([again.state, third.number === second.number]).toEqual(['cancelled', false]);
    expect(await owns(ada.id)).toEqual([]);
  });

  test('grants the right when money arrives for a cancelled order', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });
    await ada.call(contract.cancelOrder, { number });

    const order = await operator.call(contract.confirmOrder, { number });

    expect(order).toMatchObject({ state: 'paid', closed_at: null });
    expect(await listAccountPlans(app.db, ada.id)).toEqual(['pro', 'yearly']);
  });

  test('refuses to cancel a paid order and to refund an unpaid one', async () => {
    const ada = await openShopper(app);
    const paid = await ada.order({ plan: 'year', amount: 59 });
    const open = await ada.order({ plan: 'one_time', amount: 149 });
    await operator.call(contract.confirmOrder, paid);

    const codes = [
      await code(ada.call(contract.cancelOrder, paid)),
      await code(operator.call(contract.refuseOrder, paid)),
      await code(operator.call(contract.refundOrder, open)),
    ];

    expect(codes).toEqual(['order_closed', 'order_closed', 'order_closed']);
  });

  test('revokes the right once on a refund and keeps the order closed', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const { number } = await ada.order({ item_id: id, amount: 39.9 });
    await operator.call(contract.confirmOrder, { number });

    await Promise.all([1, 2].map(() => operator.call(contract.refundOrder, { number })));

    expect(await owns(ada.id)).toEqual([]);
    expect(await code(operator.call(contract.confirmOrder, { number }))).toBe('order_closed');
    expect((await app.mailsTo(ada.email)).filter(({ subject }) => subject.startsWith('Refunded'))).toHaveLength(1);
    expect((await ada.order({ item_id: id, amount: 39.9 })).number).not.toBe(number);
  });

  test('keeps what two paid orders granted until both are refunded', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const first = await ada.order({ item_id: id, amount: 39.9 });
    await ada.call(contract.cancelOrder, first);
    const second = await ada.order({ item_id: id, amount: 39.9 });
    await operator.call(contract.confirmOrder, second);
    await operator.call(contract.confirmOrder, first);

    await operator.call(contract.refundOrder, second);
    const afterOne = await owns(ada.id);
    await operator.call(contract.refundOrder, first);

    expect([afterOne, await owns(ada.id)]).toEqual([[id], []]);
    expect(app.logged.some((line) => line.includes(first.number) && line.includes('had already'))).toBe(true);
  });
});

describe('plans', () => {
  const day = 24 * 60 * 60_000;

  test('[R-ENT-02] [R-CONST-02] [R-CONST-03] shows a year and a lifetime in the profile and sells the lifetime once', async () => {
    const ada = await openShopper(app);
    const before = await listAccountPlans(app.db, ada.id);
    await operator.call(contract.confirmOrder, await ada.order({ plan: 'year', amount: 59 }));
    const yearly = await listAccountPlans(app.db, ada.id);
    await operator.call(contract.confirmOrder, await ada.order({ plan: 'one_time', amount: 149 }));

    expect([before, yearly, await listAccountPlans(app.db, ada.id)]).toEqual([['free'], ['pro', 'yearly'], ['pro', 'lifetime']]);
    expect(await listAccountPlans(app.db, ada.id, new Date(Date.now() + 100 * 365 * day))).toEqual(['pro', 'lifetime']);
    const { id } = await sell();
    const codes = [
      await code(ada.order({ plan: 'one_time', amount: 149 })),
      await code(ada.order({ plan: 'year', amount: 59 })),
      await code(ada.order({ item_id: id, amount: 39.9 })),
    ];
    expect(codes).toEqual(['already_owned', 'already_owned', 'already_owned']);
  });

  test('renews a year only in its last 60 days, starting where it ends', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });
    await operator.call(contract.confirmOrder, { number });

    const early = await contract.resultOf(ada.call, contract.createOrder, { key: randomUUID(), plan: 'year', amount: 59 });
    const paid_at = new Date(Date.now() - 320 * day).toISOString();
    await app.db.updateTable('orders').set({ paid_at }).where('number', '=', number).execute();
    await operator.call(contract.confirmOrder, await ada.order({ plan: 'year', amount: 59 }));

    expect(early.error).toMatchObject({
      code: 'already_owned',
      message: expect.stringMatching(/runs until \d{4}-\d\d-\d\d\. It can/),
    });
    const inTwoYears = new Date(Date.parse(paid_at) + 729 * day);
    expect(await listAccountPlans(app.db, ada.id, inTwoYears)).toEqual(['pro', 'yearly']);
  });

  test('ends a refunded plan at once', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'one_time', amount: 149 });
    await operator.call(contract.confirmOrder, { number });

    await operator.call(contract.refundOrder, { number });

    expect(await listAccountPlans(app.db, ada.id)).toEqual(['free']);
  });
});

describe('consistency', () => {
  test('leaves the order unpaid when the right cannot be granted', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const { number } = await ada.order({ item_id: id, amount: 39.9 });
    const broken = { ...app.deps, clock: { now: () => ({ toISOString: () => 'no time at all' }) as Date } };

    const attempt = markPaid(broken, number, null);

    await expect(attempt).rejects.toThrow('no time at all');
    expect([await owns(ada.id), (await ada.call(contract.getOrder, { number })).state]).toEqual([[], 'pending']);
  });

  test('ends in one consistent state when payment, confirmation, cancellation and refund run concurrently', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const { number } = await ada.order({ item_id: id, amount: 39.9 });

    await Promise.allSettled([
      markPaid(app.deps, number, null),
      operator.call(contract.confirmOrder, { number }),
      ada.call(contract.cancelOrder, { number }),
      markRefunded(app.deps, number),
      markPaid(app.deps, number, null),
    ]);

    const { state } = await ada.call(contract.getOrder, { number });
    expect([(await owns(ada.id)).length === 1, ['paid', 'cancelled', 'refunded'].includes(state)]).toEqual([
      state === 'paid',
      true,
    ]);
  });

  test('grants one right and leaves nothing to pay when ordering during a payment', async () => {
    const ada = await openShopper(app);
    const { id } = await sell();
    const { number } = await ada.order({ item_id: id, amount: 39.9 });

    const [, next] = await Promise.allSettled([
      operator.call(contract.confirmOrder, { number }),
      ada.order({ item_id: id, amount: 39.9 }),
    ]);

    const { data } = await ada.call(contract.listOrders, {});
    expect(data.map((order) => order.state)).toEqual(['paid']);
    expect(next.status === 'fulfilled' ? next.value.number : (next.reason as contract.AppError).code).toMatch(
      new RegExp(`^(${number}|already_owned)$`),
    );
  });

  test('retains the order of a deleted account without the person', async () => {
    const ada = await openShopper(app);
    const { number } = await ada.order({ plan: 'year', amount: 59 });
    await operator.call(contract.confirmOrder, { number });

    await app.db.deleteFrom('users').where('id', '=', ada.id).execute();

    const { data } = await operator.call(contract.listAllOrders, { state: 'paid' });
    const kept = data.find((order) => order.number === number);
    expect(kept).toMatchObject({ amount: 59, buyer: null });
    expect(JSON.stringify(kept)).not.toContain(ada.email);
  });
});
