import { AppError, type Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/** A live workspace as one of its people sees it. */
export type Membership = { id: number; slug: string; title: string; owner_id: number; role: Role };
export type WorkspaceKey = { id: number } | { slug: string };

/** Nothing for a stranger, and of a workspace in the trash for anybody. */
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

/** Keeps an account from being deleted until the transaction ends. Before any other lock. */
export async function holdAccount(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

/** Waits until nobody needs the account any more, and lets nobody use it from then on. */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Lets whatever changes these workspaces pass one at a time, until the transaction ends. Before any lock of a file. */
export async function lockWorkspaces(trx: Db, ids: number[]): Promise<void> {
  await trx
    .selectFrom('workspaces')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
