import type { Platform } from '@kithouse/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type LockedFile = { id: number; owner_id: number; name: string; in_my_cloud: boolean };
/** Identifies a file in a workspace. */
export type FileMembership = { id: number; workspace_id: number; file_id: number };

/** Matches any of the ids, as one value because a statement has a parameter limit. */
const anyOf = (ids: number[]) => sql<number>`any(${ids}::integer[])`;

/** Locks live files in the order of their ids, which prevents deadlocks. */
export function lockFiles(trx: Db, ids: number[]): Promise<LockedFile[]> {
  return trx
    .selectFrom('cloud_files')
    .select(['id', 'owner_id', 'name', 'in_my_cloud'])
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks all files that an account owns and all in its workspaces. */
export async function lockFilesOfAccount(trx: Db, userId: number): Promise<void> {
  await sql`
    select id from cloud_files
    where owner_id = ${userId} or id in (
      select p.file_id from workspace_files p join workspaces w on w.id = p.workspace_id where w.owner_id = ${userId})
    order by id for no key update`.execute(trx);
}

/** Adds files to a workspace, keeps existing ones and returns the new ones. */
export function insertMemberships(trx: Db, workspaceId: number, userId: number, fileIds: number[]): Promise<FileMembership[]> {
  return trx
    .insertInto('workspace_files')
    .values(fileIds.map((file_id) => ({ workspace_id: workspaceId, file_id, added_by: userId })))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'file_id']).doNothing())
    .returning(['id', 'workspace_id', 'file_id'])
    .execute();
}

/** Lists the memberships of files in live workspaces. */
export function listMembershipsOf(db: Db, fileIds: number[]): Promise<FileMembership[]> {
  return db
    .selectFrom('workspace_files as p')
    .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
    .select(['p.id', 'p.workspace_id', 'p.file_id'])
    .where('p.file_id', '=', anyOf(fileIds))
    .where('w.deleted_at', 'is', null)
    .orderBy('p.id')
    .execute();
}

export function listMembershipsIn(db: Db, workspaceId: number, fileIds: number[]): Promise<FileMembership[]> {
  return db
    .selectFrom('workspace_files')
    .select(['id', 'workspace_id', 'file_id'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', anyOf(fileIds))
    .orderBy('id')
    .execute();
}

/** Returns true if a file is in a live workspace. */
export const isInAnyWorkspace = async (db: Db, fileId: number): Promise<boolean> =>
  (await listMembershipsOf(db, [fileId])).length > 0;

/** Lists these owners' files in a workspace. */
export function listMembershipsOfOwners(db: Db, workspaceId: number, ownerIds: number[]): Promise<FileMembership[]> {
  return db
    .selectFrom('workspace_files as p')
    .innerJoin('cloud_files as f', 'f.id', 'p.file_id')
    .select(['p.id', 'p.workspace_id', 'p.file_id'])
    .where('p.workspace_id', '=', workspaceId)
    .where('f.owner_id', '=', anyOf(ownerIds))
    .execute();
}

/** Finds a file in a live workspace of which the person is a member. */
export function findMembership(db: Db, userId: number, id: number): Promise<FileMembership | undefined> {
  return db
    .selectFrom('workspace_files as p')
    .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
    .innerJoin('workspace_members as m', 'm.workspace_id', 'w.id')
    .select(['p.id', 'p.workspace_id', 'p.file_id'])
    .where('p.id', '=', id)
    .where('m.user_id', '=', userId)
    .where('w.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function setInMyCloud(trx: Db, fileId: number, in_my_cloud: boolean): Promise<void> {
  await trx.updateTable('cloud_files').set({ in_my_cloud }).where('id', '=', fileId).execute();
}

/**
 * Removes files from workspaces. A trigger returns files without another location to their owners' clouds. Lock the files first.
 */
export async function deleteMemberships(trx: Db, ids: number[]): Promise<void> {
  await trx.deleteFrom('workspace_files').where('id', '=', anyOf(ids)).execute();
}

/** Removes files from all workspaces, including trashed ones. */
export async function deleteMembershipsOf(trx: Db, fileIds: number[]): Promise<void> {
  await trx.deleteFrom('workspace_files').where('file_id', '=', anyOf(fileIds)).execute();
}

export type Narrowing = {
  platform?: Platform | undefined;
  /** Parts of normalised names that must all match. */
  words: string[];
  as_of?: string | undefined;
};
type Page = { limit: number; offset: number };

/** Lists files, last added or modified first; with `as_of` as they were then, without those removed since. */
export async function listFileMemberships(db: Db, workspaceId: number, narrowing: Narrowing, { limit, offset }: Page) {
  const requested = matching(workspaceId, narrowing);
  const [page, counted] = await Promise.all([
    sql<{ id: number; file_id: number; changed_at: string }>`
      select p.id, p.file_id, ${changedAt(narrowing)} as changed_at ${requested}
      order by changed_at desc, p.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${requested}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Filters files. Times from clients are in milliseconds, while the database stores microseconds. */
function matching(workspaceId: number, { platform, words, as_of }: Narrowing): RawBuilder<unknown> {
  const parts = [
    sql`from workspace_files p join cloud_files f on f.id = p.file_id where p.workspace_id = ${workspaceId}`,
    ...(platform === undefined ? [] : [sql`and f.platform = ${platform}`]),
    ...(as_of === undefined ? [] : [sql`and date_trunc('milliseconds', p.added_at) <= ${as_of}`]),
    ...words.map((word) => sql`and position(${word} in f.name_key) > 0`),
  ];
  return sql.join(parts, sql` `);
}

const changedAt = ({ as_of }: Narrowing): RawBuilder<unknown> =>
  as_of === undefined
    ? sql`greatest(p.added_at, f.modified_at)`
    : sql`greatest(p.added_at, case when date_trunc('milliseconds', f.modified_at) <= ${as_of} then f.modified_at else (
        select max(v.created_at) from cloud_versions v
        where v.file_id = f.id and date_trunc('milliseconds', v.created_at) <= ${as_of}) end)`;

/** Finds a live file that the person owns or that a live workspace shares with them. */
export async function findReadableFile(db: Db, userId: number, id: number): Promise<{ owner_id: number } | undefined> {
  const { rows } = await sql<{ owner_id: number }>`
    select f.owner_id from cloud_files f
    where f.id = ${id} and f.deleted_at is null and (f.owner_id = ${userId} or exists (
      select 1 from workspace_files p
      join workspaces w on w.id = p.workspace_id and w.deleted_at is null
      join workspace_members m on m.workspace_id = w.id and m.user_id = ${userId}
      where p.file_id = f.id))`.execute(db);
  return rows[0];
}
