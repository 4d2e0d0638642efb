import { createHash, randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sample } from '../../../../../scripts/test-extent.js';
import { type Cast, openCast, type RoleName, roles } from '../../testing/cast.js';
import { createTestApp } from '../../testing/index.js';
import { paragraph } from '../../testing/library-files.js';

const app = await createTestApp();

/**
 * Lists the expected result of each call by each person. `yes`: done or read. `own`: an answer with the caller's own data only.
 * `sign in`, `bad key`: not authenticated. `verify`: unconfirmed e-mail. `no such`: as if it did not exist. `may not`: readable
 * but not allowed. `no link`: somebody else's invitation.
 */
const table = `
                                      visitor | other site | revoked | unverified | stranger | invited | viewer  | editor  | owner
clouds.usage                        : sign in | bad key    | bad key | own        | own      | own     | own     | own     | own
clouds.list                         : sign in | bad key    | bad key | own        | own      | own     | own     | own     | yes
clouds.push                         : sign in | bad key    | bad key | verify     | own      | own     | own     | own     | own
clouds.push to the workspace        : sign in | bad key    | bad key | verify     | no such  | no such | may not | yes     | yes
clouds.pushed                       : sign in | bad key    | bad key | own        | own      | own     | own     | own     | own
clouds.missing-media                : sign in | bad key    | bad key | verify     | own      | own     | own     | own     | own
clouds.upload-media                 : sign in | bad key    | bad key | verify     | own      | own     | own     | own     | own
clouds.content                      : sign in | bad key    | bad key | verify     | no such  | no such | yes     | yes     | yes
plans.create of a file              : sign in | bad key    | bad key | verify     | no such  | no such | yes     | yes     | yes
clouds.copy-move into My Clouds     : sign in | bad key    | bad key | no such    | no such  | no such | yes     | yes     | yes
clouds.copy-move into the workspace : sign in | bad key    | bad key | no such    | no such  | no such | may not | yes     | yes
clouds.copy-move out of it          : sign in | bad key    | bad key | no such    | no such  | no such | may not | may not | yes
clouds.download                     : sign in | bad key    | bad key | no such    | no such  | no such | yes     | yes     | yes
clouds.delete                       : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.delete-by-get                : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.rename                       : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.versions                     : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.name-version                 : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.restore-version              : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.compare-versions             : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.trash                        : sign in | bad key    | bad key | own        | own      | own     | own     | own     | yes
clouds.restore a file               : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.restore a workspace          : sign in | bad key    | bad key | no such    | no such  | no such | no such | no such | yes
clouds.delete-for-good a file       : sign in | bad key    | bad key | own        | own      | own     | own     | own     | yes
clouds.delete-for-good a workspace  : sign in | bad key    | bad key | own        | own      | own     | own     | own     | yes
clouds.summary                      : sign in | bad key    | bad key | own        | own      | own     | own     | own     | own
clouds.export                       : sign in | bad key    | bad key | own        | own      | own     | own     | own     | own
clouds.import                       : sign in | bad key    | bad key | verify     | own      | own     | own     | own     | own
workspaces.list                     : sign in | bad key    | bad key | own        | own      | own     | yes     | yes     | yes
workspaces.get                      : sign in | bad key    | bad key | no such    | no such  | no such | yes     | yes     | yes
workspaces.create                   : sign in | bad key    | bad key | verify     | own      | own     | own     | own     | own
workspaces.save                     : sign in | bad key    | bad key | verify     | no such  | no such | may not | may not | yes
workspaces.delete                   : sign in | bad key    | bad key | no such    | no such  | no such | may not | may not | yes
workspaces.add-files                : sign in | bad key    | bad key | no such    | no such  | no such | may not | yes     | yes
workspaces.delete-file of the owner : sign in | bad key    | bad key | no such    | no such  | no such | may not | may not | yes
workspaces.delete-file of the editor: sign in | bad key    | bad key | no such    | no such  | no such | may not | yes     | no such
workspaces.delete-file-by-get       : sign in | bad key    | bad key | no such    | no such  | no such | may not | may not | yes
workspaces.leave                    : sign in | bad key    | bad key | no such    | no such  | no such | yes     | yes     | may not
workspaces.activity                 : sign in | bad key    | bad key | no such    | no such  | no such | yes     | yes     | yes
invitations.list                    : sign in | bad key    | bad key | own        | own      | yes     | own     | own     | own
invitations.answer yes              : sign in | bad key    | bad key | verify     | no link  | yes     | no link | no link | no link
invitations.answer no               : sign in | bad key    | bad key | verify     | own      | yes     | own     | own     | own
invitations.resend                  : sign in | bad key    | bad key | verify     | no such  | no such | may not | may not | yes
invitations.read                    : yes     | yes        | yes     | yes        | yes      | yes     | yes     | yes     | yes
invitations.accept                  : sign in | bad key    | bad key | verify     | yes      | no link | no link | no link | no link
`;

