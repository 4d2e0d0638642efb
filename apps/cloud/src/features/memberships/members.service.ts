import type { Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { insertNotes, setInvited } from './activity.queries.js';
import { findMembership, holdAccount, lockWorkspaces } from './members.queries.js';
import { insertMember } from './people.queries.js';

export { deleteMembers, listMembers, type MemberRow, setRole } from './people.queries.js';

/** Locks a workspace and an account for a person who is about to join. */
export async function lockForJoining(trx: Db, userId: number, workspaceId: number): Promise<void> {
  await holdAccount(trx, userId);
  await lockWorkspaces(trx, [workspaceId]);
}

export const isMember = async (db: Db, userId: number, workspaceId: number): Promise<boolean> =>
  (await findMembership(db, userId, { id: workspaceId })) !== undefined;

type Joining = { workspaceId: number; userId: number; role: Role; email: string };

/** Adds a member. `email` is the invited address. Call it after `lockForJoining` in the same transaction. */
export async function joinWorkspace(trx: Db, { workspaceId, userId, role, email }: Joining): Promise<void> {
  await setInvited(trx, workspaceId, email, userId);
  if (await insertMember(trx, { workspace_id: workspaceId, user_id: userId, role })) {
    await insertNotes(trx, [{ workspace_id: workspaceId, user_id: userId, action: 'joined', person_id: userId }]);
  }
}
