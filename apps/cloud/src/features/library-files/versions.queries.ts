import type { Bundle } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import { type StoredBundle, toBundleText } from './template.service.js';

type VersionKey = { file_id: number; number: number };
export type NewVersion = VersionKey & {
  bundle: StoredBundle;
  bundle_sha256: string;
  parts: number;
  media_count: number;
  media_bytes: number;
  restored_from: number | null;
  request_id: string | null;
  created_by: number;
  /** The author's account: sites run the template's scripts for this account only. Null without one. */
  author_id: number | null;
  created_at: string;
};

export async function insertVersion(trx: Db, { bundle, ...version }: NewVersion): Promise<void> {
  await trx
    .insertInto('cloud_versions')
    .values({ ...version, bundle: toBundleText(bundle) })
    .execute();
  const media = [...new Set(bundle.media.map(({ sha256 }) => sha256))];
  if (media.length > 0) {
    const rows = media.map((sha256) => ({ file_id: version.file_id, number: version.number, sha256 }));
    await trx.insertInto('cloud_version_media').values(rows).execute();
  }
}

type CopiedVersion = { from: VersionKey; to: number; number?: number; userId: number; at: string; restored_from?: number };

/** Copies a version to another file or to a later number of the same; its user then owns the media too. */
export async function copyVersion(trx: Db, { from, to, number = 1, userId, at, restored_from }: CopiedVersion): Promise<void> {
  await sql`
    insert into cloud_versions
      (file_id, number, bundle, bundle_sha256, parts, media_count, media_bytes, author_id, restored_from, created_by, created_at)
    select ${to}, ${number}, bundle, bundle_sha256, parts, media_count, media_bytes, author_id, ${restored_from ?? null}::int, ${userId}, ${at}
    from cloud_versions where file_id = ${from.file_id} and number = ${from.number}`.execute(trx);
  await sql`
    with shown as (
      insert into cloud_version_media (file_id, number, sha256)
      select ${to}::int, ${number}::int, sha256 from cloud_version_media
      where file_id = ${from.file_id} and number = ${from.number} returning sha256)
    insert into cloud_media (user_id, sha256) select ${userId}::int, sha256 from shown on conflict do nothing`.execute(trx);
}

export async function getBundleHash(db: Db, fileId: number, number: number): Promise<string> {
  const { bundle_sha256 } = await db
    .selectFrom('cloud_versions')
    .select('bundle_sha256')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return bundle_sha256;
}

/** Counts an account's live files that are identical to this template. */
export async function countSame(trx: Db, userId: number, bundleSha256: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from cloud_files f join cloud_versions v on v.file_id = f.id and v.number = f.version
    where f.owner_id = ${userId} and f.deleted_at is null and v.bundle_sha256 = ${bundleSha256}`.execute(trx);
  return rows[0]?.n ?? 0;
}

export async function findBundle(db: Db, fileId: number, number: number): Promise<Bundle | undefined> {
  const row = await db
    .selectFrom('cloud_versions')
    .select('bundle')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.bundle;
}

/** Finds a bundle as JSON, for a thread. */
export async function findBundleText(db: Db, fileId: number, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('cloud_versions')
    .select(sql<string>`bundle::text`.as('text'))
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.text;
}

export async function hasVersion(db: Db, fileId: number, number: number): Promise<boolean> {
  const found = await db
    .selectFrom('cloud_versions')
    .select('number')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds the author of a version in anybody's file. */
export async function findAuthor(db: Db, fileId: number, number: number): Promise<number | null> {
  const row = await db
    .selectFrom('cloud_versions')
    .select('author_id')
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.author_id ?? null;
}

/** Limits the stored versions of a file. */
const max = 50;

/** Deletes the oldest versions; numbers have no gaps. */
export async function deleteOldVersions(trx: Db, fileId: number, newest: number): Promise<void> {
  await trx
    .deleteFrom('cloud_versions')
    .where('file_id', '=', fileId)
    .where('number', '<=', newest - max)
    .execute();
}

/** Lists versions, newest first. */
export function listVersions(db: Db, fileId: number) {
  return db
    .selectFrom('cloud_versions as v')
    .leftJoin('users as u', 'u.id', 'v.created_by')
    .select(['v.number', 'v.name', 'v.restored_from', 'v.created_at', 'v.parts', 'v.media_count', 'v.media_bytes'])
    .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'u.photo_sha256'])
    .where('v.file_id', '=', fileId)
    .orderBy('v.number', 'desc')
    .execute();
}

/** Returns whether the version exists. */
export async function setVersionName(db: Db, fileId: number, number: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cloud_versions')
    .set({ name })
    .where('file_id', '=', fileId)
    .where('number', '=', number)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
