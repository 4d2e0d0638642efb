import { AppError, type Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { findMembership, holdAccount, lockWorkspaces, type Membership, type WorkspaceKey } from './members.queries.js';

export { holdAccount, lockAccount, lockWorkspaces } from './members.queries.js';

/** Who may do what, besides looking. */
const rights = {
  add: ['owner', 'editor'],
  own: ['owner'],
  leave: ['editor', 'viewer'],
  look: ['owner', 'editor', 'viewer'],
} satisfies Record<string, Role[]>;
export type Right = keyof typeof rights;

/** Throws `workspace_not_found`, to strangers as well: whether there is one is not theirs to know. */
export async function getMembership(db: Db, userId: number, key: WorkspaceKey): Promise<Membership> {
  const found = await findMembership(db, userId, key);
  if (!found) {
    throw new AppError('workspace_not_found');
  }
  return found;
}

/** The same for who is about to change it: until the transaction ends nobody else does. Throws `invalid_permission` too. */
export async function enterWorkspace(trx: Db, userId: number, key: WorkspaceKey, right: Right): Promise<Membership> {
  await holdAccount(trx, userId);
  const { id } = await getMembership(trx, userId, key);
  await lockWorkspaces(trx, [id]);
  // Asked once more: the person may have been removed, or the workspace deleted, while this waited.
  const membership = await getMembership(trx, userId, { id });
  if (!(rights[right] as Role[]).includes(membership.role)) {
    throw new AppError('invalid_permission');
  }
  return membership;
}

/**
 * The workspace that a person is about to put files into. To be called in the transaction that does it, after a lock of
 * the account and before any of a file. Throws `workspace_not_found` or `invalid_permission`.
 */
export const assertMayAdd = (trx: Db, userId: number, workspaceId: number): Promise<Membership> =>
  enterWorkspace(trx, userId, { id: workspaceId }, 'add');
