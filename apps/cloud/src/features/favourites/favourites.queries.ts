import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

type Counted = { favourite_count: number; changed: boolean };

/** Idempotent: the primary key, not a prior read, keeps a double click from counting twice. Undefined: no such item. */
export async function addFavourite(db: Db, userId: number, itemId: number): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    with added as (
      insert into favourites (user_id, item_id) select ${userId}, id from items where id = ${itemId}
      on conflict do nothing returning 1)
    update item_stats set favourites = favourites + (select count(*)::int from added)
    where item_id = ${itemId}
    returning favourites as favourite_count, exists (select 1 from added) as changed`.execute(db);
  return rows[0];
}

/** The same, backwards. */
export async function removeFavourite(db: Db, userId: number, itemId: number): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    with removed as (delete from favourites where user_id = ${userId} and item_id = ${itemId} returning 1)
    update item_stats set favourites = favourites - (select count(*)::int from removed)
    where item_id = ${itemId}
    returning favourites as favourite_count, exists (select 1 from removed) as changed`.execute(db);
  return rows[0];
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
