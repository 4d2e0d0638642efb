import type { Db } from '../../db/client.js';

/** Lists the person's own live files in My Clouds and workspaces. */
export async function listIdsOfOwner(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('cloud_files')
    .select('id')
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds one of them with its current bundle; undefined if it was deleted meanwhile. */
export function findWhole(db: Db, userId: number, id: number) {
  return db
    .selectFrom('cloud_files as f')
    .innerJoin('cloud_versions as v', (on) => on.onRef('v.file_id', '=', 'f.id').onRef('v.number', '=', 'f.version'))
    .select(['f.name', 'f.platform', 'f.type', 'f.created_at', 'f.modified_at', 'v.bundle'])
    .where('f.id', '=', id)
    .where('f.owner_id', '=', userId)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Lists the live workspaces that contain the person's own files. */
export function listMembershipsOfOwner(db: Db, userId: number) {
  return db
    .selectFrom('workspace_files as p')
    .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
    .innerJoin('cloud_files as f', 'f.id', 'p.file_id')
    .select(['w.id', 'w.title', 'w.owner_id', 'p.file_id'])
    .where('f.owner_id', '=', userId)
    .where('f.deleted_at', 'is', null)
    .where('w.deleted_at', 'is', null)
    .orderBy('w.id')
    .orderBy('p.id')
    .execute();
}

/** Finds the person's oldest live workspace with this name. */
export function findOwnWorkspace(db: Db, userId: number, title: string) {
  return db
    .selectFrom('workspaces')
    .select('id')
    .where('owner_id', '=', userId)
    .where('title', '=', title)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}
