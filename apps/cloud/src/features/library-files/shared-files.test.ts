import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp();
type Person = Awaited<ReturnType<typeof app.user>>;

/** Creates a workspace with members. */
async function open(owner: Person, members: { person: Person; role: 'editor' | 'viewer' }[] = []) {
  const { workspace } = await owner.call(contract.createWorkspace, { title: 'Team' });
  for (const { person, role } of members) {
    await app.db.insertInto('workspace_members').values({ workspace_id: workspace.id, user_id: person.id, role }).execute();
  }
  return { workspace: 'workspace' as const, workspace_id: workspace.id, slug: workspace.slug };
}

const filesIn = async ({ call }: Person, slug: string) => (await call(contract.getWorkspace, { slug })).files.data;
const contentOf = ({ call }: Person, id: number) => call(contract.getCloudContent, { id, platform: 'gutenberg' });

test('[R-API-37] [R-API-38] stores a push to a workspace there and not in My Clouds, and links to it', async () => {
  const ada = await app.user();
  const { slug, ...target } = await open(ada);

  const template = { name: 'Bakery', platform: 'gutenberg', file_content: paragraph('Bread') } as const;
  const { message, redirect, data } = await ada.call(contract.pushCloudFile, { ...template, ...target });

  const id = data.my_cloud_item;
  expect([message, redirect]).toEqual(['Successfully Pushed', `clouds/workspace/${slug}`]);
  expect((await contentOf(ada, id)).document.content).toBe(paragraph('Bread'));
  expect(await listAll(ada)).toEqual([]);
  expect((await filesIn(ada, slug)).map(({ my_cloud_id }) => my_cloud_id)).toEqual([id]);
  expect((await ada.call(contract.getCloudUsage, {})).data.usage).toBe(1);
});

test("lets an editor push into another's workspace on their own quota, and no viewer or stranger", async () => {
  const [ada, editor, viewer, eve] = await Promise.all([app.user(), app.user(), app.user(), app.user()]);
  const { slug, ...target } = await open(ada, [
    { person: editor, role: 'editor' },
    { person: viewer, role: 'viewer' },
  ]);

  const { redirect } = await push(editor, { ...target, workspace: 'shared-workspace' });

  expect(redirect).toBe(`clouds/shared-workspace/${slug}`);
  expect(await codeOf(push(viewer, target))).toBe('invalid_permission');
  expect(await codeOf(push(eve, target))).toBe('workspace_not_found');
  expect(await codeOf(push(eve, { workspace: 'workspace' }))).toBe('invalid_input');
  const usage = [ada, editor, viewer, eve].map(async ({ call }) => (await call(contract.getCloudUsage, {})).data.usage);
  expect(await Promise.all(usage)).toEqual([0, 1, 0, 0]);
});

test('refuses a push without permission before pictures are uploaded', async () => {
  const [ada, eve] = [await app.user(), await app.user()];
  const { workspace_id } = await open(ada);
  const file_content = '<!-- wp:image --><figure><img src="https://site.example/a.webp"/></figure><!-- /wp:image -->';

  expect(await codeOf(push(eve, { workspace: 'workspace', workspace_id, file_content }))).toBe('workspace_not_found');
});

test('shows a post pushed to My Clouds and then a workspace in both, as one file', async () => {
  const ada = await app.user();
  const { slug, ...target } = await open(ada);
  const first = await push(ada, { id: 7 });

  const second = await push(ada, { id: 7, ...target });

  expect(second).toMatchObject({ id: first.id, version: 2 });
  expect((await listAll(ada)).map(({ id }) => id)).toEqual([first.id]);
  expect((await filesIn(ada, slug)).map(({ my_cloud_id }) => my_cloud_id)).toEqual([first.id]);
});

test('adds a post pushed to a workspace to My Clouds when pushed there', async () => {
  const ada = await app.user();
  const { slug: _, ...target } = await open(ada);
  const first = await push(ada, { id: 7, ...target });

  await push(ada, { id: 7 });

  expect((await listAll(ada)).map(({ id }) => id)).toEqual([first.id]);
});

test('lets members insert and download a shared file with its pictures until they are removed', async () => {
  const [ada, viewer, eve] = [await app.user(), await app.user(), await app.user()];
  const { slug: _, ...target } = await open(ada, [{ person: viewer, role: 'viewer' }]);
  const { pushed, file } = await makePictured(ada);
  const { id } = await push(ada, { ...target, ...pushed });

  const [medium] = (await contentOf(viewer, id)).media;
  const picture = await fetch(String(medium?.url).replace('https://cloud.example', app.url));
  const { fileURL } = await viewer.call(contract.downloadCloudFile, { id });
  await app.db.deleteFrom('workspace_members').where('user_id', '=', viewer.id).execute();

  expect(Buffer.from(await picture.arrayBuffer()).equals(file)).toBe(true);
  const download = await fetch(fileURL.replace('https://cloud.example', app.url));
  expect(download.status).toBe(404);
  expect(await Promise.all([viewer, eve].map((person) => codeOf(contentOf(person, id))))).toEqual(
    Array(2).fill('file_not_found'),
  );
});