type Things = Cast['things'];
type Ask = (call: contract.Call, things: Things, mine: number) => Promise<unknown>;

const bytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="red"/></svg>',
);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const archive = zipSync({
  'index.json': strToU8('{"format":1,"exported_at":"","files":[],"workspaces":[],"left_out":[]}'),
});
const pushed = () => ({ name: 'Pushed', platform: 'gutenberg' as const, file_content: paragraph() });

/** Turns each row of the table into a call; `things` are the owner's or do not exist. */
const asks: Record<string, Ask> = {
  'clouds.usage': (call) => call(contract.getCloudUsage, {}),
  'clouds.list': (call) => call(contract.listClouds, {}),
  'clouds.push': (call) => call(contract.pushCloudFile, pushed()),
  'clouds.push to the workspace': (call, { workspace: workspace_id }) =>
    call(contract.pushCloudFile, { ...pushed(), workspace: 'workspace', workspace_id }),
  'clouds.pushed': (call, { file: id }) => call(contract.findPushedFile, { id }),
  'clouds.missing-media': (call) => call(contract.findMissingCloudMedia, { sha256: [sha256] }),
  'clouds.upload-media': (call) => call(contract.uploadCloudMedia, { sha256 }, { file: bytes }),
  'clouds.content': (call, { file: id }) => call(contract.getCloudContent, { id, platform: 'gutenberg' }),
  'plans.create of a file': (call, { file: id }) =>
    call(contract.createImportPlan, { id, origin: 'cloud', platform: 'gutenberg', title: 'A page' }),
  'clouds.copy-move into My Clouds': (call, { file }) =>
    call(contract.copyMoveCloudFile, { my_cloud_id: file, workspace_id: 0, action: 'copy' }),
  'clouds.copy-move into the workspace': (call, { workspace }, mine) =>
    call(contract.copyMoveCloudFile, { my_cloud_id: mine, workspace_id: workspace, action: 'copy' }),
  'clouds.copy-move out of it': (call, { file, place: membership }) =>
    call(contract.copyMoveCloudFile, { my_cloud_id: file, workspace_id: 0, action: 'move', item_id: membership }),
  'clouds.download': (call, { file: id }) => call(contract.downloadCloudFile, { id }),
  'clouds.delete': (call, { file: id }) => call(contract.deleteCloudFile, { id }),
  'clouds.delete-by-get': (call, { file: id }) => call(contract.deleteCloudFileByGet, { id }),
  'clouds.rename': (call, { file: id }) => call(contract.renameCloudFile, { id, name: 'Mine now' }),
  'clouds.versions': (call, { file: id }) => call(contract.listCloudVersions, { id }),
  'clouds.name-version': (call, { file: id }) => call(contract.nameCloudVersion, { id, number: 1, name: 'Mine now' }),
  'clouds.restore-version': (call, { file: id }) => call(contract.restoreCloudVersion, { id, number: 1 }),
  'clouds.compare-versions': (call, { file: id }) => call(contract.compareCloudVersions, { id, number: 2 }),
  'clouds.trash': (call) => call(contract.listTrash, {}),
  'clouds.restore a file': (call, { trashed: id }) => call(contract.restoreFromTrash, { kind: 'file', id }),
  'clouds.restore a workspace': (call, { trashed_workspace: id }) => call(contract.restoreFromTrash, { kind: 'workspace', id }),
  'clouds.delete-for-good a file': (call, { trashed: id }) => call(contract.deleteFromTrash, { kind: 'file', id }),
  'clouds.delete-for-good a workspace': (call, { trashed_workspace: id }) =>
    call(contract.deleteFromTrash, { kind: 'workspace', id }),
  'clouds.summary': (call) => call(contract.getCloudSummary, {}),
  'clouds.export': (call) => call(contract.exportCloud, {}),
  'clouds.import': (call) => call(contract.importCloud, {}, { file: archive }),
  'workspaces.list': async (call) => [
    await call(contract.listWorkspaces, {}),
    await call(contract.listWorkspaces, { shared: true }),
  ],
  'workspaces.get': (call, { slug }) => call(contract.getWorkspace, { slug }),
  'workspaces.create': (call) => call(contract.createWorkspace, { title: 'New' }),
  'workspaces.save': (call, { slug, email }) => call(contract.saveWorkspace, { slug, title: 'Mine now', remove: [email] }),
  'workspaces.delete': (call, { workspace: id }) => call(contract.deleteWorkspace, { id, delete_files: true }),
  'workspaces.add-files': (call, { workspace: workspace_id }, mine) =>
    call(contract.addToWorkspace, { workspace_id, files: [mine] }),
  'workspaces.delete-file of the owner': (call, { place: id }) => call(contract.deleteWorkspaceFile, { id }),
  'workspaces.delete-file of the editor': (call, { their_place: id }) => call(contract.deleteWorkspaceFile, { id }),
  'workspaces.delete-file-by-get': (call, { place: id }) => call(contract.deleteWorkspaceFileByGet, { id }),
  'workspaces.leave': (call, { slug }) => call(contract.leaveWorkspace, { slug }),
  'workspaces.activity': (call, { slug }) => call(contract.listActivity, { slug }),
  'invitations.list': (call) => call(contract.listInvitations, {}),
  'invitations.answer yes': (call, { invitation: id }) => call(contract.answerInvitation, { id, accept: true }),
  'invitations.answer no': (call, { invitation: id }) => call(contract.answerInvitation, { id, accept: false }),
  'invitations.resend': (call, { slug, email }) => call(contract.resendInvitation, { slug, email }),
  'invitations.read': (call, { token }) => call(contract.readInvitation, { token }),
  'invitations.accept': (call, { token }) => call(contract.acceptInvitation, { token }),
};

