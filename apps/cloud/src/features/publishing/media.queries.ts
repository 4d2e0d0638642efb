import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { MediaKind } from './media-kind.js';

export type Media = MediaKind & { sha256: string; bytes: number };

export async function listMedia(db: Db, sha256: string[]): Promise<Media[]> {
  if (sha256.length === 0) {
    return [];
  }
  return db
    .selectFrom('media')
    .select(['sha256', 'extension', 'mime', 'bytes', 'width', 'height'])
    .where('sha256', 'in', sha256)
    .execute();
}

/** Adds a medium. Idempotent by hash; renews the waiting time of an unused one. */
export async function addMedia(db: Db, media: Media): Promise<void> {
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({ created_at: sql`now()` }).where('media.published', '=', false),
    )
    .execute();
}

/** Marks files as published and returns the existing ones. */
export async function markPublished(db: Db, sha256: string[]): Promise<string[]> {
  if (sha256.length === 0) {
    return [];
  }
  const rows = await db.updateTable('media').set({ published: true }).where('sha256', 'in', sha256).returning('sha256').execute();
  return rows.map((row) => row.sha256);
}

/** Finds a file that belongs to a publication, which lasts, or is an account's photo. */
export function findPublicUse(db: Db, sha256: string): Promise<{ published: boolean } | undefined> {
  return db
    .selectFrom('media')
    .select('published')
    .where('sha256', '=', sha256)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('published', '=', true),
        exists(selectFrom('users').select('users.id').whereRef('users.photo_sha256', '=', 'media.sha256')),
      ]),
    )
    .executeTakeFirst();
}

/** Deletes those of these files that nothing uses and nobody has uploaded to their cloud; returns them. */
export function deleteUnused(db: Db, sha256: string[]): Promise<{ sha256: string }[]> {
  return unused(db, '-infinity').where('sha256', 'in', sha256).returning('sha256').execute();
}

/** Deletes all unused files last uploaded before a time. */
export function deleteUnusedBefore(db: Db, time: string): Promise<{ sha256: string }[]> {
  return unused(db, time).where('created_at', '<', time).returning('sha256').execute();
}

/** Uploads since then may wait for their template. */
const unused = (db: Db, since: string) =>
  db
    .deleteFrom('media')
    .where('published', '=', false)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('users as u').select('u.id').whereRef('u.photo_sha256', '=', 'media.sha256')),
          exists(selectFrom('cloud_version_media as v').select('v.sha256').whereRef('v.sha256', '=', 'media.sha256')),
          exists(selectFrom('cloud_files as f').select('f.id').whereRef('f.thumbnail_sha256', '=', 'media.sha256')),
          // Somebody may upload a smaller copy that the cloud has made of a public picture: both are one file.
          exists(selectFrom('media_variants as c').select('c.sha256').whereRef('c.variant_sha256', '=', 'media.sha256')),
          exists(
            selectFrom('cloud_media as m')
              .select('m.sha256')
              .whereRef('m.sha256', '=', 'media.sha256')
              .where('m.created_at', '>=', since),
          ),
        ]),
      ),
    );
