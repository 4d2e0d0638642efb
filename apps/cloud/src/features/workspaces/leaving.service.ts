import type { Db } from '../../db/client.js';
import { deleteAccepted } from '../invitations/inviting.service.js';
import { enterWorkspace } from '../memberships/access.service.js';
import { insertNotes } from '../memberships/activity.service.js';
import { deleteMembers } from '../memberships/members.service.js';
import { returnFilesToOwners } from '../memberships/memberships.service.js';

/** Removes a member with their own files. Throws `invalid_permission` for the owner. */
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
  // The links of their invitations become invalid.
  await deleteAccepted(trx, workspaceId, userIds);
  await returnFilesToOwners(trx, { workspaceId, by, ownerIds: userIds });
}
