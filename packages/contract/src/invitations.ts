import * as z from 'zod/mini';
import { Email, text } from './account.fields.js';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';
import { Id } from './items.js';
import { Person } from './person.js';
import { Role } from './workspace.js';
import { WorkspaceSlug } from './workspaces.js';

const own = { runs: 'cloud', access: 'signed-in', capabilities: [brand.readCapability] } as const;

export const Invitation = z.object({
  id: z.int(),
  workspace: z.object({ title: z.string() }),
  invited_by: Person,
  role: Role,
  created_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Lists invitations to the account's confirmed e-mail. Signing in or up with that e-mail accepts them. */
export const listInvitations = endpoint({
  ...own,
  name: 'invitations.list',
  method: 'GET',
  path: '/invitations',
  input: z.object({}),
  output: z.object({ data: z.array(Invitation) }),
  errors: [],
});

export const answerInvitation = endpoint({
  ...own,
  name: 'invitations.answer',
  method: 'POST',
  path: '/invitations/{id}',
  access: 'verified',
  input: z.object({ id: Id, accept: z.boolean() }),
  output: z.extend(Done, { redirect: z.nullable(z.string()) }),
  errors: ['not_verified', 'invalid_link'],
});

export const resendInvitation = endpoint({
  ...own,
  name: 'invitations.resend',
  method: 'POST',
  path: '/workspaces/{slug}/invitations/resend',
  access: 'verified',
  input: z.object({ slug: WorkspaceSlug, email: Email }),
  output: Done,
  errors: ['not_verified', 'workspace_not_found', 'invalid_permission', 'rate_limited'],
});

/** Describes the invitation of a mail link, also to people without an account. */
export const readInvitation = endpoint({
  name: 'invitations.read',
  method: 'POST',
  path: '/invitations/read',
  runs: 'provider',
  access: 'public',
  capabilities: [],
  input: z.object({ token: text(200) }),
  output: z.object({ invitation: Invitation, email: z.string(), has_account: z.boolean() }),
  errors: ['invalid_link', 'rate_limited'],
});

/** Confirms the e-mail of an account with that address; any other account must be confirmed already. */
export const acceptInvitation = endpoint({
  name: 'invitations.accept',
  method: 'POST',
  path: '/invitations/accept',
  runs: 'provider',
  access: 'session',
  capabilities: [],
  own_pages: true,
  input: z.object({ token: text(200) }),
  output: Done,
  errors: ['invalid_link', 'not_verified', 'rate_limited'],
});
