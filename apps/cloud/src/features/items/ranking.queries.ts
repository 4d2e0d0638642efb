import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Copies the counters into the sort keys; answers how many items moved. A star weighs as much as three downloads. */
export async function copySortKeys(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Publications and other rankings lock the same row first, so they never wait for each other in a circle.
    await sql`select 1 from catalogue for update`.execute(trx);
    const { numAffectedRows } = await sql`
      update items i set popularity = keys.popularity, downloads = keys.downloads, rating = keys.rating
      from (
        select item_id, downloads + 3 * favourites as popularity, downloads,
          coalesce(rating_sum::real / nullif(rating_count, 0), 0)::real as rating
        from item_stats) keys
      where keys.item_id = i.id
        and (i.popularity, i.downloads, i.rating) is distinct from (keys.popularity, keys.downloads, keys.rating)`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