test('shares nothing from a workspace in the trash', async () => {
  const [ada, viewer] = [await app.user(), await app.user()];
  const { slug: _, ...target } = await open(ada, [{ person: viewer, role: 'viewer' }]);
  const { id } = await push(ada, target);
  await ada.call(contract.deleteWorkspace, { id: target.workspace_id });

  expect(await codeOf(contentOf(viewer, id))).toBe('file_not_found');
  expect((await contentOf(ada, id)).item_id).toBe(id);
});

test('lets members neither rename or delete shared files nor see their versions', async () => {
  const [ada, editor] = [await app.user(), await app.user()];
  const { slug, ...target } = await open(ada, [{ person: editor, role: 'editor' }]);
  const { id } = await push(ada, target);

  const codes = await Promise.all(
    [
      editor.call(contract.renameCloudFile, { id, name: 'Mine' }),
      editor.call(contract.deleteCloudFile, { id }),
      editor.call(contract.listCloudVersions, { id }),
      editor.call(contract.restoreCloudVersion, { id, number: 1 }),
    ].map(codeOf),
  );

  expect(codes).toEqual(Array(4).fill('file_not_found'));
  expect(await filesIn(editor, slug)).toHaveLength(1);
});

test('removes a deleted file from every workspace and restores it to My Clouds', async () => {
  const [ada, viewer] = [await app.user(), await app.user()];
  const { slug, ...target } = await open(ada, [{ person: viewer, role: 'viewer' }]);
  const { id } = await push(ada, target);

  await ada.call(contract.deleteCloudFile, { id });
  const during = await filesIn(viewer, slug);
  await ada.call(contract.restoreFromTrash, { kind: 'file', id });

  expect(during).toEqual([]);
  expect(await filesIn(viewer, slug)).toEqual([]);
  expect((await listAll(ada)).map((file) => file.id)).toEqual([id]);
});

test('keeps a copy of a shared file with its pictures whatever happens to the original', async () => {
  const [ada, viewer] = [await app.user(), await app.user({ name: 'Grace' })];
  const { slug: _, ...target } = await open(ada, [{ person: viewer, role: 'viewer' }]);
  const { pushed, sha256 } = await makePictured(ada);
  const { id } = await push(ada, { ...target, ...pushed, name: 'Shared' });

  const { data } = await viewer.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: 0, action: 'copy' });
  await ada.call(contract.deleteCloudFile, { id });
  await ada.call(contract.deleteFromTrash, { kind: 'file', id });

  const [copy] = data.files;
  expect(copy).toMatchObject({ name: 'Shared', owner: { id: viewer.id, name: 'Grace Tester' }, versions: 1 });
  expect((await contentOf(viewer, copy?.id ?? 0)).media).toMatchObject([{ sha256 }]);
  expect((await viewer.call(contract.findMissingCloudMedia, { sha256: [sha256] })).missing).toEqual([]);
  expect((await viewer.call(contract.getCloudUsage, {})).data.usage).toBe(1);
});

test('refuses inserting from an own cloud with an unconfirmed e-mail', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { file_content: paragraph() });
  await app.db.updateTable('users').set({ verified_at: null }).where('id', '=', ada.id).execute();

  await expect(contentOf(ada, id)).rejects.toMatchObject({
    code: 'invalid_data',
    message: 'Sorry your account is not verified. Please verify your account to start inserting items.',
  });
});

test('refuses a file of the other platform', async () => {
  const ada = await app.user();
  const { id } = await push(ada);

  await expect(ada.call(contract.getCloudContent, { id, platform: 'elementor' })).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringContaining('block editor'),
  });
});

test('keeps the author in every copy, so that no site attributes their code to somebody else', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const { workspace, workspace_id } = await open(ada, [{ person: grace, role: 'editor' }]);
  const { id } = await push(ada, { workspace, workspace_id });

  const { data } = await grace.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: 0 });
  const copy = data.files[0]?.my_cloud_id ?? 0;
  await grace.call(contract.copyMoveCloudFile, { my_cloud_id: copy, workspace_id });
  const back = await ada.call(contract.copyMoveCloudFile, { my_cloud_id: copy, workspace_id: 0 });

  const isOwn = async (person: Person, file: number) => (await contentOf(person, file)).is_own;
  expect([await isOwn(ada, id), await isOwn(grace, id), await isOwn(grace, copy)]).toEqual([true, false, false]);
  expect(await isOwn(ada, back.data.files[0]?.my_cloud_id ?? 0)).toBe(true);
});

test('keeps the first author of a version restored in a copied file', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const { workspace, workspace_id } = await open(ada, [{ person: grace, role: 'viewer' }]);
  const { id } = await push(ada, { workspace, workspace_id });
  const { data } = await grace.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: 0 });
  const copy = data.files[0]?.my_cloud_id ?? 0;

  await app.db.updateTable('cloud_versions').set({ number: 3 }).where('file_id', '=', copy).execute();
  await app.db.updateTable('cloud_files').set({ version: 4 }).where('id', '=', copy).execute();
  await grace.call(contract.restoreCloudVersion, { id: copy, number: 3 });

  expect((await contentOf(grace, copy)).is_own).toBe(false);
});
