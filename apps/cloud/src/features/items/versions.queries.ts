import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { CatalogueVersion } from '../../ports/catalogue.js';

/** How often this process has changed what public answers say, by database. */
const changes = new WeakMap<Db, number>();
export const countChanges = (db: Db) => changes.get(db) ?? 0;

/** To be called after a change of the catalogue is committed: this process then looks for the new version at once. */
export const noteChange = (db: Db) => changes.set(db, countChanges(db) + 1);

/** Changes whenever a public answer may. */
export async function getCatalogueVersion(db: Db): Promise<CatalogueVersion> {
  const { rows } = await sql<CatalogueVersion>`
    select catalogue.version::text as content, item_stats_version.last_value::text as numbers from catalogue, item_stats_version`.execute(
    db,
  );
  return rows[0] ?? { content: '0', numbers: '0' };
}

/** Outside any transaction and after its end: a reader who sees the new version must see the new numbers too. */
export async function bumpNumbersVersion(db: Db): Promise<void> {
  await sql`select nextval('item_stats_version')`.execute(db);
  noteChange(db);
}
