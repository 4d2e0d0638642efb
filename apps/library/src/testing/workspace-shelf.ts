import {
  getCloudUsage,
  type Input,
  listInvitations,
  listWorkspaces,
  type Workspace,
  workspacesPerPage,
} from '@kithouse/contract';
import { answer } from './fake-host.js';
import { aWorkspacePage } from './workspaces.js';

const success = { status: 'success' } as const;

/** Answers all calls of workspace screens with these own and shared workspaces, paged. */
export function shelf(get: () => Workspace[]) {
  const list = answer(listWorkspaces, ({ shared = false, page = 1, list_only = false }: Input<typeof listWorkspaces>) => {
    const all = get().filter((workspace) => workspace.shared === shared);
    const data = list_only ? all : all.slice((page - 1) * workspacesPerPage, page * workspacesPerPage);
    const total_page = list_only ? 1 : Math.max(1, Math.ceil(all.length / workspacesPerPage));
    return aWorkspacePage(data, { current_page: page, total: all.length, total_page });
  });
  const usage = answer(getCloudUsage, () => ({ ...success, data: { limit: 30, usage: 3, files: 3 } }));
  return [list, usage, answer(listInvitations, () => ({ data: [] }))];
}
