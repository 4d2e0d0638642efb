import { listWorkspaces, type Output, type Workspace } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '../../lib/address.js';
import { pageOf } from '../lists/list-address.js';
import { perPage } from './workspace-texts.js';

type Page = Output<typeof listWorkspaces>;

const resized = (page: Page, change: number) => {
  const total = Math.max(0, page.total + change);
  return { total, total_page: Math.max(1, Math.ceil(total / perPage)) };
};

/** Updates the shown page of own workspaces; other pages reload when visited. */
export function useOwnPage(route: Route) {
  const cache = useQueryClient();
  const key = queryKey(listWorkspaces, { shared: false, page: pageOf(route) });
  const change = (next: (page: Page) => Page) => cache.setQueryData<Page>(key, (page) => page && next(page));
  return {
    /** Adds one on top and drops the last one of a full page. */
    add: (workspace: Workspace) =>
      change((page) => ({ ...page, ...resized(page, 1), data: [workspace, ...page.data].slice(0, perPage) })),
    replace: (workspace: Workspace) =>
      change((page) => ({ ...page, data: page.data.map((old) => (old.id === workspace.id ? workspace : old)) })),
    /** Removes one; the following move up. */
    remove: (id: number) => {
      change((page) => ({ ...page, ...resized(page, -1), data: page.data.filter((workspace) => workspace.id !== id) }));
      void cache.invalidateQueries({ queryKey: key, exact: true });
    },
  };
}
