import * as contract from '@kithouse/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, openPortal } from '../testing/open-portal.js';

const pricePlans = [
  { type: 'year' as const, name: 'Premium', price: 99, discounted_price: 59, currency: 'USD' },
  { type: 'one_time' as const, name: 'Lifetime', price: 149, discounted_price: 149, currency: 'USD' },
];
const pricing = answer(contract.listPricing, () => pricePlans);

const item: contract.Item = {
  id: 7,
  name: 'Bäckerei 日本',
  title: 'Bäckerei 日本',
  slug: 'bakery',
  type: 'pack',
  params: { type: 'pack' },
  platform: 'elementor',
  plan: 'pro',
  is_pro: true,
  price: 39,
  rating: 0,
  rating_count: 0,
  downloads: 0,
  favourite_count: 0,
  thumbnail: null,
  thumbnail2: null,
  thumbnail3: null,
  pictures: [],
  tint: null,
  template_type: null,
  categories: [],
  dependencies: [],
  fullsite_import: false,
  has_settings: false,
  pack: null,
  layouts: 12,
};

const offer = (given: Partial<contract.Offer> = {}) =>
  answer(contract.getOffer, () => ({
    name: item.name,
    item,
    plan: null,
    amount: 39,
    currency: 'USD',
    payment: 'manual' as const,
    state: 'for_sale' as const,
    reason: '',
    pending: null,
    ...given,
  }));
const detail = fail(contract.getItem, 'item_not_found');

const order = (given: Partial<contract.Order> = {}): contract.Order => ({
  number: 'K7FM-92QX',
  state: 'pending',
  name: item.name,
  item: { id: 7, slug: 'bakery', type: 'pack', platform: 'elementor', thumbnail: null, tint: null },
  plan: null,
  amount: 39,
  currency: 'USD',
  payment: 'manual',
  instructions: 'IBAN DE00\nThank you.',
  created_at: '2026-03-01T10:00:00.000Z',
  paid_at: null,
  closed_at: null,
  ...given,
});
const paid = order({ state: 'paid', paid_at: '2026-03-02T10:00:00.000Z', instructions: null });
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows plans with price, saving and monthly price, and highlights the requested one', async () => {
  openPortal('/pricing?type=year&utm_source=plugin&utm_medium=upgradePlan', [pricing]);

  const year = within(await screen.findByRole('region', { name: 'Premium' }));
  const lifetime = within(screen.getByRole('region', { name: 'Lifetime' }));

  expect(year.getByText('Save 40%')).toBeTruthy();
  expect(year.getByText('Per year. That’s $4.91 a month.')).toBeTruthy();
  expect(lifetime.queryByText(/Save/)).toBeNull();
  expect(link('Get Premium')).toBe('/checkout?plan=year&utm_source=plugin&utm_medium=upgradePlan');
  expect(screen.getByRole('link', { name: 'Get Premium' }).className).toContain('primary');
  expect(screen.getByRole('link', { name: 'Get Lifetime' }).className).not.toContain('primary');
});

test('highlights lifetime by default and lets another be chosen', async () => {
  const { user } = openPortal('/pricing?type=forever', [pricing]);

  const lifetime = await screen.findByRole('link', { name: 'Get Lifetime' });
  expect(lifetime.className).toContain('primary');
  await user.click(screen.getByRole('button', { name: 'Premium' }));

  expect(screen.getByRole('link', { name: 'Get Premium' }).className).toContain('primary');
});

