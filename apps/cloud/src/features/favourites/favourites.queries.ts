import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Idempotent: the primary key, not a prior read, keeps a double click from counting twice. Answers whether anything changed. */
export async function addFavourite(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into favourites (user_id, item_id) select ${userId}, id from items where id = ${itemId}
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** The same, backwards. */
export async function removeFavourite(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from favourites where user_id = ${userId} and item_id = ${itemId} returning 1`.execute(db);
  return rows.length > 0;
}

/** Undefined: no such item. */
export async function findFavouriteCount(db: Db, itemId: number): Promise<number | undefined> {
  const row = await db.selectFrom('item_stats').select('favourites').where('item_id', '=', itemId).executeTakeFirst();
  return row?.favourites;
}

/** Newest first. */
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
