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

/** Safe to repeat: the same hash is the same file. */
export async function addMedia(db: Db, media: Media): Promise<void> {
  await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
