import { AppError, type Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { findMembership, holdAccount, lockWorkspaces, type Membership, type WorkspaceKey } from './members.queries.js';

export { holdAccount, holdMembers, lockAccount, lockWorkspaces } from './members.queries.js';

/** Lists which roles have which rights besides reading. */
const rights = {
  add: ['owner', 'editor'],
  own: ['owner'],
  leave: ['editor', 'viewer'],
  look: ['owner', 'editor', 'viewer'],
} satisfies Record<string, Role[]>;
export type Right = keyof typeof rights;

/** Returns a person's membership. Throws `workspace_not_found` to strangers too, who must not learn whether it exists. */
export async function getMembership(db: Db, userId: number, key: WorkspaceKey): Promise<Membership> {
  const found = await findMembership(db, userId, key);
  if (!found) {
    throw new AppError('workspace_not_found');
  }
  return found;
}

/** Locks a workspace for a change until the transaction ends. Also throws `invalid_permission`. */
export async function enterWorkspace(trx: Db, userId: number, key: WorkspaceKey, right: Right): Promise<Membership> {
  await holdAccount(trx, userId);
  const { id } = await getMembership(trx, userId, key);
  await lockWorkspaces(trx, [id]);
  // Read again inside the lock: the person may have been removed or the workspace deleted meanwhile.
  const membership = await getMembership(trx, userId, { id });
  if (!(rights[right] as Role[]).includes(membership.role)) {
    throw new AppError('invalid_permission');
  }
  return membership;
}

/**
 * Checks the right to add files. Call it in the same transaction, after locking the account and before locking any file. Throws
 * `workspace_not_found` or `invalid_permission`.
 */
export const assertMayAdd = (trx: Db, userId: number, workspaceId: number): Promise<Membership> =>
  enterWorkspace(trx, userId, { id: workspaceId }, 'add');
