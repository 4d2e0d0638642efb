import type { Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { insertNotes, setInvited } from './activity.queries.js';
import { findMembership, holdAccount, lockWorkspaces } from './members.queries.js';
import { insertMember } from './people.queries.js';

export { deleteMembers, listMembers, type MemberRow, setRole } from './people.queries.js';

/** Keeps a workspace and an account as they are, for somebody who is about to join. */
export async function enterInvited(trx: Db, userId: number, workspaceId: number): Promise<void> {
  await holdAccount(trx, userId);
  await lockWorkspaces(trx, [workspaceId]);
}

export const isMember = async (db: Db, userId: number, workspaceId: number): Promise<boolean> =>
  (await findMembership(db, userId, { id: workspaceId })) !== undefined;

type Joining = { workspaceId: number; userId: number; role: Role; email: string };

/** `email` is where the invitation went to. To be called between `enterInvited` and the end of its transaction. */
export async function joinWorkspace(trx: Db, { workspaceId, userId, role, email }: Joining): Promise<void> {
  await setInvited(trx, workspaceId, email, userId);
  if (await insertMember(trx, { workspace_id: workspaceId, user_id: userId, role })) {
    await insertNotes(trx, [{ workspace_id: workspaceId, user_id: userId, action: 'joined', person_id: userId }]);
  }
}
