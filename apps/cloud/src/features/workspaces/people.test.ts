import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces } from '../../testing/workspaces.js';

const app = await createTestApp();
const on = openWorkspaces(app);
const email = () => `${randomUUID()}@example.com`;
const people = (workspace: contract.Workspace) => workspace.sharedWith.map(({ email, role }) => [email, role]);

test('[R-API-46] [R-ENT-50] [R-PERM-10] [R-PERM-16] invites people pending and by mail when a workspace is created', async () => {
  const [ada, guest, other] = [await app.user(), email(), email()];

  const workspace = await on.create(ada, { title: 'Bakery', share_with: [guest, other] });

  expect(JSON.parse(workspace.pending_invitations)).toEqual([guest, other]);
  expect(workspace.sharedWith).toEqual([]);
  const [mail] = await app.mailsTo(guest);
  expect(mail?.text).toContain(`Workspace: Bakery\nInvited by: Ada Tester\nEmail: ${ada.email}`);
  expect(await app.mailsTo(other)).toHaveLength(1);
});

test('adds nobody before they accept, even with an account', async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];

  const workspace = await on.create(ada, { share_with: [grace.email] });

  expect(workspace.sharedWith).toEqual([]);
  expect((await grace.call(contract.listWorkspaces, { shared: true })).total).toBe(0);
  expect(await codeOf(grace.call(contract.getWorkspace, { slug: workspace.slug }))).toBe('workspace_not_found');
});

test('gives the same answer for addresses with and without an account', async () => {
  const [ada, grace, nobody] = [await app.user(), await app.user(), email()];
  const workspace = await on.create(ada);

  const first = await on.save(ada, workspace, { share_with: [grace.email] });
  const second = await on.save(ada, workspace, { share_with: [nobody] });

  const shape = { ...workspace, last_modified: expect.any(String) };
  expect(first).toEqual({ ...shape, pending_invitations: JSON.stringify([grace.email]) });
  expect(second).toEqual({ ...shape, pending_invitations: JSON.stringify([grace.email, nobody]) });
});

test('[R-API-48] [R-API-49] renames, invites, removes and withdraws in one call', async () => {
  const [ada, grace, guest, fresh] = [await app.user(), await app.user(), email(), email()];
  const workspace = await on.create(ada, { share_with: [guest] });
  await on.join(ada, workspace, [grace]);

  const renaming = { title: 'Florist', platform: 'gutenberg' } as const;
  const saved = await on.save(ada, workspace, { ...renaming, share_with: [fresh], remove: [grace.email, guest] });

  expect(saved).toMatchObject({ title: 'Florist', sharedWith: [], pending_invitations: JSON.stringify([fresh]) });
  expect((await grace.call(contract.listWorkspaces, { shared: true })).total).toBe(0);
});

test('[R-VALID-12] [R-VALID-13] recognises addresses in any spelling and deduplicates them', async () => {
  const ada = await app.user();
  const name = randomUUID();

  const workspace = await on.create(ada, {
    share_with: [` ${name}@Bücher.example`, `${name.toUpperCase()}@bücher.EXAMPLE`, `${name}@xn--bcher-kva.example`],
  });
  const again = await on.save(ada, workspace, { share_with: [`${name}@BÜCHER.example`] });
  const gone = await on.save(ada, workspace, { remove: [`${name}@xn--bcher-kva.example `] });

  expect(JSON.parse(workspace.pending_invitations)).toEqual([`${name}@bücher.example`]);
  expect(again.pending_invitations).toBe(workspace.pending_invitations);
  expect(await app.mailsTo(`${name}@bücher.example`)).toHaveLength(1);
  expect(gone.pending_invitations).toBe('[]');
});

test('[R-VALID-13] ignores inviting oneself or a member', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const workspace = await on.create(ada, { share_with: [ada.email] });
  await on.join(ada, workspace, [grace], 'viewer');
  const before = (await app.mailsTo(grace.email)).length;

  const saved = await on.save(ada, workspace, { share_with: [ada.email, grace.email.toUpperCase()] });

  expect(people(saved)).toEqual([[grace.email, 'viewer']]);
  expect(saved.pending_invitations).toBe('[]');
  expect(await app.mailsTo(ada.email)).toEqual([]);
  expect(await app.mailsTo(grace.email)).toHaveLength(before);
});

test.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com', 'ada@example.com\nBcc: x@example.com', '<ada@example.com>'])(
  'changes nothing when %j is among the addresses',
  async (wrong) => {
    const ada = await app.user();
    const workspace = await on.create(ada);

    const attempts = await Promise.all(
      [{ share_with: [email(), wrong] }, { share_with: [email()], remove: [wrong] }].map((given) =>
        codeOf(ada.call(contract.saveWorkspace, { slug: workspace.slug, title: 'Changed', ...given })),
      ),
    );

    expect(attempts).toEqual(['invalid_input', 'invalid_input']);
    expect((await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace).toEqual(workspace);
  },
);

test('sets roles of members, invited people and those invited by the same call, and ignores strangers', async () => {
  const [ada, grace, guest, fresh] = [await app.user(), await app.user(), email(), email()];
  const workspace = await on.create(ada, { share_with: [guest] });
  await on.join(ada, workspace, [grace]);
  const roles = { [grace.email.toUpperCase()]: 'viewer', [guest]: 'viewer', [fresh]: 'viewer', [email()]: 'viewer' } as const;

  const saved = await on.save(ada, workspace, { share_with: [fresh], roles });

  expect(people(saved)).toEqual([[grace.email, 'viewer']]);
  const stored = await app.db
    .selectFrom('workspace_invitations')
    .select(['email', 'role'])
    .where('workspace_id', '=', workspace.id)
    .where('accepted_by', 'is', null)
    .orderBy('id')
    .execute();
  expect(stored).toEqual([
    { email: guest, role: 'viewer' },
    { email: fresh, role: 'viewer' },
  ]);
});

