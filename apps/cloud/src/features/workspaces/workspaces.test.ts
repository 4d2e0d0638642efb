import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces } from '../../testing/workspaces.js';
import { isWithinLimit } from '../account/attempts.service.js';

const app = await createTestApp();
const on = openWorkspaces(app);
const email = () => `${randomUUID()}@example.com`;

test('[R-API-45] [R-API-47] [R-ENT-47] [R-ENT-48] [R-PERM-14] creates a workspace with a trimmed title and lists it', async () => {
  const ada = await app.user();

  const answer = await ada.call(contract.createWorkspace, { title: '  Zoë’s Bäckerei \n 2026 ', isCreate: true });

  const { workspace } = answer;
  const title = 'Zoë’s Bäckerei 2026';
  expect(workspace).toMatchObject({ id: expect.any(Number), title, name: title, shared: false, role: 'owner' });
  expect(workspace.slug).toMatch(/^zoes-backerei-2026-[a-z0-9]{16}$/);
  expect(workspace.owner).toEqual({ id: ada.id, name: 'Ada Tester', profile_photo: null });
  const { data } = await ada.call(contract.listWorkspaces, {});
  expect(data).toEqual([workspace]);
});

test.each([
  ['create', /^create-/],
  ['Delete', /^delete-/],
  ['item', /^item-/],
  ['مخبز عائشة', /^workspace-/],
  ['👩🏽‍🚀', /^workspace-/],
  ['x'.repeat(200), /^x{60}-/],
  ['<script>alert(1)</script>', /^script-alert-1-script-/],
])('gives the workspace %j an unguessable address that is no reserved word', async (title, start) => {
  const ada = await app.user();

  const [one, two] = [await on.create(ada, { title }), await on.create(ada, { title })];

  expect(one.title).toBe(title);
  expect(one.slug).toMatch(start);
  expect(one.slug).toMatch(/-[a-z2-7]{16}$/);
  expect(two.slug).not.toBe(one.slug);
  expect((await ada.call(contract.getWorkspace, { slug: one.slug })).workspace).toEqual(one);
});

test.each(['', '   ', '\n\t', '\u200b', '\u202e \u00a0', 'x'.repeat(201)])('refuses %j as a title', async (title) => {
  const ada = await app.user();
  const workspace = await on.create(ada);

  const codes = [
    await codeOf(ada.call(contract.createWorkspace, { title })),
    await codeOf(ada.call(contract.saveWorkspace, { slug: workspace.slug, title })),
  ];

  expect(codes).toEqual(['invalid_input', 'invalid_input']);
  expect((await ada.call(contract.listWorkspaces, {})).data).toEqual([workspace]);
});

test('[R-PERM-12] [R-ERR-16] refuses a workspace with an unconfirmed e-mail and points to the inbox', async () => {
  const ada = await app.user({ verified: false });

  const attempt = ada.call(contract.createWorkspace, { title: 'Bakery' });

  await expect(attempt).rejects.toMatchObject({
    code: 'not_verified',
    status: 403,
    message: "You haven't verify your account yet. Please check your email inbox.",
  });
  expect((await ada.call(contract.listWorkspaces, {})).total).toBe(0);
});

test('creates one workspace for ten calls with one request id and returns it to all', async () => {
  const [ada, guest] = [await app.user(), email()];
  const requested = { title: 'Once', share_with: [guest], request_id: randomUUID() };

  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.call(contract.createWorkspace, requested)));

  expect(new Set(answers.map(({ workspace }) => workspace.id)).size).toBe(1);
  expect((await ada.call(contract.listWorkspaces, {})).total).toBe(1);
  expect(await app.mailsTo(guest)).toHaveLength(1);
});

test('lets two accounts use the same request id, and creates two workspaces of one title for two ids', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const request_id = randomUUID();

  const made = [await on.create(ada, { request_id }), await on.create(grace, { request_id }), await on.create(ada)];

  expect(new Set(made.map(({ id }) => id)).size).toBe(3);
});

