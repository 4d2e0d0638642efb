import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/**
 * Copies the counts into the sort keys and returns the number of changed items. A favourite weighs as much as three downloads.
 */
export async function copySortKeys(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Publications and other rankings lock the same row first, which prevents deadlocks.
    await sql`select 1 from catalogue for update`.execute(trx);
    // Scans only the narrow table: a few thousand pages instead of a million.
    const { numAffectedRows } = await sql`
      with moved as (
        update item_stats set ranked = array[downloads, favourites, rating_sum, rating_count]
        where ranked is distinct from array[downloads, favourites, rating_sum, rating_count]
        returning *)
      update items i set
        popularity = moved.downloads + 3 * moved.favourites,
        downloads = moved.downloads,
        rating = coalesce(moved.rating_sum::real / nullif(moved.rating_count, 0), 0)::real
      from moved where moved.item_id = i.id`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
