import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type Rated = { item_id: number; stars: number; average: number; count: number };

/** Saves or changes a rating of a pack. Idempotent; returns whether anything changed. */
export async function putRating(db: Db, userId: number, packId: number, stars: number): Promise<boolean> {
  const { rows } = await sql`
    insert into ratings (user_id, item_id, stars) select ${userId}, id, ${stars} from items where id = ${packId} and type = 'pack'
    on conflict (user_id, item_id) do update set stars = excluded.stars, updated_at = now() where ratings.stars <> excluded.stars
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Lists an account's ratings, newest first, with the averages. */
export async function listRated(db: Db, userId: number): Promise<Rated[]> {
  return db
    .selectFrom('ratings')
    .innerJoin('item_stats', 'item_stats.item_id', 'ratings.item_id')
    .select([
      'ratings.item_id',
      'stars',
      'rating_count as count',
      sql<number>`coalesce(rating_sum::float8 / nullif(rating_count, 0), 0)`.as('average'),
    ])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('ratings.item_id', 'desc')
    .execute();
}
