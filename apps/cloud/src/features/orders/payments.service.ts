import { AppError, type Order, type Payable } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Payment, PaymentRefused, type PayPage } from '../../ports/payment.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import { failedMail, mailBuyer } from './order-mails.js';
import { toOrder } from './order-view.js';
import * as orders from './orders.queries.js';
import { getOwn } from './orders.service.js';
import { markRefunded, settlePaymentPage } from './settling.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer' | 'log' | 'payment'>;
type Buyer = { id: number; email: string };

/** Returns the open payment page of an order or opens one; undefined for manual payment or nothing to pay. */
export async function pay(context: Context, user: Buyer, number: string): Promise<Payable> {
  await assertWithinRateLimit(context, 'payByAccount', String(user.id));
  const order = await getOwn(context, user.id, number);
  const page = isOnPage(order) ? await findOrOpenPage(context, user, order) : undefined;
  if (page) {
    await settlePaymentPage(context, page);
  }
  const pay_url = page?.state === 'open' ? page.url : null;
  return { order: await toOrder(context, await getOwn(context, user.id, number)), pay_url };
}

/** Returns the order after checking its payment page. */
export async function check(context: Context, userId: number, number: string): Promise<Order> {
  await assertWithinRateLimit(context, 'payByAccount', String(userId));
  const order = await getOwn(context, userId, number);
  if (isOnPage(order) && order.session_id !== null && context.payment) {
    await settlePaymentPage(context, await context.payment.get(order.session_id));
  }
  return toOrder(context, await getOwn(context, userId, number));
}

/** Handles an event of the payment provider as a reason to check the page, in any order and any number of times. */
export async function receiveNews(context: Context, body: Buffer, signature: string | undefined): Promise<void> {
  const payment = getPayment(context);
  const news = payment.readNews(body, signature, context.clock.now());
  if (news.kind === 'refund') {
    await recordRefund(context, payment, news.charge_id);
  }
  if (news.kind === 'page') {
    const page = await payment.get(news.session_id);
    await settlePaymentPage(context, page);
    if (news.has_failed) {
      await letGo(context, page);
    }
  }
}

const isOnPage = ({ state, payment }: orders.OrderRow) => state === 'pending' && payment === 'stripe';

function getPayment({ payment }: Context): Payment {
  if (!payment) {
    throw new AppError('payment_unavailable');
  }
  return payment;
}

async function findOrOpenPage(context: Context, user: Buyer, order: orders.OrderRow): Promise<PayPage | undefined> {
  const payment = getPayment(context);
  if (order.session_id === null) {
    return openPage(context, user, order);
  }
  const page = await payment.get(order.session_id);
  if (page.state !== 'closed') {
    return page;
  }
  const next = await orders.updatePending(context.db, order, { session_id: null, attempt: order.attempt + 1 });
  return openPage(context, user, next ?? (await getOwn(context, user.id, order.number)));
}

async function openPage(context: Context, user: Buyer, order: orders.OrderRow): Promise<PayPage | undefined> {
  const { db, config } = context;
  const payment = getPayment(context);
  if (!isOnPage(order)) {
    return undefined;
  }
  const { number, attempt, name, amount, currency } = order;
  const back_url = `${config.publicUrl}/order?number=${number}`;
  const done_url = `${config.publicUrl}/checkout/done?number=${number}`;
  const page = await payment
    .open({ number, attempt, name, amount, currency, email: user.email, done_url, back_url })
    .catch(async (error: unknown) => {
      if (error instanceof PaymentRefused) {
        await orders.updatePending(db, order, { attempt: attempt + 1 });
      }
      throw error;
    });
  const kept = await orders.updatePending(db, order, { session_id: page.session_id });
  const now = kept ?? (await orders.findOrder(db, number));
  // Closed again if the order was cancelled or got another page meanwhile: nobody can pay on a page that the order does not know.
  return now?.session_id === page.session_id ? page : payment.close(page.session_id);
}

/** Reopens an order whose delayed payment failed, so that it can be paid in another way. */
async function letGo(context: Context, page: PayPage): Promise<void> {
  const order = page.number === null ? undefined : await orders.findOrder(context.db, page.number);
  if (!order || order.session_id !== page.session_id || page.state === 'paid') {
    return;
  }
  await context.db.transaction().execute(async (trx) => {
    const freed = await orders.updatePending(trx, order, { session_id: null, attempt: order.attempt + 1 });
    if (freed) {
      await mailBuyer({ ...context, db: trx }, freed, failedMail);
    }
  });
}

/** Revokes an order that was refunded at the payment provider. Ignores a partial refund. */
async function recordRefund(context: Context, payment: Payment, chargeId: string): Promise<void> {
  const { number, payment_id, is_whole } = await payment.getRefund(chargeId);
  const named = number === null ? undefined : await orders.findOrder(context.db, number);
  const order = named ?? (payment_id === null ? undefined : await orders.findOrderByPayment(context.db, payment_id));
  if (!order) {
    context.log.warn({ number }, 'a refund names an unknown order');
    return;
  }
  // If an order was paid twice, refunding the other payment keeps the right.
  if (!is_whole || (order.state === 'paid' && order.payment_id !== payment_id)) {
    context.log.info({ number: order.number }, 'a refund leaves an order as it is');
    return;
  }
  await markRefunded(context, order.number);
}
