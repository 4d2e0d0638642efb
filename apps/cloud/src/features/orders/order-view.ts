import { fromMinor, type OperatorOrder, type Order } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import * as items from '../items/items.service.js';
import { listBuyers, type OrderRow } from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config'>;

/** Converts orders to the buyer's view, in the same order. */
export async function toOrders({ db, config }: Context, rows: OrderRow[]): Promise<Order[]> {
  const ids = rows.flatMap(({ item_id }) => item_id ?? []);
  const cards = ids.length === 0 ? [] : await items.listByIds({ db, filesUrl: `${config.publicUrl}/files/` }, [...new Set(ids)]);
  const byId = new Map(cards.map((item) => [item.id, item]));
  return rows.map((row) => ({
    ...row,
    item: byId.get(row.item_id ?? 0) ?? null,
    amount: fromMinor(row.amount, row.currency),
    instructions: row.state === 'pending' && row.payment === 'manual' ? config.paymentInstructions : null,
  }));
}

export async function toOrder(context: Context, row: OrderRow): Promise<Order> {
  const [order] = await toOrders(context, [row]);
  return order as Order;
}

export async function toOperatorOrders(context: Context, rows: OrderRow[]): Promise<OperatorOrder[]> {
  const orders = await toOrders(context, rows);
  const buyers = await listBuyers(
    context.db,
    rows.flatMap(({ user_id }) => user_id ?? []),
  );
  return orders.map((order, index) => {
    const row = rows[index];
    const buyer = buyers.find(({ id }) => id === row?.user_id);
    return {
      ...order,
      buyer: buyer ? { id: buyer.id, name: `${buyer.first_name} ${buyer.last_name}`.trim(), email: buyer.email } : null,
      utm_source: row?.utm_source ?? null,
      utm_medium: row?.utm_medium ?? null,
    };
  });
}
