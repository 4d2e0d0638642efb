import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Copies what was counted into the sort keys; answers of how many items. A star weighs as much as three downloads. */
export async function copySortKeys(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Publications and other rankings lock the same row first, so they never wait for each other in a circle.
    await sql`select 1 from catalogue for update`.execute(trx);
    // Only the narrow table is read through: the wide one has a million pages where this has a few thousand.
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