const words: Partial<Record<contract.ErrorCode, string>> = {
  is_signed_failed: 'sign in',
  invalid_api_key: 'bad key',
  not_verified: 'verify',
  invalid_data: 'verify',
  file_not_found: 'no such',
  workspace_not_found: 'no such',
  invalid_permission: 'may not',
  invalid_link: 'no link',
};

const [head = '', ...lines] = table.trim().split('\n');
const rows = lines.map((line) => {
  const [what = '', cells = ''] = line.split(/\s*:\s*/);
  return [what, cells.split('|').map((cell) => cell.trim())] as const;
});

const isEndpoint = (one: unknown): one is contract.Endpoint => typeof one === 'object' && one !== null && 'runs' in one;
const endpoints = (Object.values(contract) as unknown[]).filter(isEndpoint);
const endpointOf = (what: string) => endpoints.find(({ name }) => name === what.split(' ')[0]);

/** Lists ids that do not exist. */
const ghosts: Things = {
  file: 2e9,
  place: 2e9,
  their_place: 2e9,
  trashed: 2e9,
  trashed_workspace: 2e9,
  workspace: 2e9,
  invitation: 2e9,
  slug: 'no-such-workspace',
  token: randomUUID(),
  email: 'nobody@example.com',
};

/** Reads all of the owner's data without what the caller may have added. */
async function readOwned(owner: number): Promise<unknown> {
  const workspaces = sql`select id from workspaces where owner_id = ${owner}`;
  const parts = [
    sql`select * from cloud_files where owner_id = ${owner} order by id`,
    sql`select file_id, number, name, bundle_sha256 from cloud_versions
      where file_id in (select id from cloud_files where owner_id = ${owner}) order by file_id, number`,
    sql`select * from workspaces where owner_id = ${owner} order by id`,
    sql`select * from workspace_files where workspace_id in (${workspaces}) order by id`,
    sql`select * from workspace_members where workspace_id in (${workspaces}) order by user_id`,
    sql`select * from workspace_invitations where workspace_id in (${workspaces}) order by id`,
    sql`select * from workspace_activity where workspace_id in (${workspaces}) order by id`,
  ];
  return Promise.all(parts.map(async (part) => (await part.execute(app.db)).rows));
}