test('[R-API-41] [R-API-42] [R-CONST-04] [R-CONST-05] lists own workspaces newest first, eleven per page, or all for a selection', async () => {
  const ada = await app.user();
  const made = [];
  for (let turn = 0; turn < 13; turn++) {
    made.unshift(await on.create(ada, { title: `Number ${turn}` }));
  }

  const [first, second, all] = [
    await ada.call(contract.listWorkspaces, {}),
    await ada.call(contract.listWorkspaces, { page: 2 }),
    await ada.call(contract.listWorkspaces, { list_only: true, page: 5 }),
  ];

  const ids = (list: { data: { id: number }[] }) => list.data.map(({ id }) => id);
  expect(ids(first)).toEqual(made.slice(0, 11).map(({ id }) => id));
  expect(ids(second)).toEqual(made.slice(11).map(({ id }) => id));
  expect(first).toMatchObject({ current_page: 1, total_page: 2, total: 13 });
  expect(ids(all)).toEqual(made.map(({ id }) => id));
  expect(all).toMatchObject({ current_page: 1, total_page: 1, total: 13 });
});

test("[R-API-41] lists only others' workspaces as shared, without people for a selection", async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const [theirs] = [await on.create(ada), await on.create(grace)];
  await on.join(ada, theirs, [grace]);

  const shared = await grace.call(contract.listWorkspaces, { shared: true });
  const choice = await grace.call(contract.listWorkspaces, { shared: true, list_only: true });

  expect(shared.data).toMatchObject([{ id: theirs.id, shared: true, role: 'editor', owner: { id: ada.id } }]);
  expect(shared.data[0]?.sharedWith.map(({ id }) => id)).toEqual([grace.id]);
  expect(choice.data).toMatchObject([{ id: theirs.id, sharedWith: [], pending_invitations: '[]' }]);
});

test.each([
  ['bäck', 1],
  ['BACK zoe', 1],
  ['eria', 0],
  ['ba', 0],
  ['%%%', 0],
  ['___', 0],
])('finds with %j %i of the workspaces', async (search, total) => {
  const ada = await app.user();
  await on.create(ada, { title: 'Zoë’s Bäckerei' });
  await on.create(ada, { title: 'Florist' });

  const found = await ada.call(contract.listWorkspaces, { search });

  expect(found.total).toBe(total);
  expect(found.data).toHaveLength(total);
});

test('keeps the address of a renamed workspace and finds it by its new title', async () => {
  const ada = await app.user();
  const workspace = await on.create(ada, { title: 'Florist' });

  const saved = await on.save(ada, workspace, { title: ' Bakery ', platform: 'elementor' });

  expect(saved).toMatchObject({ id: workspace.id, slug: workspace.slug, title: 'Bakery' });
  expect((await ada.call(contract.listWorkspaces, { search: 'baker' })).total).toBe(1);
  expect((await ada.call(contract.listWorkspaces, { search: 'flor' })).total).toBe(0);
});

test('accepts a lone surrogate in a title without an internal error', async () => {
  const ada = await app.user();

  const workspace = await on.create(ada, { title: 'Bread \ud83e' });
  const saved = await on.save(ada, workspace, { title: '\udd50 Bread' });

  expect([workspace.title, saved.title]).toEqual(['Bread \ufffd', '\ufffd Bread']);
});

test('returns the saved workspace and records nothing when nothing changes', async () => {
  const ada = await app.user();
  const workspace = await on.create(ada);

  const { message, workspace: saved } = await ada.call(contract.saveWorkspace, { slug: workspace.slug, title: 'Bakery' });

  expect(message).toBe('You have succesfully saved your WorkSpace changes.');
  expect(saved).toEqual(workspace);
  expect(await on.listActivity(ada, workspace)).toEqual([
    { action: 'created', who: 'Ada Tester', subject: 'Bakery', detail: '' },
  ]);
});

test('limits how many workspaces a person creates', async () => {
  const ada = await app.user();
  for (let tries = 0; tries < 99; tries++) {
    await isWithinLimit(app.deps, 'workspaceByAccount', `${ada.id}`);
  }
  await on.create(ada);

  const code = await codeOf(on.create(ada));

  expect(code).toBe('rate_limited');
  expect((await ada.call(contract.listWorkspaces, {})).total).toBe(1);
});
