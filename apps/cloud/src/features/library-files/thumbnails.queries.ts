import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Identifies a file without a picture; `modified_at` keeps the database's precision, which a date would lose. */
export type Undrawn = { id: number; version: number; modified_at: string };

/** Lists the next live files without a picture, oldest first. */
export function listUndrawn(db: Db, after: Pick<Undrawn, 'id' | 'modified_at'> | undefined, limit: number): Promise<Undrawn[]> {
  return db
    .selectFrom('cloud_files')
    .select(['id', 'version', (is) => is.cast<string>('modified_at', 'text').as('modified_at')])
    .where('thumbnail_sha256', 'is', null)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(modified_at, id) > (${after?.modified_at}::timestamptz, ${after?.id}::int)`),
    )
    .orderBy('cloud_files.modified_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Sets the picture unless a newer version or picture exists. */
export async function setThumbnail(db: Db, { id, version }: Undrawn, sha256: string): Promise<void> {
  await db
    .updateTable('cloud_files')
    .set({ thumbnail_sha256: sha256 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('thumbnail_sha256', 'is', null)
    .execute();
}
