import type { Sketch } from '@kithouse/contract';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.js';
import type { Database } from '../../db/schema.js';

/** Lists the shown columns of live files, unordered. */
export function listShown(db: Db, ids: number[]) {
  return db
    .selectFrom('cloud_files as f')
    .innerJoin('users as u', 'u.id', 'f.owner_id')
    .select(['f.id', 'f.name', 'f.slug', 'f.type', 'f.platform', 'f.modified_at', 'f.thumbnail_sha256', 'f.sketch'])
    .select(['f.owner_id', 'u.first_name', 'u.last_name', 'u.photo_sha256'])
    .select(({ selectFrom, fn }) =>
      selectFrom('cloud_versions as v').select(fn.countAll<number>().as('n')).whereRef('v.file_id', '=', 'f.id').as('versions'),
    )
    .where('f.id', 'in', [0, ...ids])
    .where('f.deleted_at', 'is', null)
    .execute();
}

/** Finds a live file that the person owns or that a live workspace shares with them. */
export function findReadable(db: Db, userId: number, id: number) {
  return db
    .selectFrom('cloud_files as f')
    .select(['f.id', 'f.owner_id', 'f.name', 'f.slug', 'f.platform', 'f.type', 'f.version', 'f.thumbnail_sha256', 'f.sketch'])
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('f.owner_id', '=', userId),
        eb.exists(
          eb
            .selectFrom('workspace_files as p')
            .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
            .innerJoin('workspace_members as m', 'm.workspace_id', 'w.id')
            .select('p.id')
            .whereRef('p.file_id', '=', 'f.id')
            .where('m.user_id', '=', userId)
            .where('w.deleted_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Locks a file against permanent deletion until this transaction ends. */
export async function holdFile(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('cloud_files').select('id').where('id', '=', id).forKeyShare().execute();
}

/** Finds a live file of the person. */
export function findOwn(db: Db, userId: number, id: number) {
  return db
    .selectFrom('cloud_files')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Finds and locks it until this transaction ends. */
export function lockOwnFile(trx: Db, userId: number, id: number) {
  return trx
    .selectFrom('cloud_files')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type OfPost = { site: string; post_id: number };

const selectOfPost = (db: Db, userId: number, { site, post_id }: OfPost) =>
  db
    .selectFrom('cloud_files')
    .selectAll()
    .where('owner_id', '=', userId)
    .where('site', '=', site)
    .where('post_id', '=', post_id)
    .where('deleted_at', 'is', null);

/** Finds the file that was pushed from this post. */
export const findOfPost = (db: Db, userId: number, post: OfPost) => selectOfPost(db, userId, post).executeTakeFirst();

export const lockOfPost = (trx: Db, userId: number, post: OfPost) =>
  selectOfPost(trx, userId, post).forNoKeyUpdate().executeTakeFirst();

export type FileValues = Omit<Insertable<Database['cloud_files']>, 'id' | 'sketch' | 'deleted_at'> & { sketch: Sketch[] };

export async function insertFile(trx: Db, { sketch, ...values }: FileValues): Promise<number> {
  const { id } = await trx
    .insertInto('cloud_files')
    .values({ ...values, sketch: JSON.stringify(sketch) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateFile(trx: Db, id: number, { sketch, ...values }: Partial<FileValues>): Promise<void> {
  await trx
    .updateTable('cloud_files')
    .set({ ...values, ...(sketch && { sketch: JSON.stringify(sketch) }) })
    .where('id', '=', id)
    .execute();
}
