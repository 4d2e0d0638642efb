import type { CloudFile, getWorkspace, listWorkspaces, Member, Output, Workspace } from '@kithouse/contract';
import { ada } from './fake-host.js';

let last = 0;

/** Creates a member of a workspace. */
export function aMember(name: string, changes: Partial<Member> = {}): Member {
  last += 1;
  const email = `${name.toLowerCase().split(' ')[0]}@example.com`;
  return { id: 100 + last, name, profile_photo: null, email, role: 'editor', ...changes };
}

/** Creates an own workspace with four files and no members. */
export function aWorkspace(title: string, changes: Partial<Workspace> = {}): Workspace {
  last += 1;
  return {
    id: last,
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title,
    name: title,
    shared: false,
    role: 'owner',
    owner: ada,
    sharedWith: [],
    pending_invitations: '[]',
    files_count: 4,
    newest: [
      { thumbnail: 'https://cloud.example/files/1.webp', sketch: [] },
      { thumbnail: null, sketch: [{ kind: 'heading', children: [] }] },
    ],
    last_modified: '2026-11-18T09:12:00.000Z',
    ...changes,
  };
}

/** Creates another person's workspace. */
export const aSharedWorkspace = (title: string, changes: Partial<Workspace> = {}): Workspace =>
  aWorkspace(title, { shared: true, role: 'editor', owner: aMember('Tomás Leiva'), ...changes });

type WorkspacePage = Output<typeof listWorkspaces>;

export const aWorkspacePage = (data: Workspace[], changes: Partial<WorkspacePage> = {}): WorkspacePage => ({
  data,
  current_page: 1,
  total_page: 1,
  total: data.length,
  ...changes,
});

export const aWorkspaceAnswer = (
  workspace: Workspace,
  files: CloudFile[],
  changes: Partial<Output<typeof getWorkspace>['files']> = {},
): Output<typeof getWorkspace> => ({
  workspace,
  files: { data: files, current_page: 1, total_page: 1, total: files.length, ...changes },
});