test('does not offer a plan again that the person has', async () => {
  openPortal('/pricing', [pricing], { user: { ...ada, plan: ['pro', 'yearly'] } });

  expect(await within(await screen.findByRole('region', { name: 'Premium' })).findByText('Your plan')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  expect(link('Get Lifetime')).toBe('/checkout?plan=one_time');
});

test('says when a library sells no plan, and retries prices', async () => {
  openPortal('/pricing', [answer(contract.listPricing, () => [])]);
  expect(await screen.findByText(/doesn’t sell plans/)).toBeTruthy();
  cleanup();

  const replies = [pricing];
  replies.unshift(fail(contract.listPricing, 'pricing_fetch_failed'));
  const { user } = openPortal('/pricing', replies);
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert').textContent).toBe('Prices aren’t available right now. Try again in a moment.');
  replies.shift();
  await user.click(again);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

test('shows what is bought and links to the order with its origin', async () => {
  openPortal('/purchase?platform=elementor&type=pack&slug=bakery&utm_source=plugin&utm_medium=itemDetailsHeader&utm_campaign=x', [
    offer(),
    detail,
  ]);

  expect(await screen.findByRole('heading', { level: 1, name: 'Bäckerei 日本' })).toBeTruthy();
  expect(screen.getByText('$39')).toBeTruthy();
  expect(screen.getByText('12 pages and blocks, including later additions')).toBeTruthy();
  expect(link('Buy this pack')).toBe('/checkout?item=bakery&utm_source=plugin&utm_medium=itemDetailsHeader');
});

test.each([
  [
    'owned',
    { state: 'owned' as const, reason: 'You already own this.' },
    'You already own this. Open your library and press Insert.',
  ],
  ['free', { state: 'free' as const }, 'This template is free. Open your library and press Insert.'],
  [
    'part of the plans only',
    { state: 'plan_only' as const },
    'This template isn’t sold on its own. It comes with every paid plan.',
  ],
])('refuses to sell what is %s', async (_name, given, words) => {
  openPortal('/purchase?item=7', [offer(given), detail]);

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
});

test('tells a yearly customer that buying is permanent', async () => {
  openPortal('/purchase?item=bakery', [offer(), detail], { user: { ...ada, plan: ['pro', 'yearly'] } });

  expect(await screen.findByText(/Your yearly plan includes this while it’s active/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy this pack' })).toBeTruthy();
});

test('links to an existing order', async () => {
  openPortal('/purchase?item=bakery', [offer({ pending: 'K7FM-92QX' }), detail]);

  await screen.findByText(/waiting for your payment/);

  expect(link('Continue with order K7FM-92QX')).toBe('/order?number=K7FM-92QX');
});

test('reports a missing item', async () => {
  openPortal('/purchase?item=gone', [fail(contract.getOffer, 'item_not_found')]);
  expect((await screen.findByRole('alert')).textContent).toBe('This item is no longer available.');
  cleanup();

  openPortal('/purchase', []);
  expect(screen.getByRole('heading', { name: 'Nothing chosen yet' })).toBeTruthy();
});

test('asks to sign in for the checkout and returns', async () => {
  const { visited } = openPortal('/checkout?item=bakery&utm_source=plugin', []);

  await waitFor(() => expect(visited).toEqual(['/sign-in?next=%2Fcheckout%3Fitem%3Dbakery%26utm_source%3Dplugin']));
});

test('sends an order once with the shown price and opens the payment instructions', async () => {
  const replies = [
    offer(),
    answer(contract.createOrder, () => order()),
    answer(contract.payOrder, () => ({ order: order(), pay_url: null })),
  ];
  const { user, requested, visited } = openPortal('/checkout?item=bakery&utm_source=plugin', replies, { user: ada });

  await user.dblClick(await screen.findByRole('button', { name: 'Place the order' }));

  await waitFor(() => expect(visited).toEqual(['/checkout/done?number=K7FM-92QX']));
  const sent = requested.filter(({ name }) => name === contract.createOrder.name);
  expect(sent.map(({ input }) => input)).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      item_id: 7,
      amount: 39,
      utm_source: 'plugin',
    },
  ]);
});

test("redirects to Stripe's page", async () => {
  const pay_url = 'https://checkout.stripe.com/c/pay/cs_test_1';
  const replies = [
    offer({ item: null, plan: 'year', name: 'Premium plan', amount: 59, payment: 'stripe' }),
    answer(contract.createOrder, () => order({ payment: 'stripe' })),
    answer(contract.payOrder, () => ({ order: order({ payment: 'stripe' }), pay_url })),
  ];
  const { user, requested, visited } = openPortal('/checkout?plan=year', replies, { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Pay $59.00' }));

  await waitFor(() => expect(visited).toEqual([pay_url]));
  expect(requested.find(({ name }) => name === contract.createOrder.name)?.input).toMatchObject({ plan: 'year', amount: 59 });
});

test('shows a changed price before payment', async () => {
  const replies = [offer(), fail(contract.createOrder, 'price_changed')];
  const { user } = openPortal('/checkout?item=bakery', replies, { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Place the order' }));

  expect((await screen.findByRole('alert')).textContent).toContain('The price has changed.');
  expect(screen.getByRole('button', { name: 'Show the new price' })).toBeTruthy();
});

test('keeps the order and its key when the payment page is unreachable', async () => {
  const replies = [offer(), answer(contract.createOrder, () => order()), fail(contract.payOrder, 'payment_unavailable')];
  const { user, requested } = openPortal('/checkout?item=bakery', replies, { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Place the order' }));
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was charged');
  await user.click(screen.getByRole('button', { name: 'Place the order' }));

  await waitFor(() => expect(requested.filter(({ name }) => name === contract.payOrder.name)).toHaveLength(2));
  const keys = requested
    .filter(({ name }) => name === contract.createOrder.name)
    .map(({ input }) => (input as { key: string }).key);
  expect(new Set(keys).size).toBe(1);
});

test('explains to an unconfirmed person why that comes first', async () => {
  openPortal('/checkout?item=bakery', [offer()], { user: { ...ada, is_verified: false } });

  expect(await screen.findByText(/Confirm your email first/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place the order' }).disabled).toBe(true);
});

test('shows waiting after the payment until the cloud confirms it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const states = [order({ payment: 'stripe', instructions: null }), paid];
  openPortal('/checkout/done?number=K7FM-92QX', [answer(contract.checkOrder, () => states.shift() ?? paid)], { user: ada });

  expect(await screen.findByRole('heading', { name: 'Waiting for your payment' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(2_500);

  expect(await screen.findByRole('heading', { name: 'Thank you. It’s yours' })).toBeTruthy();
  vi.useRealTimers();
});

test('keeps the last state after a failed check and continues waiting', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const replies = [answer(contract.checkOrder, () => order())];
  openPortal(
    '/checkout/done?number=K7FM-92QX',
    [
      answer(contract.checkOrder, async () => {
        const reply = replies.shift();
        if (!reply) {
          throw new contract.AppError('payment_unavailable');
        }
        return (await reply.reply({})) as contract.Order;
      }),
    ],
    { user: ada },
  );

  await screen.findByText(/IBAN DE00/);
  await vi.advanceTimersByTimeAsync(2_500);

  expect(screen.getByText(/IBAN DE00/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.useRealTimers();
});

test('lists orders with their states, and links an empty history to the plans', async () => {
  const data = [order(), order({ ...paid, number: 'BBBB-2222' }), order({ number: 'CCCC-3333', state: 'refunded' })];
  openPortal('/orders', [answer(contract.listOrders, () => ({ data, total: 3, current_page: 1, total_page: 1 }))], { user: ada });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.querySelector('.pill')?.textContent)).toEqual(['Waiting for payment', 'Paid', 'Refunded']);
  expect(
    within(rows[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/order?number=K7FM-92QX');
  cleanup();

  openPortal('/orders', [answer(contract.listOrders, () => ({ data: [], total: 0, current_page: 1, total_page: 0 }))], {
    user: ada,
  });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
});

test('prints a paid order as a receipt', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = openPortal('/order?number=K7FM-92QX', [answer(contract.checkOrder, () => paid)], { user: ada });

  expect(await screen.findByRole('heading', { name: 'Receipt K7FM-92QX' })).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Print the receipt' }));

  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
});

test('asks before cancelling, with the harmless answer focused', async () => {
  const replies = [answer(contract.checkOrder, () => order()), answer(contract.cancelOrder, () => order({ state: 'cancelled' }))];
  const { user, requested } = openPortal('/order?number=K7FM-92QX', replies, { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep order'));
  expect(requested.some(({ name }) => name === contract.cancelOrder.name)).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));

  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.queryByText(/IBAN/)).toBeNull();
});

test("hides another's order", async () => {
  openPortal('/order?number=K7FM-92QX', [fail(contract.checkOrder, 'order_not_found')], { user: ada });

  expect((await screen.findByRole('alert')).textContent).toBe('This order wasn’t found. Check the address.');
});
