import * as z from 'zod/mini';
import { Email } from './account.fields.js';
import { brand } from './brand.js';
import { CloudFile, FileName, FileSearch, PerPage, Time } from './cloud-file.js';
import { Done, endpoint, mapOf, Page, paged } from './endpoint.js';
import { Id, Platform } from './items.js';
import { Workspace } from './workspace.js';

const own = { runs: 'cloud', access: 'signed-in', capabilities: [brand.readCapability] } as const;

/** One tile fewer than others, because the page also shows the add tile. */
export const workspacesPerPage = 11;

export const WorkspaceSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(120));
const People = z._default(z.array(Email).check(z.maxLength(100)), []);
const answer = z.extend(Done, { workspace: Workspace });

/** Lists own workspaces, or others' with `shared`. `list_only` returns all on one page, without people. */
export const listWorkspaces = endpoint({
  ...own,
  name: 'workspaces.list',
  method: 'GET',
  path: '/workspaces',
  input: z.object({
    shared: z._default(z.boolean(), false),
    page: Page,
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), workspacesPerPage),
    list_only: z._default(z.boolean(), false),
    search: z.optional(FileSearch),
  }),
  output: paged(Workspace),
  errors: [],
});

/** Returns a workspace and its files, last added or modified first. `as_of` as in `clouds.list`. */
export const getWorkspace = endpoint({
  ...own,
  name: 'workspaces.get',
  method: 'GET',
  path: '/workspaces/{slug}',
  input: z.object({
    slug: WorkspaceSlug,
    file_type: z.optional(Platform),
    shared: z.optional(z.boolean()),
    page: Page,
    per_page: PerPage,
    search: z.optional(FileSearch),
    as_of: z.optional(Time),
  }),
  output: z.object({ workspace: Workspace, files: z.extend(paged(CloudFile), { as_of: z.optional(Time) }) }),
  errors: ['workspace_not_found'],
});

/** Creates a workspace and invites people by mail. Idempotent by `request_id`, not by title. */
export const createWorkspace = endpoint({
  ...own,
  name: 'workspaces.create',
  method: 'POST',
  path: '/workspaces/create',
  access: 'verified',
  input: z.object({
    title: FileName,
    isCreate: z._default(z.boolean(), true),
    share_with: People,
    request_id: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  }),
  output: answer,
  errors: ['not_verified', 'invalid_input', 'rate_limited'],
});

/**
 * If calls are concurrent, the title of the later one wins, while people are added and removed individually. `roles` maps
 * e-mails.
 */
export const saveWorkspace = endpoint({
  ...own,
  name: 'workspaces.save',
  method: 'POST',
  path: '/workspaces/{slug}',
  access: 'verified',
  input: z.object({
    slug: WorkspaceSlug,
    title: z.optional(FileName),
    share_with: People,
    remove: People,
    roles: z._default(mapOf(z.enum(['editor', 'viewer'])), {}),
    platform: z.optional(Platform),
  }),
  output: answer,
  errors: ['not_verified', 'workspace_not_found', 'invalid_permission', 'invalid_input', 'rate_limited'],
});

/** Keeps files in their owners' clouds, unless `delete_files` and they are in no other workspace. */
export const deleteWorkspace = endpoint({
  ...own,
  name: 'workspaces.delete',
  method: 'POST',
  path: '/workspaces/delete/{id}',
  input: z.object({
    id: Id,
    slug: z.optional(z.string().check(z.maxLength(120))),
    delete_files: z._default(z.boolean(), false),
    page: z.optional(z.int()),
  }),
  output: Done,
  errors: ['workspace_not_found', 'invalid_permission'],
});

/** Adds own files by `my_cloud_id`. Idempotent. */
export const addToWorkspace = endpoint({
  ...own,
  name: 'workspaces.add-files',
  method: 'POST',
  path: '/workspaces/item/add',
  input: z.object({ workspace_id: Id, files: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.extend(Done, { data: z.object({ files: z.array(CloudFile) }) }),
  errors: ['workspace_not_found', 'invalid_permission', 'file_not_found'],
});

const removal = {
  ...own,
  path: '/workspaces/item/delete/{id}',
  input: z.object({ id: Id }),
  output: Done,
  errors: ['file_not_found', 'invalid_permission'],
} as const;

/** Removes a file. An own file without another location moves to the trash, another's returns to their cloud. */
export const deleteWorkspaceFile = endpoint({ ...removal, name: 'workspaces.delete-file', method: 'DELETE' });
export const deleteWorkspaceFileByGet = endpoint({
  ...removal,
  name: 'workspaces.delete-file-by-get',
  method: 'GET',
  changes: true,
});

/** Leaves a workspace; own files return to My Clouds. Idempotent. */
export const leaveWorkspace = endpoint({
  ...own,
  name: 'workspaces.leave',
  method: 'POST',
  path: '/workspaces/{slug}/leave',
  input: z.object({ slug: WorkspaceSlug }),
  output: Done,
  errors: ['workspace_not_found', 'invalid_permission'],
});