test("keeps the owner's role, whatever is requested", async () => {
  const ada = await app.user();
  const workspace = await on.create(ada);
  const roles = { [ada.email]: 'viewer', constructor: 'viewer' } as const;

  const saved = await on.save(ada, workspace, { roles, remove: [ada.email] });

  expect(saved).toMatchObject({ role: 'owner', sharedWith: [] });
  expect(await codeOf(ada.call(contract.leaveWorkspace, { slug: workspace.slug }))).toBe('invalid_permission');
});

test('[R-ENT-49] shows addresses to the owner only', async () => {
  const [ada, grace, hedy] = [await app.user(), await app.user({ name: 'Grace' }), await app.user({ name: 'Hedy' })];
  const workspace = await on.create(ada, { share_with: [email()] });
  await on.join(ada, workspace, [grace, hedy]);

  const seen = async ({ call }: typeof ada) => (await call(contract.getWorkspace, { slug: workspace.slug })).workspace;

  expect(people(await seen(ada))).toEqual([
    [grace.email, 'editor'],
    [hedy.email, 'editor'],
  ]);
  const theirs = await seen(grace);
  expect(theirs.sharedWith).toEqual([
    { id: grace.id, name: 'Grace Tester', profile_photo: null, email: '', role: 'editor' },
    { id: hedy.id, name: 'Hedy Tester', profile_photo: null, email: '', role: 'editor' },
  ]);
  expect(theirs.pending_invitations).toBe('[]');
  const everything = JSON.stringify([theirs, await on.listActivity(grace, workspace)]);
  expect(everything).not.toContain('example.com');
});

test('applies all additions, removals and one of the titles from two concurrent windows', async () => {
  const [ada, gone, ...guests] = [await app.user(), ...Array.from({ length: 7 }, email)];
  const workspace = await on.create(ada, { share_with: [gone ?? ''] });

  await Promise.all(
    guests.map((guest, turn) => on.save(ada, workspace, { title: `Title ${turn}`, share_with: [guest], remove: [gone ?? ''] })),
  );

  const after = (await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace;
  expect(JSON.parse(after.pending_invitations).sort()).toEqual(guests.sort());
  expect(after.title).toMatch(/^Title \d$/);
});

test('removes a person with their files from the workspace and allows inviting them again', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const workspace = await on.create(ada);
  await on.join(ada, workspace, [grace]);
  const [hers, hersHere] = [await on.addFile(grace), await on.addFile(grace, { in_my_cloud: false })];
  const own = await on.addFile(ada);
  await on.put(grace, workspace, hers, hersHere);
  await on.put(ada, workspace, own);

  await on.save(ada, workspace, { remove: [grace.email] });

  expect(await codeOf(grace.call(contract.getWorkspace, { slug: workspace.slug }))).toBe('workspace_not_found');
  expect((await on.listFiles(ada, workspace)).data.map(({ my_cloud_id }) => my_cloud_id)).toEqual([own.id]);
  for (const file of [hers, hersHere]) {
    expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  }
  await on.join(ada, workspace, [grace]);
  expect((await grace.call(contract.listWorkspaces, { shared: true })).total).toBe(1);
});

test("removes a leaving person's files and returns not found the second time", async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const [workspace, other] = [await on.create(ada), await on.create(ada)];
  await on.join(ada, workspace, [grace]);
  await on.join(ada, other, [grace]);
  const [here, both] = [await on.addFile(grace, { in_my_cloud: false }), await on.addFile(grace, { in_my_cloud: false })];
  await on.put(grace, workspace, here, both);
  await on.put(grace, other, both);

  await grace.call(contract.leaveWorkspace, { slug: workspace.slug });
  const again = await codeOf(grace.call(contract.leaveWorkspace, { slug: workspace.slug }));

  expect(again).toBe('workspace_not_found');
  expect(await on.find(here)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  expect(await on.find(both)).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [other.id] });
});

test('stops inviting at a limit and invites nobody of the last call', async () => {
  const ada = await app.user();
  const workspace = await on.create(ada, { share_with: Array.from({ length: 95 }, email) });

  const code = await codeOf(on.save(ada, workspace, { title: 'Changed', share_with: Array.from({ length: 6 }, email) }));

  expect(code).toBe('rate_limited');
  const after = (await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace;
  expect([after.title, JSON.parse(after.pending_invitations).length]).toEqual(['Bakery', 95]);
});

test('limits invitations per day', async () => {
  const ada = await app.user();
  for (let turn = 0; turn < 3; turn++) {
    await on.create(ada, { share_with: Array.from({ length: 100 }, email) });
    app.clock.advance(61 * 60_000);
  }

  expect(await codeOf(on.create(ada, { share_with: [email()] }))).toBe('rate_limited');
  app.clock.advance(24 * 60 * 60_000);
  expect(await codeOf(on.create(ada, { share_with: [email()] }))).toBe('success');
});

test('limits invitations per address and hour across senders with unchanged answers', async () => {
  const guest = email();

  for (let turn = 0; turn < 6; turn++) {
    const workspace = await on.create(await app.user(), { share_with: [guest] });
    expect(JSON.parse(workspace.pending_invitations)).toEqual([guest]);
  }

  expect(await app.mailsTo(guest)).toHaveLength(4);
});
