import type { Profile } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/** Newest first. */
export function listPurchases(db: Db, userId: number): Promise<Profile['purchasedItems']> {
  return db
    .selectFrom('purchases')
    .innerJoin('items', 'items.id', 'purchases.item_id')
    .select(['purchases.id', 'item_id', 'type', 'platform'])
    .where('user_id', '=', userId)
    .orderBy('purchases.id', 'desc')
    .execute();
}

export async function findPurchase(db: Db, userId: number, itemId: number): Promise<{ id: number } | undefined> {
  return db.selectFrom('purchases').select('id').where('user_id', '=', userId).where('item_id', '=', itemId).executeTakeFirst();
}
