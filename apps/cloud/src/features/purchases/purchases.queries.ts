import type { PricePlan, Profile } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Lists purchases, newest first; the items of a pack have the id of the pack's purchase. */
export async function listPurchases(db: Db, userId: number): Promise<Profile['purchasedItems']> {
  const { rows } = await sql<Profile['purchasedItems'][number]>`
    select distinct on (p.id, i.id) p.id, i.id as item_id, i.type, i.platform
    from purchases p
    join items i on i.id = p.item_id or i.pack_id = p.item_id
    where p.user_id = ${userId}
    order by p.id desc, i.id`.execute(db);
  return rows;
}

/** Returns true if the item or a pack that contains it was bought. */
export async function isPurchased(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from items i join purchases p on p.item_id in (i.id, i.pack_id)
      where i.id = ${itemId} and p.user_id = ${userId}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Lists paid and unrefunded plans, oldest payment first. */
export async function listPaidPricePlans(db: Db, userId: number): Promise<{ plan: PricePlan; paid_at: string }[]> {
  const { rows } = await sql<{ plan: PricePlan; paid_at: string }>`
    select plan, paid_at from orders
    where user_id = ${userId} and plan is not null and state = 'paid' order by paid_at, id`.execute(db);
  return rows;
}

/** Inserts a purchase unless the account has the item; returns whether it did. */
export async function insertPurchase(db: Db, userId: number, itemId: number, orderId: number, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('purchases')
    .values({ user_id: userId, item_id: itemId, order_id: orderId, purchased_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'item_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes what an order granted, or assigns it to another paid order that granted the same. */
export async function releasePurchase(db: Db, orderId: number): Promise<void> {
  await sql`
    update purchases p set order_id = other.id
    from (
      select o.id from orders o join orders own on own.id = ${orderId} and o.user_id = own.user_id and o.item_id = own.item_id
      where o.state = 'paid' and o.id <> own.id order by o.id limit 1) other
    where p.order_id = ${orderId}`.execute(db);
  await db.deleteFrom('purchases').where('order_id', '=', orderId).execute();
}
