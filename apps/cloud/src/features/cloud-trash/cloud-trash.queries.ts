import type { TrashEntry } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

type Entry = Pick<TrashEntry, 'kind' | 'id' | 'name' | 'files_count' | 'deleted_at'>;

/** Lists files and workspaces that an account deleted since a time, latest first. */
export async function listDeleted(
  db: Db,
  userId: number,
  since: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select * from (
      select 'file' as kind, id, name, 1 as files_count, deleted_at
      from cloud_files where owner_id = ${userId} and deleted_at > ${since}
      union all
      select 'workspace', w.id, w.title, (
        select count(*)::int from workspace_files p join cloud_files f on f.id = p.file_id
        where p.workspace_id = w.id and f.deleted_at is null), w.deleted_at
      from workspaces w where w.owner_id = ${userId} and w.deleted_at > ${since}) deleted
    order by deleted_at desc, kind, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDeleted(db: Db, userId: number, since: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from cloud_files where owner_id = ${userId} and deleted_at > ${since})
      + (select count(*) from workspaces where owner_id = ${userId} and deleted_at > ${since}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Locks a file that its owner deleted since a time, until this transaction ends. */
export function lockDeleted(trx: Db, userId: number, id: number, since: string) {
  return trx
    .selectFrom('cloud_files')
    .select(['id', 'site', 'post_id'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', '>', since)
    .forUpdate()
    .executeTakeFirst();
}

/** Restores a file to My Clouds. If another file has since been pushed from its post, that one keeps the post. */
export async function setRestored(trx: Db, id: number, keepsPost: boolean): Promise<void> {
  await trx
    .updateTable('cloud_files')
    .set({ deleted_at: null, in_my_cloud: true, ...(keepsPost ? {} : { site: null, post_id: null }) })
    .where('id', '=', id)
    .execute();
}

export async function deleteForGood(db: Db, userId: number, id: number): Promise<void> {
  await db
    .deleteFrom('cloud_files')
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();
}

export async function deleteTrashedBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('cloud_files').where('deleted_at', '<=', time).execute();
}
