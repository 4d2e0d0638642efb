import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { brand, type Call, createCall, revokeKey } from '@kithouse/contract';
import { createKey } from '../features/account/keys.service.js';
import { makePictured, paragraph, push } from './library-files.js';
import type { TestApp } from './test-app.js';
import { openWorkspaces, type Somebody } from './workspaces.js';

/** Lists all callers of a workspace, from strangers to the owner. `invited` has not accepted yet. */
export const roles = [
  'visitor',
  'other site',
  'revoked',
  'unverified',
  'stranger',
  'invited',
  'viewer',
  'editor',
  'owner',
] as const;
export type RoleName = (typeof roles)[number];

/** Describes a caller: from WordPress with a key, and on the portal. `mine` is an own file. */
type Asker = { call: Call; browse: () => Promise<Call>; mine: number };
export type Cast = Awaited<ReturnType<typeof openCast>>;

/** Creates an owner with a workspace and every kind of content, each containing `secret`, and all the others. */
export async function openCast(app: TestApp) {
  const workspaces = openWorkspaces(app);
  const secret = `secret${randomUUID().slice(0, 8)}`;
  const named = (verified = true) => app.user({ verified });
  const [owner, editor, viewer, invited, stranger] = await Promise.all([named(), named(), named(), named(), named()]);
  const unverified = await named(false);
  const workspace = await workspaces.create(owner, { title: secret });
  await workspaces.join(owner, workspace, [editor], 'editor');
  await workspaces.join(owner, workspace, [viewer], 'viewer');
  await workspaces.save(owner, workspace, { share_with: [invited.email] });
  const things = await fill(app, { secret, workspace, owner, editor, invited });
  const people = { unverified, stranger, invited, viewer, editor, owner };
  const askers = new Map<RoleName, Asker>();
  for (const [role, person] of Object.entries(people)) {
    const { id: mine } = await workspaces.addFile(person, { name: 'Mine' });
    askers.set(role as RoleName, { call: person.call, browse: async () => (await person.browse()).call, mine });
  }
  for (const [role, headers] of Object.entries(await makeBadKeys(app, owner))) {
    const origin = { origin: new URL(app.deps.config.publicUrl).origin };
    const call = createCall({ root: `${app.url}/v1`, headers: { ...headers, ...origin } });
    askers.set(role as RoleName, { call, browse: async () => call, mine: things.file });
  }
  askers.set('visitor', { call: app.visitor.call, browse: async () => app.browser().call, mine: things.file });
  return {
    secret,
    owner: owner.id,
    askers,
    things: { ...things, workspace: workspace.id, slug: workspace.slug, email: invited.email },
  };
}

type Made = { secret: string; workspace: contract.Workspace; owner: Somebody; editor: Somebody; invited: Somebody };

async function fill(app: TestApp, { secret, workspace, owner, editor, invited }: Made) {
  const workspaces = openWorkspaces(app);
  const { pushed } = await makePictured(owner);
  const { id: file } = await push(owner, { id: 7, name: secret, file_content: paragraph() });
  await push(owner, { id: 7, name: secret, ...pushed });
  const theirs = await push(editor, { name: 'Editor’s' });
  const [membership] = await workspaces.put(owner, workspace, { id: file });
  const [theirMembership] = await workspaces.put(editor, workspace, theirs);
  const trashed = await push(owner, { name: secret });
  await owner.call(contract.deleteCloudFile, { id: trashed.id });
  const gone = await workspaces.create(owner, { title: secret });
  await owner.call(contract.deleteWorkspace, { id: gone.id });
  const [invitation] = (await invited.call(contract.listInvitations, {})).data;
  const token = /#token=([\w-]+)/.exec((await app.mailsTo(invited.email)).at(-1)?.text ?? '')?.[1] ?? '';
  return {
    file,
    place: membership?.id ?? 0,
    their_place: theirMembership?.id ?? 0,
    trashed: trashed.id,
    trashed_workspace: gone.id,
    invitation: invitation?.id ?? 0,
    token,
  };
}

/** Creates the owner's key used from another site, and a revoked one. */
async function makeBadKeys(app: TestApp, owner: Awaited<ReturnType<TestApp['user']>>) {
  const site = { site_url: 'https://site.example', site: 'site.example' };
  const { api_key, key } = await createKey(app.db, { user_id: owner.id, name: 'lost', site });
  await (await owner.browse()).call(revokeKey, { id: key.id });
  return {
    'other site': { authorization: `Bearer ${owner.api_key}`, [brand.siteHeader]: 'https://other.example' },
    revoked: { authorization: `Bearer ${api_key}`, [brand.siteHeader]: site.site_url },
  };
}
