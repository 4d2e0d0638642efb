import { sql } from 'kysely';
import type { Db } from '../../../db/client.js';
import { getCatalogueVersion } from '../versions.queries.js';
import { createBuilder, type IndexRow } from './build.js';
import type { IndexData } from './index-data.js';
import type { Word } from './terms.js';

const batch = 2_000;

export async function countAllItems(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from item_counts`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Reads the whole catalogue in one snapshot, batch by batch, and builds an index. */
export async function loadIndex(db: Db): Promise<IndexData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      // Read first, so that the data is never older than its version.
      const version = await getCatalogueVersion(trx);
      const builder = createBuilder();
      for await (const row of readRows(trx)) {
        builder.add(row);
      }
      const words = await sql<Word>`select id, term from search_terms`.execute(trx);
      return builder.build(words.rows, version);
    });
}

async function* readRows(trx: Db): AsyncGenerator<IndexRow> {
  await sql`declare all_items no scroll cursor for
    select i.id, i.popularity, i.downloads, i.lightness, i.rating::float8 as rating, x.keys::text as keys,
      (extract(epoch from i.published_at) * 1000000)::bigint as published
    from item_index x join items i on i.id = x.item_id`.execute(trx);
  for (;;) {
    const { rows } = await sql<IndexRow>`fetch ${sql.raw(String(batch))} from all_items`.execute(trx);
    yield* rows;
    if (rows.length < batch) {
      return;
    }
  }
}
