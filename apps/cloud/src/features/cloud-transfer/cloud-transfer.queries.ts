import type { Db } from '../../db/client.js';

/** Somebody's own live files, wherever they stand. */
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

/** One of them with its current bundle; nothing when it went meanwhile. */
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

/** In which live workspaces somebody's own files stand. */
export function listPlacesOfOwner(db: Db, userId: number) {
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

/** An own live workspace of that name, the oldest of several. */
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
