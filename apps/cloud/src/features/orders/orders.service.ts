import type { listOrders } from '@kithouse/contract';
import { AppError, type createOrder, fromMinor, type Order, type Output, type ParsedInput, toMinor } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import { closeUnpaid } from './closing.service.js';
import { assertForSale, assertNotOwned, getPriced, type Priced } from './offer.js';
import { mailBuyer, mailOperator, receivedMail } from './order-mails.js';
import { createOrderNumber } from './order-number.js';
import { toOrder, toOrders } from './order-view.js';
import * as orders from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer' | 'log' | 'payment'>;
type Buyer = { id: number; is_verified: boolean };
type Requested = ParsedInput<typeof createOrder>;

const pageSize = 20;

/** Creates an order at today's price. A repeat with the same key, or while it is unpaid, returns the same order. */
export async function create(context: Context, user: Buyer, requested: Requested): Promise<Order> {
  // Instructions and receipt go to the address, so it must be confirmed. Inserting templates requires this too.
  if (!user.is_verified) {
    throw new AppError('not_verified');
  }
  await assertWithinRateLimit(context, 'orderByAccount', String(user.id));
  const repeated = await orders.findOrderByKey(context.db, user.id, requested.key);
  if (repeated) {
    return toOrder(context, assertSame(repeated, requested));
  }
  const { item_id, plan: pricePlan } = requested;
  const offer = await getPriced(context, { item: item_id === undefined ? undefined : { id: item_id }, plan: pricePlan });
  assertForSale(offer);
  assertPrice(offer, requested.amount);
  await closeOutdated(context, user, offer);
  const order = await insertOnce(context, user, requested, offer);
  return toOrder(context, order);
}

export async function list(context: Context, userId: number, page: number): Promise<Output<typeof listOrders>> {
  const { rows, total } = await orders.listOrdersOf(context.db, userId, { limit: pageSize, offset: (page - 1) * pageSize });
  return { data: await toOrders(context, rows), current_page: page, total_page: Math.ceil(total / pageSize), total };
}

export async function get(context: Context, userId: number, number: string): Promise<Order> {
  return toOrder(context, await getOwn(context, userId, number));
}

export async function cancel(context: Context, userId: number, number: string): Promise<Order> {
  const order = await getOwn(context, userId, number);
  return toOrder(context, order.state === 'cancelled' ? order : await closeUnpaid(context, number, 'cancelled'));
}

/** Treats another's order as missing. */
export async function getOwn({ db }: Context, userId: number, number: string): Promise<orders.OrderRow> {
  const order = await orders.findOrder(db, number);
  if (!order || order.user_id !== userId) {
    throw new AppError('order_not_found');
  }
  return order;
}

function assertPrice({ amount, currency }: Priced, shown: number): void {
  if (toMinor(shown, currency) !== amount) {
    throw new AppError('price_changed', undefined, { amount: fromMinor(amount, currency), currency });
  }
}

function assertSame(order: orders.OrderRow, { item_id, plan: pricePlan }: Requested): orders.OrderRow {
  if (order.item_id !== (item_id ?? null) || order.plan !== (pricePlan ?? null)) {
    throw new AppError('invalid_input', 'This order key was already used for another order. Start the order again.');
  }
  return order;
}

/** Returns true if an unpaid order has the current price and payment method. */
const isCurrent = (order: orders.OrderRow, { amount, currency }: Priced, payment: 'manual' | 'stripe') =>
  order.amount === amount && order.currency === currency && order.payment === payment;

const paymentOf = ({ payment }: Context) => (payment ? 'stripe' : 'manual');

/** Closes an unpaid order with an outdated price. */
async function closeOutdated(context: Context, user: Buyer, offer: Priced): Promise<void> {
  const pending = await orders.findPending(context.db, user.id, offer);
  if (pending && !isCurrent(pending, offer, paymentOf(context))) {
    await closeUnpaid(context, pending.number, 'cancelled');
  }
}

/** Inserts one order per account at a time, so that existing orders and rights are seen. */
function insertOnce(context: Context, user: Buyer, requested: Requested, offer: Priced) {
  const { key, utm_source = null, utm_medium = null } = requested;
  return context.db.transaction().execute(async (trx) => {
    await orders.lockBuyer(trx, user.id);
    const repeated = await orders.findOrderByKey(trx, user.id, key);
    if (repeated) {
      return assertSame(repeated, requested);
    }
    await assertNotOwned({ ...context, db: trx }, user.id, offer);
    const pending = await orders.findPending(trx, user.id, offer);
    if (pending) {
      return pending;
    }
    const { isPro: _, ...sold } = offer;
    const made = { number: createOrderNumber(), key, user_id: user.id, created_at: context.clock.now().toISOString() };
    const order = await orders.insertOrder(trx, { ...made, ...sold, payment: paymentOf(context), utm_source, utm_medium });
    if (order.payment === 'manual') {
      const all = { ...context, db: trx };
      await mailBuyer(all, order, receivedMail);
      await mailOperator(all, order);
    }
    return order;
  });
}
