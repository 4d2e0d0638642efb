import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/**
 * Adds a favourite. Idempotent: the primary key prevents a double click from counting twice. Returns whether anything changed.
 */
export async function addFavourite(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into favourites (user_id, item_id) select ${userId}, id from items where id = ${itemId}
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Removes a favourite. Idempotent; returns whether anything changed. */
export async function removeFavourite(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from favourites where user_id = ${userId} and item_id = ${itemId} returning 1`.execute(db);
  return rows.length > 0;
}

/** Returns the count, or undefined if the item does not exist. */
export async function findFavouriteCount(db: Db, itemId: number): Promise<number | undefined> {
  const row = await db.selectFrom('item_stats').select('favourites').where('item_id', '=', itemId).executeTakeFirst();
  return row?.favourites;
}

/** Lists favourite ids, newest first. */
export async function listStarredIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('item_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
  return rows.map(({ item_id }) => item_id);
}
