import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Interest that a rank outweighs. */
const rankWeight = 1_000_000;

/** Sorts by the editors' rank, then by interest. A favourite weighs as much as three downloads. */
const toPopularity = (rank: RawBuilder<unknown>, stats: RawBuilder<unknown>) => sql`
  ${rank}::int * ${sql.lit(rankWeight)} + least(${stats}.downloads::bigint + 3 * ${stats}.favourites::bigint, ${sql.lit(rankWeight - 1)})::int`;

/**
 * Copies the counts into the sort keys and returns the number of changed items.
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
        popularity = ${toPopularity(sql`i.rank`, sql`moved`)},
        downloads = moved.downloads,
        rating = coalesce(moved.rating_sum::real / nullif(moved.rating_count, 0), 0)::real
      from moved where moved.item_id = i.id`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}

/** Sorts an item by its rank at once, before the next ranking. */
export async function updatePopularity(trx: Db, id: number): Promise<void> {
  const popularity = toPopularity(sql`i.rank`, sql`s`);
  await sql`
    update items i set popularity = ${popularity} from item_stats s
    where i.id = ${id} and s.item_id = i.id and i.popularity <> ${popularity}`.execute(trx);
}
