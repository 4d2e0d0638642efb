import type { Role } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { deleteAccepted } from '../invitations/inviting.service.js';
import { enterWorkspace } from './access.service.js';
import { insertNotes, setInvited } from './activity.queries.js';
import { findMembership, holdAccount, lockWorkspaces } from './members.queries.js';
import { deleteMembers, insertMember } from './people.queries.js';
import { takeHome } from './places.service.js';

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

/** Somebody who is no longer a member takes their own files along. Throws `invalid_permission` for the owner. */
export async function leaveWorkspace(db: Db, userId: number, slug: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await enterWorkspace(trx, userId, { slug }, 'leave');
    await removeMembers(trx, { workspaceId: id, by: userId, userIds: [userId] });
    await insertNotes(trx, [{ workspace_id: id, user_id: userId, action: 'left', person_id: userId }]);
  });
}

type Removal = { workspaceId: number; by: number; userIds: number[] };

export async function removeMembers(trx: Db, { workspaceId, by, userIds }: Removal): Promise<void> {
  await deleteMembers(trx, workspaceId, userIds);
  // The links they came by open nothing any more.
  await deleteAccepted(trx, workspaceId, userIds);
  await takeHome(trx, { workspaceId, by, ownerIds: userIds });
}
