import type { Deps } from '../../deps.js';
import { deletePending, type Guest, type Invited, invite, listPending, setPendingRole } from '../invitations/inviting.service.js';
import { insertNotes } from '../memberships/activity.service.js';
import { listMembers, setRole } from '../memberships/members.service.js';
import type { Roles } from './guests.service.js';
import { removeMembers } from './leaving.service.js';

type Context = Pick<Deps, 'db' | 'clock'>;
/** Identifies the workspace and the acting account. */
type Where = { workspaceId: number; userId: number };

/** Invites people and records the activity. `db` must be a transaction. Returns the people to mail. */
export async function inviteGuests(context: Context, { workspaceId, userId }: Where, guests: Guest[]): Promise<Invited[]> {
  const invited = await invite(context, { workspaceId, userId, guests });
  const notes = invited.map(({ email }) => ({ action: 'invited' as const, subject: email }));
  await insertNotes(
    context.db,
    notes.map((note) => ({ ...note, workspace_id: workspaceId, user_id: userId })),
  );
  return invited;
}

/** Removes members with their files, and invitations; ignores unknown addresses. */
export async function removePeople({ db }: Context, { workspaceId, userId }: Where, emails: string[]): Promise<void> {
  const members = (await listMembers(db, [workspaceId])).filter(({ email }) => emails.includes(email));
  await removeMembers(db, { workspaceId, by: userId, userIds: members.map(({ id }) => id) });
  const withdrawn = await deletePending(db, workspaceId, emails);
  const removed = [...members.map(({ id }) => ({ person_id: id })), ...withdrawn.map((subject) => ({ subject }))];
  await insertNotes(
    db,
    removed.map((whom) => ({ workspace_id: workspaceId, user_id: userId, action: 'removed-person', ...whom })),
  );
}

/** Sets the roles of members and invited people. */
export async function setRoles({ db }: Context, { workspaceId, userId }: Where, roles: Roles): Promise<void> {
  const note = { workspace_id: workspaceId, user_id: userId, action: 'changed-role' } as const;
  for (const { id, email, role } of await listMembers(db, [workspaceId])) {
    const detail = roles.get(email);
    if (detail !== undefined && detail !== role) {
      await setRole(db, workspaceId, id, detail);
      await insertNotes(db, [{ ...note, person_id: id, detail }]);
    }
  }
  for (const { email, role } of await listPending(db, [workspaceId])) {
    const detail = roles.get(email);
    if (detail !== undefined && detail !== role) {
      await setPendingRole(db, workspaceId, email, detail);
      await insertNotes(db, [{ ...note, subject: email, detail }]);
    }
  }
}
