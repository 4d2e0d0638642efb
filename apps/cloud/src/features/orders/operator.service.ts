import { AppError, type listAllOrders, type OperatorOrder, type Output, type ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { closePage, closeUnpaid } from './closing.service.js';
import { mailBuyer, refusedMail } from './order-mails.js';
import { toOperatorOrders } from './order-view.js';
import * as orders from './orders.queries.js';
import { markPaid, markRefunded } from './settling.service.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer' | 'log' | 'payment'>;

const pageSize = 50;

export async function list(
  context: Context,
  { state, page }: ParsedInput<typeof listAllOrders>,
): Promise<Output<typeof listAllOrders>> {
  const paging = { limit: pageSize, offset: (page - 1) * pageSize };
  const wanted = state === 'all' ? undefined : state;
  const { rows, total } = await orders.listOrdersIn(context.db, wanted, state !== 'pending', paging);
  return { data: await toOperatorOrders(context, rows), current_page: page, total_page: Math.ceil(total / pageSize), total };
}

/** Confirms a payment received by the operator. Reopens a cancelled order, since it was paid after all. */
export async function confirm(context: Context, number: string): Promise<OperatorOrder> {
  const order = await getOrder(context, number);
  if (order.state === 'refunded') {
    throw new AppError('order_closed', 'This order was refunded. Ask the buyer to order again.');
  }
  if (order.state === 'pending') {
    await closePage(context, order);
  }
  await markPaid(context, number, null);
  return view(context, number);
}

export async function refuse(context: Context, number: string): Promise<OperatorOrder> {
  const order = await getOrder(context, number);
  if (order.state !== 'refused') {
    await closeUnpaid(context, number, 'refused', (all, closed) => mailBuyer(all, closed, refusedMail));
  }
  return view(context, number);
}

/** Refunds an order through the payment provider, or records that the operator has sent the money back. */
export async function refund(context: Context, number: string): Promise<OperatorOrder> {
  const order = await getOrder(context, number);
  if (order.state !== 'paid' && order.state !== 'refunded') {
    throw new AppError('order_closed', 'This order was never paid, so there’s nothing to refund.');
  }
  if (order.state === 'paid' && order.payment_id !== null) {
    if (!context.payment) {
      throw new AppError(
        'payment_unavailable',
        'The payment provider of this order is no longer configured. Configure it and try again.',
      );
    }
    await context.payment.refund(order.payment_id, number);
  }
  await markRefunded(context, number);
  return view(context, number);
}

async function getOrder({ db }: Context, number: string): Promise<orders.OrderRow> {
  const order = await orders.findOrder(db, number);
  if (!order) {
    throw new AppError('order_not_found');
  }
  return order;
}

async function view(context: Context, number: string): Promise<OperatorOrder> {
  const [order] = await toOperatorOrders(context, [await getOrder(context, number)]);
  return order as OperatorOrder;
}
