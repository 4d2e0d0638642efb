import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type Undrawn = { id: number; version: number; job_id: string };

/** Lists live files whose version has neither a picture nor a job, not even a finished one. Oldest first. */
export function listUndrawn(db: Db, limit: number): Promise<Undrawn[]> {
  const job_id = sql<string>`(lpad(to_hex(f.id), 16, '0') || lpad(to_hex(f.version), 16, '0'))::uuid`;
  return db
    .selectFrom('cloud_files as f')
    .select(['f.id', 'f.version', job_id.as('job_id')])
    .where('f.thumbnail_sha256', 'is', null)
    .where('f.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pgboss.job as job').select('job.id').where('job.name', '=', 'thumbnails').where('job.id', '=', job_id),
        ),
      ),
    )
    .orderBy('f.modified_at')
    .orderBy('f.id')
    .limit(limit)
    .execute();
}

/** Sets the picture unless a newer version or picture exists. */
export async function setThumbnail(db: Db, { id, version }: Pick<Undrawn, 'id' | 'version'>, sha256: string): Promise<void> {
  await db
    .updateTable('cloud_files')
    .set({ thumbnail_sha256: sha256 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('thumbnail_sha256', 'is', null)
    .execute();
}
