import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, Page, paged } from './endpoint.js';
import { Person } from './person.js';
import { WorkspaceSlug } from './workspaces.js';

/** `subject` is a name at that time, or an invited e-mail, which only the owner sees; `detail` the former name or new role. */
export const Activity = z.object({
  id: z.int(),
  at: z.string(),
  who: z.nullable(Person),
  action: z.enum([
    'created',
    'renamed',
    'invited',
    'joined',
    'left',
    'removed-person',
    'changed-role',
    'added-file',
    'moved-file',
    'removed-file',
    'changed-file',
  ]),
  subject: z.string(),
  detail: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = endpoint({
  name: 'workspaces.activity',
  method: 'GET',
  path: '/workspaces/{slug}/activity',
  runs: 'cloud',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({ slug: WorkspaceSlug, page: Page }),
  output: paged(Activity),
  errors: ['workspace_not_found'],
});