/** Calls as one person and returns the result in the table's words with the whole response. */
async function knock(ask: Ask, call: contract.Call, things: Things, mine: number) {
  return ask(call, things, mine).then(
    (answer) => ({ word: 'yes', body: JSON.stringify(answer) }),
    (error: contract.AppError) => ({ word: words[error.code] ?? error.code, body: JSON.stringify(error) }),
  );
}

test('covers every call about clouds, workspaces and invitations', () => {
  const calls = endpoints.filter(({ name, runs }) => /^(clouds|workspaces|invitations)\./.test(name) && runs !== 'site');

  const missing = calls.map(({ name }) => name).filter((name) => !rows.some(([what]) => what.split(' ')[0] === name));

  expect(missing).toEqual([]);
  expect(rows.map(([what]) => what)).toEqual(Object.keys(asks));
  expect(head.split('|').map((role) => role.trim())).toEqual(roles);
});

let looking: Promise<Cast> | undefined;

/** Shares one cast among calls that only read. */
function castFor(what: string): Promise<Cast> {
  const { method, changes = false } = endpointOf(what) ?? {};
  if (method !== 'GET' || changes) {
    return openCast(app);
  }
  looking ??= openCast(app);
  return looking;
}

/** Selects rows that differ between people or are irreversible. */
const isTelling = ([what]: (typeof rows)[number]) =>
  /push to|\.content|move out|\.save|file of the|\.leave|for-good a file|answer yes|\.accept/.test(what);

test.for(sample(rows, 14, isTelling))('%s', async ([what, expected]) => {
  const { askers, things, secret, owner } = await castFor(what);
  const ask = asks[what] ?? (() => Promise.reject(new Error(`The table has no call for ${what}.`)));

  const seen: Record<string, string> = {};
  for (const role of roles) {
    const asker = askers.get(role);
    const call = await (endpointOf(what)?.access === 'session' ? asker?.browse() : asker?.call);
    const wanted = expected[roles.indexOf(role)];
    const before = await readOwned(owner);
    const { word, body } = await knock(ask, call as contract.Call, things, asker?.mine ?? 0);
    seen[role] = wanted === 'own' && word === 'yes' ? 'own' : word;
    if (wanted !== 'yes') {
      expect([role, role === 'owner' ? before : await readOwned(owner)]).toEqual([role, before]);
      expect([role, body.includes(secret)]).toEqual([role, false]);
    }
    if (word === 'no such' || word === 'no link') {
      const ghost = await knock(ask, call as contract.Call, ghosts, asker?.mine ?? 0);
      expect([role, body]).toEqual([role, ghost.body]);
    }
  }

  expect(seen).toEqual(Object.fromEntries(roles.map((role, index): [RoleName, string | undefined] => [role, expected[index]])));
});
