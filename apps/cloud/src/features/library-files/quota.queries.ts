import { AppError } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/**
 * Locks the account for quota checks only, so that rows referring to it can be written meanwhile. Throws if it was just deleted.
 */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

/** Counts an account's live files in My Clouds and workspaces. */
export async function countFiles(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('cloud_files')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Sums the bytes of an account's uploads, and of all versions of its files with their media, also of those in the trash. */
export async function sumBytes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    with own as (select id from cloud_files where owner_id = ${userId}),
    shown as (
      select sha256 from cloud_media where user_id = ${userId}
      union select v.sha256 from cloud_version_media v where v.file_id in (select id from own)
    )
    select (coalesce((select sum(m.bytes) from media m where m.sha256 in (select sha256 from shown)), 0)
      + coalesce((select sum(pg_column_size(v.bundle)) from cloud_versions v where v.file_id in (select id from own)), 0)
    )::float8 as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
