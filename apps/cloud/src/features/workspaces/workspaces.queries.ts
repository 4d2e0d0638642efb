import type { Role, Sketch } from '@kithouse/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

/**
 * Describes a workspace as a member sees it. `newest` holds the files added last; only those without a thumbnail have a sketch.
 */
export type WorkspaceRow = {
  id: number;
  slug: string;
  title: string;
  role: Role;
  owner_id: number;
  first_name: string;
  last_name: string;
  photo_sha256: string | null;
  files_count: number;
  newest: { thumbnail_sha256: string | null; sketch: Sketch[] }[];
  last_modified: string;
};

export type Listing = { shared: boolean; words: string[]; limit: number; offset: number };

const columns = sql`
  w.id, w.slug, w.title, me.role, w.owner_id, o.first_name, o.last_name, o.photo_sha256,
  (select count(*) from workspace_files p where p.workspace_id = w.id) as files_count,
  array(
    select jsonb_build_object(
      'thumbnail_sha256', f.thumbnail_sha256,
      'sketch', case when f.thumbnail_sha256 is null then f.sketch else '[]' end)
    from workspace_files p join cloud_files f on f.id = p.file_id
    where p.workspace_id = w.id order by p.id desc limit 3) as newest,
  coalesce((select a.at from workspace_activity a where a.workspace_id = w.id order by a.id desc limit 1), w.created_at)
    as last_modified`;

const membersOf = (userId: number) => sql`
  from workspace_members me
  join workspaces w on w.id = me.workspace_id and w.deleted_at is null
  join users o on o.id = w.owner_id
  where me.user_id = ${userId}`;

/** Lists workspaces, newest first by creation or, if shared, by joining. */
export async function listWorkspaces(db: Db, userId: number, { shared, words, limit, offset }: Listing) {
  const requested = sql`${membersOf(userId)} and (me.role <> 'owner') = ${shared} ${matching(words)}`;
  const [page, counted] = await Promise.all([
    sql<WorkspaceRow>`
      select ${columns} ${requested} order by me.joined_at desc, w.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total ${requested}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

const matching = (words: string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => sql`and position(${word} in w.title_key) > 0`),
    sql` `,
  );

export async function findWorkspace(db: Db, userId: number, id: number): Promise<WorkspaceRow | undefined> {
  const { rows } = await sql<WorkspaceRow>`select ${columns} ${membersOf(userId)} and w.id = ${id}`.execute(db);
  return rows[0];
}

type NewWorkspace = { owner_id: number; slug: string; title: string; title_key: string; request_id: string | null };

/** Inserts a workspace with its creator as first member; undefined if this request has already created one. */
export async function insertWorkspace(trx: Db, workspace: NewWorkspace): Promise<number | undefined> {
  const made = await trx
    .insertInto('workspaces')
    .values(workspace)
    .onConflict((conflict) => conflict.columns(['owner_id', 'request_id']).where('request_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await trx
      .insertInto('workspace_members')
      .values({ workspace_id: made.id, user_id: workspace.owner_id, role: 'owner' })
      .execute();
  }
  return made?.id;
}

export async function findWorkspaceOfRequest(db: Db, ownerId: number, requestId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return found?.id;
}

export async function setTitle(trx: Db, id: number, title: { title: string; title_key: string }): Promise<void> {
  await trx.updateTable('workspaces').set(title).where('id', '=', id).execute();
}
