import type { Activity, getWorkspace, listActivity, listWorkspaces, Output, ParsedInput, Role } from '@kithouse/contract';
import { toCloudFiles } from '../library-files/cloud-files.service.js';
import { toTime, toWords } from '../library-files/list.service.js';
import { getMembership } from '../memberships/access.service.js';
import { listNotes } from '../memberships/activity.service.js';
import { listFileMemberships } from '../memberships/memberships.service.js';
import { toPerson } from '../profile/person.service.js';
import { type Context, getWorkspaceView, toEntry, toWorkspaces } from './workspace-view.service.js';
import * as workspaces from './workspaces.queries.js';

/** Limits the workspaces in a selection list, which has one page. */
const maxPerList = 1000;
const activityPerPage = 30;

type Listed = typeof listWorkspaces;

/** Lists own or shared workspaces, newest first. */
export async function listAll(context: Context, userId: number, requested: ParsedInput<Listed>): Promise<Output<Listed>> {
  const { shared, list_only } = requested;
  const page = list_only ? 1 : requested.page;
  const limit = list_only ? maxPerList : requested.per_page;
  const words = toWords(requested.search);
  const { rows, total } =
    words === undefined
      ? nothing
      : await workspaces.listWorkspaces(context.db, userId, { shared, words, limit, offset: (page - 1) * limit });
  const data = list_only ? rows.map((row) => toEntry(context, row)) : await toWorkspaces(context, rows);
  return { data, current_page: page, total_page: Math.ceil(total / limit), total };
}

type Got = typeof getWorkspace;

/** Returns a workspace with a page of its files. Throws `workspace_not_found`. */
export async function getOne(context: Context, userId: number, requested: ParsedInput<Got>): Promise<Output<Got>> {
  const { file_type: platform, page, per_page } = requested;
  const as_of = toTime(requested.as_of);
  const now = context.clock.now().toISOString();
  const { id } = await getMembership(context.db, userId, { slug: requested.slug });
  const words = toWords(requested.search);
  const [workspace, { rows, total }] = await Promise.all([
    getWorkspaceView(context, userId, id),
    words === undefined
      ? nothing
      : listFileMemberships(context.db, id, { platform, words, as_of }, { limit: per_page, offset: (page - 1) * per_page }),
  ]);
  const data = await toCloudFiles(context, rows);
  const newest = rows[0]?.changed_at ?? now;
  const files = { data, current_page: page, total_page: Math.ceil(total / per_page), total };
  // Another process's clock may be ahead, so its newest file extends `as_of`.
  return { workspace, files: { ...files, as_of: as_of ?? [now, newest].sort().at(-1) } };
}

type Active = typeof listActivity;

/** Lists a workspace's activities, latest first. Throws `workspace_not_found`. */
export async function listActivities(context: Context, userId: number, requested: ParsedInput<Active>): Promise<Output<Active>> {
  const { id, role } = await getMembership(context.db, userId, { slug: requested.slug });
  const offset = (requested.page - 1) * activityPerPage;
  const { rows, total } = await listNotes(context.db, id, { limit: activityPerPage, offset });
  const data = rows.map((row) => ({
    ...row,
    subject: row.person_first === null ? hideAddress(row, role) : nameOf(row.person_first, row.person_last),
    who:
      row.user_id === null
        ? null
        : toPerson(context, { ...row, id: row.user_id, first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
  }));
  return { data, current_page: requested.page, total_page: Math.ceil(total / activityPerPage), total };
}

const nameOf = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();

/** Hides the address of an invited person who has not joined; only the owner sees it. */
const hideAddress = ({ action, subject }: Pick<Activity, 'action' | 'subject'>, role: Role): string =>
  role !== 'owner' && ['invited', 'removed-person', 'changed-role'].includes(action) ? '' : subject;

const nothing = { rows: [], total: 0 };
