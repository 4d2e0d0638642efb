import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import type { PayPage } from '../../ports/payment.js';
import { insertPurchase, releasePurchase } from '../purchases/purchases.service.js';
import { mailBuyer, paidMail, refundedMail } from './order-mails.js';
import * as orders from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer' | 'log'>;

/**
 * Marks an order as paid and grants its right in one transaction. Idempotent. Accepts money for a cancelled order, but grants
 * nothing after a refund.
 */
export async function markPaid(context: Context, number: string, paymentId: string | null): Promise<void> {
  const { db, clock, log } = context;
  const paid = await db.transaction().execute(async (trx) => {
    const order = await orders.lockOrder(trx, number);
    if (!order) {
      throw new AppError('order_not_found');
    }
    if (order.state === 'paid' && paymentId !== null && order.payment_id !== paymentId) {
      log.error({ number, payment_id: paymentId }, 'an order was paid twice: please refund this payment');
    }
    if (order.state === 'paid' || order.state === 'refunded') {
      return undefined;
    }
    const at = clock.now().toISOString();
    if (order.user_id === null) {
      log.error({ number }, 'an order of a deleted account was paid: please refund it');
    }
    if (order.item_id !== null && order.user_id !== null) {
      const isNew = await insertPurchase(trx, order.user_id, order.item_id, order.id, at);
      if (!isNew) {
        log.error({ number }, 'an order was paid for what the buyer had already: please refund it');
      }
    }
    const change = { state: 'paid', paid_at: at, closed_at: null, payment_id: paymentId } as const;
    const settled = await orders.updateOrder(trx, order.id, change);
    await mailBuyer({ ...context, db: trx }, settled, paidMail);
    return settled;
  });
  if (paid) {
    log.info({ number }, 'an order is paid');
  }
}

/** Marks an order as refunded and revokes its right in one transaction. Idempotent. */
export async function markRefunded(context: Context, number: string): Promise<void> {
  const { db, clock, log } = context;
  const refunded = await db.transaction().execute(async (trx) => {
    const order = await orders.lockOrder(trx, number);
    if (!order) {
      throw new AppError('order_not_found');
    }
    if (order.state === 'refunded') {
      return undefined;
    }
    const change = { state: 'refunded', closed_at: clock.now().toISOString() } as const;
    const taken = await orders.updateOrder(trx, order.id, change);
    await releasePurchase(trx, order.id);
    await mailBuyer({ ...context, db: trx }, taken, refundedMail);
    return taken;
  });
  if (refunded) {
    log.info({ number }, 'an order is refunded');
  }
}

/** Updates an order to the state of its payment page. Refuses a payment that does not match. */
export async function settlePaymentPage(context: Context, page: PayPage): Promise<void> {
  const { db, log } = context;
  if (page.state !== 'paid' || page.number === null) {
    return;
  }
  const order = await orders.findOrder(db, page.number);
  if (!order) {
    log.warn({ number: page.number }, 'a payment names an unknown order');
    return;
  }
  if (order.amount !== page.amount || order.currency !== page.currency) {
    const { number, amount, currency } = order;
    log.error({ number, amount, currency, paid: page.amount, paid_in: page.currency }, 'a payment does not fit its order');
    throw new AppError('invalid_input', 'This payment doesn’t match its order. Check the amount and the currency.');
  }
  await markPaid(context, order.number, page.payment_id);
}
