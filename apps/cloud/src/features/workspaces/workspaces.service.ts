import type { createWorkspace, ParsedInput, saveWorkspace, Workspace } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import { assertMayInvite, mailInvitations } from '../invitations/inviting.service.js';
import { enterWorkspace, getMembership, holdAccount, holdMembers } from '../memberships/access.service.js';
import { insertNotes } from '../memberships/activity.service.js';
import { listGuests, readEmails, readRoles } from './guests.service.js';
import { inviteGuests, removePeople, setRoles } from './people.service.js';
import { createSlug, readTitle } from './titles.js';
import { getWorkspaceView } from './workspace-view.service.js';
import * as workspaces from './workspaces.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'signer' | 'sealer'>;
type Owner = { id: number; email: string; name: string };
type Requested = ParsedInput<typeof createWorkspace>;

/** Creates a workspace, once per `request_id`, and invites people to it. */
export async function create(context: Context, user: Owner, requested: Requested): Promise<Workspace> {
  const { db } = context;
  const title = readTitle(requested.title);
  const emails = readEmails('share_with', requested.share_with);
  const made = await findMade(context, user, requested);
  if (made !== undefined) {
    return getWorkspaceView(context, user.id, made);
  }
  const guests = await listGuests(db, { owner: user.email, emails, roles: new Map() });
  await assertWithinRateLimit(context, 'workspaceByAccount', `${user.id}`);
  await assertMayInvite(context, user.id, guests.length);
  const values = { ...title, owner_id: user.id, slug: createSlug(title.title), request_id: requested.request_id ?? null };
  const id = await db.transaction().execute(async (trx): Promise<number | undefined> => {
    const all = { ...context, db: trx };
    await holdAccount(trx, user.id);
    const workspaceId = await workspaces.insertWorkspace(trx, values);
    if (workspaceId === undefined) {
      return undefined;
    }
    await insertNotes(trx, [{ workspace_id: workspaceId, user_id: user.id, action: 'created', subject: title.title }]);
    const invited = await inviteGuests(all, { workspaceId, userId: user.id }, guests);
    await mailInvitations(all, { inviter: user, title: title.title, invited });
    return workspaceId;
  });
  return getWorkspaceView(context, user.id, id ?? (await findMade(context, user, requested)) ?? 0);
}

const findMade = async ({ db }: Context, user: Owner, { request_id }: Requested): Promise<number | undefined> =>
  request_id === undefined ? undefined : workspaces.findWorkspaceOfRequest(db, user.id, request_id);

/** Renames, invites, removes and sets roles in one transaction. A removed person is not invited by the same call. */
export async function save(context: Context, user: Owner, requested: ParsedInput<typeof saveWorkspace>): Promise<Workspace> {
  const title = requested.title === undefined ? undefined : readTitle(requested.title);
  const remove = readEmails('remove', requested.remove);
  const emails = readEmails('share_with', requested.share_with).filter((email) => !remove.includes(email));
  const roles = readRoles(requested.roles);
  const { id: workspaceId, role } = await getMembership(context.db, user.id, { slug: requested.slug });
  if (role === 'owner') {
    const fresh = await listGuests(context.db, { workspaceId, owner: user.email, emails, roles });
    await assertMayInvite(context, user.id, fresh.length);
  }
  const where = { workspaceId, userId: user.id };
  await context.db.transaction().execute(async (trx) => {
    const all = { ...context, db: trx };
    const former = (await enterWorkspace(trx, user.id, { id: workspaceId }, 'own')).title;
    // The activity names members, and the deletion of an account locks the account before its files.
    await holdMembers(trx, workspaceId);
    if (title !== undefined && title.title !== former) {
      await workspaces.setTitle(trx, workspaceId, title);
      const note = { action: 'renamed', subject: title.title, detail: former } as const;
      await insertNotes(trx, [{ ...note, workspace_id: workspaceId, user_id: user.id }]);
    }
    await removePeople(all, where, remove);
    await setRoles(all, where, roles);
    const guests = await listGuests(trx, { workspaceId, owner: user.email, emails, roles });
    const invited = await inviteGuests(all, where, guests);
    await mailInvitations(all, { inviter: user, title: title?.title ?? former, invited });
  });
  return getWorkspaceView(context, user.id, workspaceId);
}
