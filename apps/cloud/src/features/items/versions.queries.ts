import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { CatalogueVersion } from '../../ports/catalogue.js';

/** Counts this process's changes to public answers, by database. */
const changes = new WeakMap<Db, number>();
export const countChanges = (db: Db) => changes.get(db) ?? 0;

/** Makes this process look for the new version at once; call it after committing a change. */
export const noteChange = (db: Db) => changes.set(db, countChanges(db) + 1);

/** Returns a version that changes whenever a public answer may. */
export async function getCatalogueVersion(db: Db): Promise<CatalogueVersion> {
  const { rows } = await sql<CatalogueVersion>`
    select catalogue.version::text as content, item_stats_version.last_value::text as numbers from catalogue, item_stats_version`.execute(
    db,
  );
  return rows[0] ?? { content: '0', numbers: '0' };
}

/**
 * Increases the version of numbers. Call it outside any transaction, because a reader who sees the new version must see the new
 * numbers too.
 */
export async function bumpNumbersVersion(db: Db): Promise<void> {
  await sql`select nextval('item_stats_version')`.execute(db);
  noteChange(db);
}
