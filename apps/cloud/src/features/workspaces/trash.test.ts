import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces } from '../../testing/workspaces.js';
import { sweepWorkspaces } from './trash.service.js';

const app = await createTestApp();
const on = openWorkspaces(app);
const day = 24 * 60 * 60_000;

/** Creates Ada's workspace with her and Grace's files: in My Clouds, only there, and elsewhere too. */
async function open() {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const [workspace, other] = [await on.create(ada), await on.create(ada)];
  await on.join(ada, workspace, [grace]);
  const files = {
    home: await on.addFile(ada),
    only: await on.addFile(ada, { in_my_cloud: false }),
    elsewhere: await on.addFile(ada, { in_my_cloud: false }),
    graces: await on.addFile(grace, { in_my_cloud: false }),
  };
  await on.put(ada, workspace, files.home, files.only, files.elsewhere);
  await on.put(grace, workspace, files.graces);
  await on.put(ada, other, files.elsewhere);
  return { ada, grace, workspace, other, files };
}

test('[R-API-50] leaves the files with their owners when a workspace is deleted', async () => {
  const { ada, grace, workspace, other, files } = await open();

  const { message } = await ada.call(contract.deleteWorkspace, { id: workspace.id, slug: workspace.slug, page: 1 });

  expect(message).toBe('You have deleted a WorkSpace from your account.');
  expect(await codeOf(grace.call(contract.getWorkspace, { slug: workspace.slug }))).toBe('workspace_not_found');
  expect((await ada.call(contract.listWorkspaces, {})).data.map(({ id }) => id)).toEqual([other.id]);
  for (const file of [files.home, files.only, files.graces]) {
    expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  }
  expect(await on.find(files.elsewhere)).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [other.id] });
});

test("[R-API-50] deletes with the files only the owner's that are in no other workspace", async () => {
  const { ada, workspace, other, files } = await open();

  await ada.call(contract.deleteWorkspace, { id: workspace.id, delete_files: true });

  expect(await on.find(files.home)).toMatchObject({ is_deleted: true });
  expect(await on.find(files.only)).toMatchObject({ is_deleted: true });
  expect(await on.find(files.elsewhere)).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [other.id] });
  expect(await on.find(files.graces)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test('[R-API-50] deletes a workspace under its own address only, once', async () => {
  const { ada, workspace, other } = await open();

  const wrong = await codeOf(ada.call(contract.deleteWorkspace, { id: workspace.id, slug: other.slug }));
  await ada.call(contract.deleteWorkspace, { id: workspace.id });
  const again = await codeOf(ada.call(contract.deleteWorkspace, { id: workspace.id }));

  expect([wrong, again]).toEqual(['workspace_not_found', 'workspace_not_found']);
});

test('restores a workspace with its people, files and invitations', async () => {
  const { ada, grace, workspace, files } = await open();
  await on.save(ada, workspace, { share_with: ['somebody@example.com'] });
  const before = (await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace;
  await ada.call(contract.deleteWorkspace, { id: workspace.id });
  await ada.call(contract.deleteCloudFile, { id: files.only.id });
  const trashed = await ada.call(contract.listTrash, {});

  const thing = { kind: 'workspace', id: workspace.id } as const;
  await ada.call(contract.restoreFromTrash, thing);
  await ada.call(contract.restoreFromTrash, thing);

  expect(trashed.data).toContainEqual(expect.objectContaining({ ...thing, name: 'Bakery', files_count: 3 }));
  const after = (await ada.call(contract.getWorkspace, { slug: workspace.slug })).workspace;
  expect(after).toEqual({ ...before, files_count: 3, newest: after.newest, last_modified: after.last_modified });
  expect(after.newest).toHaveLength(3);
  expect((await on.listFiles(grace, workspace)).total).toBe(3);
});

test('lets only the owner restore or permanently delete a workspace, within 30 days', async () => {
  const { ada, grace, workspace } = await open();
  await ada.call(contract.deleteWorkspace, { id: workspace.id });
  const thing = { kind: 'workspace', id: workspace.id } as const;

  const code = await codeOf(grace.call(contract.restoreFromTrash, thing));
  await grace.call(contract.deleteFromTrash, thing);
  app.clock.advance(30 * day);
  const late = await codeOf(ada.call(contract.restoreFromTrash, thing));

  expect([code, late]).toEqual(['workspace_not_found', 'workspace_not_found']);
  expect(await app.db.selectFrom('workspaces').select('id').where('id', '=', workspace.id).execute()).toHaveLength(1);
});

test('permanently deletes trashed workspaces on request, and after 30 days by the sweep', async () => {
  const { ada, workspace, other, files } = await open();
  const live = await on.create(ada);
  for (const { id } of [workspace, other]) {
    await ada.call(contract.deleteWorkspace, { id });
  }
  const left = async () => {
    const rows = await app.db.selectFrom('workspaces').select('id').where('owner_id', '=', ada.id).orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  for (const { id } of [workspace, workspace, live]) {
    await ada.call(contract.deleteFromTrash, { kind: 'workspace', id });
  }
  const afterDeletion = await left();
  app.clock.advance(29 * day);
  await sweepWorkspaces(app.deps);
  const afterSoon = await left();
  app.clock.advance(2 * day);
  await sweepWorkspaces(app.deps);

  expect(afterDeletion).toEqual([other.id, live.id]);
  expect(afterSoon).toEqual([other.id, live.id]);
  expect(await left()).toEqual([live.id]);
  expect(await on.find(files.elsewhere)).toMatchObject({ is_deleted: false, in_my_cloud: true });
});
