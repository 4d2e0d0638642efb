import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

const columns = ['version', 'sha256', 'bytes', 'requires', 'tested', 'requires_php', 'changelog', 'published_at'] as const;

export type Release = Awaited<ReturnType<typeof listReleases>>[number];

/** Lists releases, newest version first. */
export function listReleases(db: Db, max: number) {
  return db
    .selectFrom('plugin_releases')
    .select(columns)
    .orderBy(sql`string_to_array(version, '.')::int[]`, 'desc')
    .limit(max)
    .execute();
}

export function findRelease(db: Db, by: 'version' | 'sha256', value: string) {
  return db.selectFrom('plugin_releases').select(columns).where(by, '=', value).executeTakeFirst();
}

/** Adds a release; keeps an existing version. */
export async function addRelease(db: Db, release: Release): Promise<void> {
  await db
    .insertInto('plugin_releases')
    .values(release)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the deleted release, if any. */
export function deleteRelease(db: Db, version: string) {
  return db.deleteFrom('plugin_releases').where('version', '=', version).returning(['sha256']).executeTakeFirst();
}
