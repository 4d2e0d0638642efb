import { AppError, type Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/** Describes a live workspace as a member sees it. */
export type Membership = { id: number; slug: string; title: string; owner_id: number; role: Role };
export type WorkspaceKey = { id: number } | { slug: string };

/** Finds a membership; undefined for strangers and for trashed workspaces. */
export function findMembership(db: Db, userId: number, key: WorkspaceKey): Promise<Membership | undefined> {
  const memberships = db
    .selectFrom('workspaces as w')
    .innerJoin('workspace_members as m', 'm.workspace_id', 'w.id')
    .select(['w.id', 'w.slug', 'w.title', 'w.owner_id', 'm.role'])
    .where('m.user_id', '=', userId)
    .where('w.deleted_at', 'is', null);
  const one = 'id' in key ? memberships.where('w.id', '=', key.id) : memberships.where('w.slug', '=', key.slug);
  return one.executeTakeFirst();
}

/** Locks an account against deletion until the transaction ends. Take it before any other lock. */
export async function holdAccount(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

/** Locks the accounts of all members against deletion. Take it after the workspace and before any file. */
export async function holdMembers(trx: Db, workspaceId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', trx.selectFrom('workspace_members').select('user_id').where('workspace_id', '=', workspaceId))
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Locks an account exclusively, after all other users of it. */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Serialises changes of these workspaces until the transaction ends. Take it before any file lock. */
export async function lockWorkspaces(trx: Db, ids: number[]): Promise<void> {
  await trx
    .selectFrom('workspaces')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
