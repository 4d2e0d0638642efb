import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { CatalogueVersion } from '../../ports/catalogue.js';

/** Counts this process's changes to public answers, by database. */
const changes = new WeakMap<Db, number>();
export const countChanges = (db: Db) => changes.get(db) ?? 0;

/** Makes this process look for the new version at once; call it after committing a change. */
export const noteChange = (db: Db) => changes.set(db, countChanges(db) + 1);

/** `counts` grows with each favourite, rating and download. */
type ReadVersion = CatalogueVersion & { counts: string };

/** Returns a version that changes whenever a public answer may. */
export async function getCatalogueVersion(db: Db): Promise<ReadVersion> {
  const { rows } = await sql<ReadVersion>`
    select catalogue.version::text as content, item_stats_version.last_value::text as numbers,
      item_counts_version.last_value::text as counts
    from catalogue, item_stats_version, item_counts_version`.execute(db);
  return rows[0] ?? { content: '0', numbers: '0', counts: '0' };
}

/** Increases the version of the counts. Call it after the commit of the change. */
export async function bumpCountsVersion(db: Db): Promise<void> {
  await sql`select nextval('item_counts_version')`.execute(db);
  noteChange(db);
}

/**
 * Increases the version of numbers. Call it outside any transaction, because a reader who sees the new version must see the new
 * numbers too.
 */
export async function bumpNumbersVersion(db: Db): Promise<void> {
  await sql`select nextval('item_stats_version')`.execute(db);
  noteChange(db);
}

/**
 * Increases the version of numbers by a random amount. A restored database would otherwise count up to versions that it had
 * before, and cached answers of that time would count as up to date.
 */
export async function jumpNumbersVersion(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The version must never decrease when two processes start together.
    await sql`select pg_advisory_xact_lock(hashtext('item_stats_version'))`.execute(trx);
    await sql`select setval('item_stats_version',
      nextval('item_stats_version') + 1000000 + floor(random() * 4000000000)::bigint)`.execute(trx);
  });
  noteChange(db);
}
