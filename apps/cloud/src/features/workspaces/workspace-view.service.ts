import { AppError, type Member, type Workspace } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listPending } from '../invitations/inviting.service.js';
import { thumbnailAddress } from '../library-files/cloud-files.service.js';
import { listMembers, type MemberRow } from '../memberships/members.service.js';
import { toPerson } from '../profile/person.service.js';
import { findWorkspace, type WorkspaceRow } from './workspaces.queries.js';

export type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'signer'>;

/** Converts workspaces to a member's view; only the owner gets addresses. */
export async function toWorkspaces(context: Context, rows: WorkspaceRow[]): Promise<Workspace[]> {
  const own = rows.filter(({ role }) => role === 'owner').map(({ id }) => id);
  const [members, pending] = await Promise.all([
    listMembers(
      context.db,
      rows.map(({ id }) => id),
    ),
    listPending(context.db, own),
  ]);
  return rows.map((row) => ({
    ...toEntry(context, row),
    newest: row.newest.map(({ thumbnail_sha256, sketch }) => ({
      thumbnail: thumbnailAddress(context, thumbnail_sha256),
      sketch,
    })),
    sharedWith: members.filter(({ workspace_id }) => workspace_id === row.id).map((member) => toMember(context, member, row)),
    pending_invitations: JSON.stringify(pending.filter(({ workspace_id }) => workspace_id === row.id).map(({ email }) => email)),
  }));
}

/** Converts a workspace without people and files, such as for a selection list. */
export function toEntry(context: Context, row: WorkspaceRow): Workspace {
  const { id, slug, title, role, files_count, last_modified } = row;
  return {
    id,
    slug,
    title,
    name: title,
    shared: role !== 'owner',
    role,
    owner: toPerson(context, { ...row, id: row.owner_id }),
    sharedWith: [],
    pending_invitations: '[]',
    files_count,
    newest: [],
    last_modified,
  };
}

export async function getWorkspaceView(context: Context, userId: number, id: number): Promise<Workspace> {
  const row = await findWorkspace(context.db, userId, id);
  const [workspace] = row ? await toWorkspaces(context, [row]) : [];
  if (!workspace) {
    throw new AppError('workspace_not_found');
  }
  return workspace;
}

const toMember = (context: Context, row: MemberRow, { role }: WorkspaceRow): Member => ({
  ...toPerson(context, row),
  email: role === 'owner' ? row.email : '',
  role: row.role,
});
