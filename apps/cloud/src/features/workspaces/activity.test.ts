import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { paragraph, push } from '../../testing/library-files.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces } from '../../testing/workspaces.js';

const app = await createTestApp();
const on = openWorkspaces(app);

test('adds one line per change, latest first, with its author and the name at that time', async () => {
  const [ada, grace, hedy, guest] = [
    await app.user(),
    await app.user({ name: 'Grace' }),
    await app.user({ name: 'Hedy' }),
    `${randomUUID()}@example.com`,
  ];
  const [workspace, other] = [await on.create(ada, { title: 'Bakery' }), await on.create(ada, { title: 'Other' })];
  await on.join(ada, workspace, [grace]);
  await on.save(ada, workspace, { title: 'Florist' });
  const [hero, footer] = [await on.addFile(grace, { name: 'Hero' }), await on.addFile(ada, { name: 'Footer' })];
  await on.put(grace, workspace, hero);
  await on.put(grace, workspace, hero);
  await grace.call(contract.renameCloudFile, { id: hero.id, name: 'Head' });
  const moved = await ada.call(contract.copyMoveCloudFile, {
    my_cloud_id: footer.id,
    workspace_id: workspace.id,
    action: 'move',
  });
  const from = { my_cloud_id: footer.id, item_id: moved.data.files[0]?.id ?? 0 };
  await ada.call(contract.copyMoveCloudFile, { ...from, workspace_id: other.id, action: 'move' });
  await on.save(ada, workspace, { roles: { [grace.email]: 'viewer' }, share_with: [guest] });
  await on.save(ada, workspace, { remove: [guest] });
  await on.join(ada, workspace, [hedy]);
  await on.save(ada, workspace, { remove: [hedy.email] });
  await grace.call(contract.leaveWorkspace, { slug: workspace.slug });

  const lines = (await on.listActivity(ada, workspace)).map((line) => Object.values(line).join(' | '));

  expect(lines.reverse()).toEqual([
    'created | Ada Tester | Bakery | ',
    'invited | Ada Tester | Grace Tester | ',
    'joined | Grace Tester | Grace Tester | ',
    'renamed | Ada Tester | Florist | Bakery',
    'added-file | Grace Tester | Hero | ',
    'changed-file | Grace Tester | Head | Hero',
    'moved-file | Ada Tester | Footer | ',
    'removed-file | Ada Tester | Footer | ',
    'changed-role | Ada Tester | Grace Tester | viewer',
    `invited | Ada Tester | ${guest} | `,
    `removed-person | Ada Tester | ${guest} | `,
    'invited | Ada Tester | Hedy Tester | ',
    'joined | Hedy Tester | Hedy Tester | ',
    'removed-person | Ada Tester | Hedy Tester | ',
    'removed-file | Grace Tester | Head | ',
    'left | Grace Tester | Grace Tester | ',
  ]);
});

test('hides the addresses of invited people from members', async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const workspace = await on.create(ada, { share_with: [`${randomUUID()}@example.com`] });
  await on.join(ada, workspace, [grace], 'viewer');

  const seen = await on.listActivity(grace, workspace);

  expect(seen.map(({ action, subject }) => [action, subject])).toEqual([
    ['joined', 'Grace Tester'],
    ['invited', 'Grace Tester'],
    ['invited', ''],
    ['created', 'Bakery'],
  ]);
});

test('reports a push into a workspace once, and a new version as a change', async () => {
  const ada = await app.user();
  const workspace = await on.create(ada);
  const target = { id: 7, workspace: 'workspace', workspace_id: workspace.id } as const;
  const before = await on.listActivity(ada, workspace);

  await push(ada, { ...target, name: 'Hero' });
  await push(ada, { ...target, name: 'Hero', file_content: paragraph() });

  const lines = await on.listActivity(ada, workspace);
  expect(lines.slice(0, -before.length).map(({ action, subject }) => [action, subject])).toEqual([
    ['changed-file', 'Hero'],
    ['added-file', 'Hero'],
  ]);
  const { workspace: after } = await ada.call(contract.getWorkspace, { slug: workspace.slug });
  expect(Date.parse(after.last_modified)).toBeGreaterThan(Date.parse(workspace.last_modified));
});

test("keeps a deleted account's activities without its name", async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const workspace = await on.create(ada);
  await on.join(ada, workspace, [grace]);
  await on.put(grace, workspace, await on.addFile(grace, { name: 'Hero' }));

  await app.db.deleteFrom('users').where('id', '=', grace.id).execute();

  const [added, joined, invited] = await on.listActivity(ada, workspace);
  expect(added).toEqual({ action: 'added-file', who: null, subject: 'Hero', detail: '' });
  expect(joined).toEqual({ action: 'joined', who: null, subject: '', detail: '' });
  expect(invited).toEqual({ action: 'invited', who: 'Ada Tester', subject: '', detail: '' });
  expect((await on.listFiles(ada, workspace)).total).toBe(0);
});

test('returns thirty lines per page', async () => {
  const ada = await app.user();
  const workspace = await on.create(ada);
  for (let turn = 0; turn < 34; turn++) {
    await on.save(ada, workspace, { title: `Title ${turn}` });
  }

  const [first, second] = await Promise.all(
    [1, 2].map((page) => ada.call(contract.listActivity, { slug: workspace.slug, page })),
  );

  expect(first).toMatchObject({ total: 35, total_page: 2 });
  expect([first?.data.length, second?.data.length]).toEqual([30, 5]);
  expect(second?.data.at(-1)?.action).toBe('created');
});
