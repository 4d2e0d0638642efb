import type { OrderState, PricePlan } from '@kithouse/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/client.js';
import type { OrderTables } from '../../db/schema/orders.js';

export type OrderRow = Selectable<OrderTables['orders']>;
export type Buyer = { id: number; email: string; first_name: string; last_name: string; language: string };
/** Identifies the item or plan that is sold. */
export type Thing = { item_id: number | null; plan: PricePlan | null };
type NewOrder = Insertable<OrderTables['orders']>;

/** Returns whether an item is sold separately and its price as decimal text. */
export function findPricedItem(db: Db, wanted: { id: number } | { slug: string }) {
  const items = db.selectFrom('items').select(['id', 'title', 'price', 'plan']);
  const one = 'id' in wanted ? items.where('id', '=', wanted.id) : items.where('slug', '=', wanted.slug);
  return one.executeTakeFirst();
}

/** Serialises changes to an account's orders and rights. Call it first in a transaction. */
export async function lockBuyer(db: Db, userId: number): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Locks and returns the order until the transaction ends. */
export async function lockOrder(db: Db, number: string): Promise<OrderRow | undefined> {
  const found = await db.selectFrom('orders').select('user_id').where('number', '=', number).executeTakeFirst();
  if (found?.user_id != null) {
    await lockBuyer(db, found.user_id);
  }
  return db.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

export function findOrder(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

export function findOrderByKey(db: Db, userId: number, key: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst();
}

export function findPending(db: Db, userId: number, { item_id, plan: pricePlan }: Thing): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('item_id', 'is not distinct from', item_id)
    .where('plan', 'is not distinct from', pricePlan)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

export function listPendingOf(db: Db, userId: number): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('state', '=', 'pending').execute();
}

export function findOrderByPayment(db: Db, paymentId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

export function insertOrder(db: Db, order: NewOrder): Promise<OrderRow> {
  return db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();
}

type Change = Partial<Pick<OrderRow, 'state' | 'paid_at' | 'closed_at' | 'payment_id' | 'session_id' | 'attempt'>>;

export function updateOrder(db: Db, id: number, change: Change): Promise<OrderRow> {
  return db.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Updates a pending order whose payment page is unchanged since it was read; otherwise does nothing. */
export function updatePending(db: Db, seen: OrderRow, change: Change): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set(change)
    .where('id', '=', seen.id)
    .where('state', '=', 'pending')
    .where('attempt', '=', seen.attempt)
    .where('session_id', 'is not distinct from', seen.session_id)
    .returningAll()
    .executeTakeFirst();
}

const buyerFields = ['id', 'email', 'first_name', 'last_name', 'language'] as const;

export function findBuyer(db: Db, userId: number): Promise<Buyer | undefined> {
  return db.selectFrom('users').select(buyerFields).where('id', '=', userId).executeTakeFirst();
}

export function listBuyers(db: Db, userIds: number[]): Promise<Buyer[]> {
  return db
    .selectFrom('users')
    .select(buyerFields)
    .where('id', 'in', [0, ...userIds])
    .execute();
}

type Page = { limit: number; offset: number };

/** Lists an account's orders, newest first. */
export async function listOrdersOf(db: Db, userId: number, { limit, offset }: Page) {
  const own = db.selectFrom('orders').where('user_id', '=', userId);
  const rows = await own.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await own.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Lists orders in one state or all. */
export async function listOrdersIn(db: Db, state: OrderState | undefined, isNewestFirst: boolean, { limit, offset }: Page) {
  const requested = db.selectFrom('orders').$if(state !== undefined, (query) => query.where('state', '=', state as OrderState));
  const rows = await requested
    .selectAll()
    .orderBy('id', isNewestFirst ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await requested.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
