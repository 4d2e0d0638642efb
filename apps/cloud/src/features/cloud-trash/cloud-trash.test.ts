import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';
import { sweepFiles } from './cloud-trash.service.js';

const app = await createTestApp({ KITHOUSE_CLOUD_FILES: '2' });
const day = 24 * 60 * 60_000;
type Person = Awaited<ReturnType<typeof app.user>>;

const trashOf = ({ call }: Person) => call(contract.listTrash, {});
const restore = ({ call }: Person, id: number, kind: 'file' | 'workspace' = 'file') =>
  call(contract.restoreFromTrash, { kind, id });
const idsOf = (files: { id: number }[]) => files.map(({ id }) => id);

test.for([
  ['DELETE', contract.deleteCloudFile],
  ['GET', contract.deleteCloudFileByGet],
] as const)(
  '[R-API-40] keeps a file deleted by %s in the trash for thirty days, and ignores a second deletion',
  async ([, call]) => {
    const ada = await app.user();
    const { id } = await push(ada, { name: 'Bäckerei' });

    const first = await ada.call(call, { id });
    const second = await ada.call(call, { id });

    expect([first, second]).toEqual(Array(2).fill({ status: 'success', message: expect.any(String) }));
    expect(await listAll(ada)).toEqual([]);
    const { data, ...paging } = await trashOf(ada);
    expect(paging).toEqual({ current_page: 1, total_page: 1, total: 1 });
    expect(data).toMatchObject([{ kind: 'file', id, name: 'Bäckerei', files_count: 1 }]);
    const [entry] = data;
    expect(Date.parse(entry?.restorable_until ?? '') - Date.parse(entry?.deleted_at ?? '')).toBe(30 * day);
  },
);

test('counts no trashed file and refuses its content and download', async () => {
  const ada = await app.user();
  const { id } = await push(ada);
  await ada.call(contract.deleteCloudFile, { id });

  expect((await ada.call(contract.getCloudUsage, {})).data.usage).toBe(0);
  const codes = [
    ada.call(contract.getCloudContent, { id, platform: 'gutenberg' }),
    ada.call(contract.downloadCloudFile, { id }),
    ada.call(contract.renameCloudFile, { id, name: 'x' }),
    ada.call(contract.listCloudVersions, { id }),
  ].map(codeOf);
  expect(await Promise.all(codes)).toEqual(Array(4).fill('file_not_found'));
});

test('restores a file to My Clouds with its versions, and ignores a second restore', async () => {
  const ada = await app.user();
  await push(ada, { id: 7 });
  const { id } = await push(ada, { id: 7, file_content: paragraph('Second') });
  await ada.call(contract.deleteCloudFile, { id });

  await restore(ada, id);
  await restore(ada, id);

  expect(await listAll(ada)).toMatchObject([{ id, versions: 2 }]);
  expect((await trashOf(ada)).data).toEqual([]);
  expect((await push(ada, { id: 7 })).id).toBe(id);
});

test('restores nothing into a full cloud and one of two concurrent files at the last place', async () => {
  const ada = await app.user();
  const files = [await push(ada), await push(ada)];
  await Promise.all(files.map(({ id }) => ada.call(contract.deleteCloudFile, { id })));
  await push(ada);

  const codes = await Promise.all(files.map(({ id }) => codeOf(restore(ada, id))));

  expect(codes.toSorted()).toEqual(['cloud_full', 'success']);
  expect(await listAll(ada)).toHaveLength(2);
});

test('keeps the new file of a post that was pushed again when the old one is restored', async () => {
  const ada = await app.user();
  const old = await push(ada, { id: 7 });
  await ada.call(contract.deleteCloudFile, { id: old.id });
  const { id } = await push(ada, { id: 7 });

  await restore(ada, old.id);

  expect(new Set(idsOf(await listAll(ada)))).toEqual(new Set([old.id, id]));
  expect(await push(ada, { id: 7 })).toMatchObject({ id, version: 2 });
});

test('deletes permanently at once, its pictures with the next sweep, and accepts a repeat', async () => {
  const ada = await app.user();
  const { pushed } = await makePictured(ada);
  const { id } = await push(ada, pushed);
  const remove = () => ada.call(contract.deleteFromTrash, { kind: 'file', id });

  await remove();
  expect(await listAll(ada)).toHaveLength(1);
  await ada.call(contract.deleteCloudFile, { id });
  await Promise.all([remove(), remove()]);

  expect((await trashOf(ada)).data).toEqual([]);
  expect(await codeOf(restore(ada, id))).toBe('file_not_found');
  const left = await app.db.selectFrom('cloud_version_media').select('sha256').where('file_id', '=', id).execute();
  expect(left).toEqual([]);
});

test("lets nobody see, restore or delete another's trash", async () => {
  const [ada, eve] = [await app.user(), await app.user({ name: 'Eve' })];
  const { id } = await push(ada);
  await ada.call(contract.deleteCloudFile, { id });

  expect((await trashOf(eve)).data).toEqual([]);
  expect(await codeOf(restore(eve, id))).toBe('file_not_found');
  expect(await codeOf(eve.call(contract.deleteCloudFile, { id }))).toBe('file_not_found');
  await eve.call(contract.deleteFromTrash, { kind: 'file', id });
  expect(idsOf((await trashOf(ada)).data)).toEqual([id]);
});

test('refuses to restore after thirty days, and deletes with the sweep', async () => {
  const ada = await app.user();
  const [old, fresh] = [await push(ada), await push(ada)];
  const at = (days: number) => new Date(app.clock.now().getTime() - days * day).toISOString();
  await app.db
    .updateTable('cloud_files')
    .set({ deleted_at: at(30.1) })
    .where('id', '=', old.id)
    .execute();
  await app.db
    .updateTable('cloud_files')
    .set({ deleted_at: at(29.9) })
    .where('id', '=', fresh.id)
    .execute();

  expect(idsOf((await trashOf(ada)).data)).toEqual([fresh.id]);
  expect(await codeOf(restore(ada, old.id))).toBe('file_not_found');
  await sweepFiles(app.deps);

  const left = await app.db.selectFrom('cloud_files').select('id').where('owner_id', '=', ada.id).execute();
  expect(idsOf(left)).toEqual([fresh.id]);
});

test('pages files and workspaces of the trash together, latest first', async () => {
  const ada = await app.user();
  const file = await push(ada);
  const { workspace } = await ada.call(contract.createWorkspace, { title: 'Team' });
  await push(ada, { workspace: 'workspace', workspace_id: workspace.id });
  await ada.call(contract.deleteCloudFile, { id: file.id });
  app.clock.advance(1000);
  await ada.call(contract.deleteWorkspace, { id: workspace.id });

  const pages = await Promise.all([1, 2, 3].map((page) => ada.call(contract.listTrash, { page, per_page: 1 })));
  await restore(ada, workspace.id, 'workspace');

  expect(pages.map(({ data }) => data.map(({ kind, id, files_count }) => [kind, id, files_count]))).toEqual([
    [['workspace', workspace.id, 1]],
    [['file', file.id, 1]],
    [],
  ]);
  expect(pages.map(({ total_page }) => total_page)).toEqual([2, 2, 2]);
  expect((await trashOf(ada)).data.map(({ kind }) => kind)).toEqual(['file']);
  expect(await codeOf(restore(ada, 2_000_000_000, 'workspace'))).toBe('workspace_not_found');
});
