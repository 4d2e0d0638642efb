import { AppError } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { findOrder, listPendingOf, type OrderRow, updatePending } from './orders.queries.js';
import { settlePaymentPage } from './settling.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer' | 'log' | 'payment'>;

/** Limits the retries after concurrent changes. */
const tries = 5;

/** Closes the payment page, if any. A payment made before counts. */
export async function closePage(context: Context, { session_id }: OrderRow): Promise<void> {
  if (session_id === null) {
    return;
  }
  if (!context.payment) {
    throw new AppError(
      'payment_unavailable',
      'The payment provider of this order is no longer configured. Configure it and try again.',
    );
  }
  const page = await context.payment.close(session_id);
  await settlePaymentPage(context, page);
  if (page.state === 'paying') {
    throw new AppError('order_closed', 'A payment for this order is in progress. Wait until it succeeds or fails.');
  }
}

/** Closes an unpaid order; the payment page closes first, so that nothing is charged afterwards. */
export async function closeUnpaid(
  context: Context,
  number: string,
  state: 'cancelled' | 'refused',
  onClosed: (all: Context, closed: OrderRow) => Promise<void> = async () => {},
): Promise<OrderRow> {
  for (let left = tries; left > 0; left--) {
    const order = await findOrder(context.db, number);
    if (order?.state !== 'pending') {
      throw new AppError('order_closed');
    }
    await closePage(context, order);
    const closed = await context.db.transaction().execute(async (trx) => {
      const row = await updatePending(trx, order, { state, closed_at: context.clock.now().toISOString() });
      if (row) {
        await onClosed({ ...context, db: trx }, row);
      }
      return row;
    });
    if (closed) {
      return closed;
    }
  }
  throw new AppError('order_closed');
}

/** Cancels an account's unpaid orders before the account is deleted, because nobody would receive what is paid afterwards. */
export async function abandonOrders(context: Context, userId: number): Promise<void> {
  for (const { number } of await listPendingOf(context.db, userId)) {
    // Deleting the account does not depend on the payment provider; the operator returns a payment in progress.
    await closeUnpaid(context, number, 'cancelled').catch((error: unknown) =>
      context.log.error({ number, reason: (error as Error).message }, 'an order of a deleted account could not be closed'),
    );
  }
}
