import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces, type Somebody } from '../../testing/workspaces.js';

const app = await createTestApp({ KITHOUSE_CLOUD_FILES: '2' });
const on = openWorkspaces(app);

async function open() {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const [first, second] = [await on.create(ada), await on.create(ada)];
  await on.join(ada, first, [grace]);
  return { ada, grace, first, second };
}
type Requested = Omit<contract.Input<typeof contract.copyMoveCloudFile>, 'my_cloud_id'>;
const act = async ({ call }: Somebody, file: { id: number }, requested: Requested) =>
  (await call(contract.copyMoveCloudFile, { my_cloud_id: file.id, ...requested })).data.files;

test('[R-API-36] adds an own file to a workspace once, however often it is copied', async () => {
  const { ada, first } = await open();
  const file = await on.addFile(ada);

  const [copied] = await act(ada, file, { workspace_id: first.id });
  const [again] = await act(ada, file, { workspace_id: first.id, action: 'copy' });

  expect(copied).toMatchObject({ my_cloud_id: file.id, owner: { id: ada.id } });
  expect(again).toEqual(copied);
  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [first.id] });
});

test('adds an own file to My Clouds when copied there', async () => {
  const { ada, first } = await open();
  const file = await on.addFile(ada, { in_my_cloud: false });
  await on.put(ada, first, file);

  const [copied] = await act(ada, file, { workspace_id: 0 });

  expect(copied).toMatchObject({ id: file.id, my_cloud_id: file.id });
  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [first.id] });
});

test('[R-API-36] moves a file out of My Clouds or a workspace, and ignores a repeat', async () => {
  const { ada, first, second } = await open();
  const file = await on.addFile(ada);
  const move = { action: 'move' } as const;

  const [there] = await act(ada, file, { ...move, workspace_id: first.id });
  await act(ada, file, { ...move, workspace_id: first.id });
  const afterFirst = await on.find(file);
  const onward = { ...move, workspace_id: second.id, item_id: there?.id ?? 0 };
  const [further] = await act(ada, file, onward);
  const [again] = await act(ada, file, onward);
  const afterSecond = await on.find(file);
  await act(ada, file, { ...move, workspace_id: 0, item_id: further?.id ?? 0 });

  expect(afterFirst).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [first.id] });
  expect(again).toEqual(further);
  expect(afterSecond).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [second.id] });
  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test('leaves a file in place when moved to where it is', async () => {
  const { ada, first } = await open();
  const file = await on.addFile(ada, { in_my_cloud: false });
  const [membership] = await on.put(ada, first, file);

  await act(ada, file, { action: 'move', workspace_id: first.id, item_id: membership?.id ?? 0 });
  const between = await on.find(file);
  await act(ada, file, { action: 'move', workspace_id: 0, item_id: membership?.id ?? 0 });
  await act(ada, file, { action: 'move', workspace_id: 0 });

  expect(between).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [first.id] });
  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test('refuses to move from a location of another file', async () => {
  const { ada, first, second } = await open();
  const [file, other] = [await on.addFile(ada), await on.addFile(ada)];
  const [membership] = await on.put(ada, first, other);

  const code = await codeOf(act(ada, file, { action: 'move', workspace_id: second.id, item_id: membership?.id ?? 0 }));

  expect(code).toBe('file_not_found');
  expect(await on.find(other)).toMatchObject({ workspaces: [first.id] });
  expect(await on.find(file)).toMatchObject({ in_my_cloud: true, workspaces: [] });
});

test("copies another's file as an own one that counts and outlives the original", async () => {
  const { ada, grace, first } = await open();
  const file = await on.addFile(ada, { name: 'Hero' });
  await on.put(ada, first, file);

  const [home] = await act(grace, file, { workspace_id: 0 });
  const own = await on.create(grace);
  const [away] = await act(grace, file, { workspace_id: own.id });
  await app.db.deleteFrom('users').where('id', '=', ada.id).execute();

  expect(home).toMatchObject({ name: 'Hero', owner: { id: grace.id } });
  expect(home?.my_cloud_id).not.toBe(file.id);
  expect(await on.find({ id: home?.my_cloud_id ?? 0 })).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  expect(await on.find({ id: away?.my_cloud_id ?? 0 })).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [own.id] });
  const { data } = await grace.call(contract.getCloudUsage, {});
  expect(data.usage).toBe(2);
});

test('refuses a copy into a full cloud and makes one of two at the last place', async () => {
  const { ada, grace, first } = await open();
  const file = await on.addFile(ada);
  await on.put(ada, first, file);
  await on.addFile(grace);

  const codes = await Promise.all([1, 2].map(() => codeOf(act(grace, file, { workspace_id: 0 }))));

  expect(codes.sort()).toEqual(['cloud_full', 'success']);
  expect((await grace.call(contract.getCloudUsage, {})).data.usage).toBe(2);
});

test("refuses to move another's file", async () => {
  const { ada, grace, first } = await open();
  const file = await on.addFile(ada);
  const [membership] = await on.put(ada, first, file);

  const code = await codeOf(act(grace, file, { action: 'move', workspace_id: 0, item_id: membership?.id ?? 0 }));

  expect(code).toBe('invalid_permission');
  expect(await on.find(file)).toMatchObject({ workspaces: [first.id] });
});

test('lets a viewer copy to their own cloud and not into the workspace', async () => {
  const { ada, grace, first } = await open();
  await on.save(ada, first, { roles: { [grace.email]: 'viewer' } });
  const file = await on.addFile(ada);
  await on.put(ada, first, file);

  const codes = [await codeOf(act(grace, file, { workspace_id: first.id })), await codeOf(act(grace, file, { workspace_id: 0 }))];

  expect(codes).toEqual(['invalid_permission', 'success']);
  expect((await grace.call(contract.getCloudUsage, {})).data.usage).toBe(1);
});

test.each([
  ['copy', 0],
  ['move', 0],
  ['copy', 1],
  ['move', 1],
] as const)('refuses what a person cannot see when asked to %s (%i)', async (action, turn) => {
  const { ada, second } = await open();
  const mallory = await app.user();
  const file = await on.addFile(ada);
  await on.put(ada, second, file);
  const target = turn === 0 ? 0 : (await on.create(mallory)).id;

  expect(await codeOf(act(mallory, file, { action, workspace_id: target }))).toBe('file_not_found');
  expect((await mallory.call(contract.getCloudUsage, {})).data.usage).toBe(0);
});

test.each(['copy', 'move'] as const)(
  'leaves an own file in place when asked to %s it into a stranger’s workspace',
  async (action) => {
    const { second } = await open();
    const mallory = await app.user();
    const file = await on.addFile(mallory);

    expect(await codeOf(act(mallory, file, { action, workspace_id: second.id }))).toBe('workspace_not_found');
    expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  },
);
