import * as contract from '@kithouse/contract';
import { brand } from '@kithouse/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { drawPicture } from '../../testing/catalogue.js';
import { push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { openWorkspaces, type Somebody } from '../../testing/workspaces.js';

const app = await createTestApp();
const on = openWorkspaces(app);

/** Creates Ada's workspace with an editor, a viewer and a stranger. */
async function open() {
  const [ada, grace, hedy, mallory] = (await Promise.all(
    ['Ada', 'Grace', 'Hedy', 'Mallory'].map((name) => app.user({ name })),
  )) as [Person, Person, Person, Person];
  const workspace = await on.create(ada);
  await on.join(ada, workspace, [grace], 'editor');
  await on.join(ada, workspace, [hedy], 'viewer');
  return { ada, grace, hedy, mallory, workspace };
}
type Person = Awaited<ReturnType<typeof app.user>>;
const names = (files: { name: string }[]) => files.map(({ name }) => name);

test('[R-API-44] [R-API-52] [R-ENT-51] adds files to the workspace once, each with its own id there', async () => {
  const { ada, grace, workspace } = await open();
  const [hero, footer] = [await on.addFile(ada, { name: 'Hero' }), await on.addFile(ada, { name: 'Footer' })];

  const first = await ada.call(contract.addToWorkspace, { workspace_id: workspace.id, files: [hero.id, hero.id] });
  const added = await on.put(ada, workspace, hero, footer);

  expect(first.message).toBe('Your file has been added to this workspace.');
  expect(names(added)).toEqual(['Hero', 'Footer']);
  const files = await on.listFiles(grace, workspace);
  expect(files).toMatchObject({ current_page: 1, total_page: 1, total: 2 });
  expect(files.data).toEqual([added[1], added[0]]);
  expect(files.data[1]).toMatchObject({
    id: first.data.files[0]?.id,
    my_cloud_id: hero.id,
    owner: { id: ada.id, name: 'Ada Tester' },
  });
  expect(await on.find(hero)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [workspace.id] });
  const { data } = await grace.call(contract.listWorkspaces, { shared: true });
  expect(data[0]).toMatchObject({ files_count: 2, newest: [{ thumbnail: null }, { thumbnail: null }] });
});

test.each<[string, (all: Awaited<ReturnType<typeof open>>) => Somebody, string]>([
  ['the owner', ({ ada }) => ada, 'success'],
  ['an editor', ({ grace }) => grace, 'success'],
  ['a viewer', ({ hedy }) => hedy, 'invalid_permission'],
  ['a stranger', ({ mallory }) => mallory, 'workspace_not_found'],
])('when %s adds a file of their own, returns %s', async (_, who, expected) => {
  const all = await open();
  const person = who(all);
  const file = await on.addFile(person);

  const codes = [
    await codeOf(on.put(person, all.workspace, file)),
    await codeOf(person.call(contract.copyMoveCloudFile, { my_cloud_id: file.id, workspace_id: all.workspace.id })),
    await codeOf(
      person.call(contract.copyMoveCloudFile, { my_cloud_id: file.id, workspace_id: all.workspace.id, action: 'move' }),
    ),
  ];

  expect(codes).toEqual([expected, expected, expected]);
  const isIn = expected === 'success';
  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: !isIn, workspaces: isIn ? [all.workspace.id] : [] });
});

test.each<[string, (person: Somebody, other: Somebody) => Promise<{ id: number }>]>([
  ['somebody else’s', (_, other) => on.addFile(other)],
  [
    'in the trash',
    async (person) => {
      const file = await on.addFile(person);
      await app.db.updateTable('cloud_files').set({ deleted_at: new Date().toISOString() }).where('id', '=', file.id).execute();
      return file;
    },
  ],
  ['missing', async () => ({ id: 2_147_483_647 })],
])('adds none of the files when one is %s', async (_, find) => {
  const { ada, grace, workspace } = await open();
  const [own, wrong] = [await on.addFile(ada), await find(ada, grace)];

  const code = await codeOf(on.put(ada, workspace, own, wrong));

  expect(code).toBe('file_not_found');
  expect((await on.listFiles(ada, workspace)).total).toBe(0);
});

test('[R-API-51] removes a file by DELETE, and by GET for an old interface', async () => {
  const { ada, workspace } = await open();
  const files = [await on.addFile(ada), await on.addFile(ada)];
  const [one, two] = await on.put(ada, workspace, ...files);

  await ada.call(contract.deleteWorkspaceFile, { id: one?.id ?? 0 });
  await ada.call(contract.deleteWorkspaceFileByGet, { id: two?.id ?? 0 });
  const again = await codeOf(ada.call(contract.deleteWorkspaceFile, { id: one?.id ?? 0 }));

  expect(again).toBe('file_not_found');
  expect((await on.listFiles(ada, workspace)).total).toBe(0);
  for (const file of files) {
    expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
  }
});

test('moves an own file without another location to the trash and keeps others', async () => {
  const { ada, workspace } = await open();
  const other = await on.create(ada);
  const [only, both] = [await on.addFile(ada, { in_my_cloud: false }), await on.addFile(ada, { in_my_cloud: false })];
  const memberships = await on.put(ada, workspace, only, both);
  await on.put(ada, other, both);

  for (const { id } of memberships) {
    await ada.call(contract.deleteWorkspaceFile, { id });
  }

  expect(await on.find(only)).toMatchObject({ is_deleted: true, workspaces: [] });
  expect(await on.find(both)).toEqual({ is_deleted: false, in_my_cloud: false, workspaces: [other.id] });
});

test("returns other people's files to them when the owner removes them", async () => {
  const { ada, grace, workspace } = await open();
  const file = await on.addFile(grace, { in_my_cloud: false });
  const [membership] = await on.put(grace, workspace, file);

  await ada.call(contract.deleteWorkspaceFile, { id: membership?.id ?? 0 });

  expect(await on.find(file)).toEqual({ is_deleted: false, in_my_cloud: true, workspaces: [] });
});

test.each<[string, (all: Awaited<ReturnType<typeof open>>) => Somebody, string]>([
  ['an editor', ({ grace }) => grace, 'invalid_permission'],
  ['a viewer', ({ hedy }) => hedy, 'invalid_permission'],
  ['a stranger', ({ mallory }) => mallory, 'file_not_found'],
])("when %s removes another's file, returns %s", async (_, who, expected) => {
  const all = await open();
  const file = await on.addFile(all.ada);
  const [membership] = await on.put(all.ada, all.workspace, file);

  const code = await codeOf(who(all).call(contract.deleteWorkspaceFile, { id: membership?.id ?? 0 }));

  expect(code).toBe(expected);
  expect((await on.find(file)).workspaces).toEqual([all.workspace.id]);
});

test('lets a former editor who is now a viewer remove their own files', async () => {
  const { ada, grace, workspace } = await open();
  const [membership] = await on.put(grace, workspace, await on.addFile(grace));
  await on.save(ada, workspace, { roles: { [grace.email]: 'viewer' } });

  await grace.call(contract.deleteWorkspaceFile, { id: membership?.id ?? 0 });

  expect((await on.listFiles(ada, workspace)).total).toBe(0);
});

test('[R-API-43] [R-VALID-30] filters files by platform and by three or more letters, ignoring accents and case', async () => {
  const { ada, hedy, workspace } = await open();
  for (const [name, platform] of [
    ['Zoe landing', 'elementor'],
    ['Landing', 'gutenberg'],
    ['100% off_sale', 'gutenberg'],
  ] as const) {
    await on.put(ada, workspace, await on.addFile(ada, { name, platform }));
  }
  const find = async (requested: object) => names((await on.listFiles(hedy, workspace, requested)).data);

  expect(await find({ search: 'LÄNDING' })).toEqual(['Landing', 'Zoe landing']);
  expect(await find({ search: 'landing zoé' })).toEqual(['Zoe landing']);
  expect(await find({ search: 'landing', file_type: 'gutenberg', shared: true })).toEqual(['Landing']);
  expect(await find({ file_type: 'elementor' })).toEqual(['Zoe landing']);
  expect(await find({ search: '0% off_s' })).toEqual(['100% off_sale']);
  for (const search of ['la', '  ', '%', '%%%', '___', '\\\\\\', "' or 1"]) {
    expect(await find({ search })).toEqual([]);
  }
});

test('lists files last added or modified first', async () => {
  const { ada, workspace } = await open();
  const files = [];
  for (const name of ['One', 'Two', 'Three']) {
    files.push(await on.addFile(ada, { name }));
    await on.put(ada, workspace, files.at(-1) ?? { id: 0 });
  }

  await sql`update cloud_files set modified_at = now() where id = ${files[0]?.id}`.execute(app.db);

  expect(names((await on.listFiles(ada, workspace)).data)).toEqual(['One', 'Three', 'Two']);
});

test('[R-API-43] keeps pages stable while others add and change files', async () => {
  const { ada, grace, workspace } = await open();
  const files = [];
  for (let turn = 0; turn < 10; turn++) {
    files.push(await on.addFile(ada, { name: `File ${turn}` }));
    await on.put(ada, workspace, files.at(-1) ?? { id: 0 });
  }
  const first = await on.listFiles(ada, workspace, { per_page: 4 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await on.put(grace, workspace, await on.addFile(grace, { name: 'New' }));
  await sql`update cloud_files set modified_at = now() where id = ${files[1]?.id}`.execute(app.db);

  const rest = [];
  for (const page of [2, 3]) {
    rest.push(await on.listFiles(ada, workspace, { per_page: 4, page, as_of: first.as_of }));
  }

  const all = [first, ...rest].flatMap(({ data }) => names(data));
  expect(all).toEqual(files.map(({ name }) => name).reverse());
  expect(rest.map(({ total }) => total)).toEqual([10, 10]);
  expect(names((await on.listFiles(ada, workspace, { per_page: 4 })).data)).toEqual(['File 1', 'New', 'File 9', 'File 8']);
});

test.each([
  { page: 0 },
  { page: 1.5 },
  { per_page: 101 },
  { as_of: 'yesterday' },
  { as_of: '2026-99-99T99:99:99.999Z' },
  { as_of: "2026-01-01T00:00:00.000Z'" },
  { search: 'x'.repeat(101) },
])('refuses %j', async (requested) => {
  const { ada, workspace } = await open();

  expect(await codeOf(on.listFiles(ada, workspace, requested))).toBe('invalid_input');
});

test('returns an empty page with the total beyond the last page', async () => {
  const { ada, workspace } = await open();
  await on.put(ada, workspace, await on.addFile(ada));

  const files = await on.listFiles(ada, workspace, { page: 9 });

  expect(files).toMatchObject({ data: [], current_page: 9, total_page: 1, total: 1 });
});

test('answers a stranger as if the workspace did not exist', async () => {
  const { mallory, workspace, grace } = await open();
  const { slug, id } = workspace;
  const file = await on.addFile(mallory);

  const codes = {
    get: await codeOf(mallory.call(contract.getWorkspace, { slug })),
    activity: await codeOf(mallory.call(contract.listActivity, { slug })),
    save: await codeOf(mallory.call(contract.saveWorkspace, { slug, title: 'Mine' })),
    delete: await codeOf(mallory.call(contract.deleteWorkspace, { id })),
    add: await codeOf(mallory.call(contract.addToWorkspace, { workspace_id: id, files: [file.id] })),
    leave: await codeOf(mallory.call(contract.leaveWorkspace, { slug })),
    resend: await codeOf(mallory.call(contract.resendInvitation, { slug, email: grace.email })),
  };

  expect(Object.entries(codes).filter(([, code]) => code !== 'workspace_not_found')).toEqual([]);
  const missing = await codeOf(mallory.call(contract.getWorkspace, { slug: 'no-such-workspace' }));
  expect(missing).toBe('workspace_not_found');
});

test.each(['editor', 'viewer'] as const)('[R-PERM-16] lets the %s neither save, delete nor invite', async (role) => {
  const { grace, hedy, workspace } = await open();
  const { call } = role === 'editor' ? grace : hedy;
  const { slug, id } = workspace;

  const codes = [
    await codeOf(call(contract.saveWorkspace, { slug, title: 'Mine' })),
    await codeOf(call(contract.saveWorkspace, { slug, share_with: ['x@example.com'] })),
    await codeOf(call(contract.deleteWorkspace, { id })),
    await codeOf(call(contract.resendInvitation, { slug, email: 'x@example.com' })),
  ];

  expect(new Set(codes)).toEqual(new Set(['invalid_permission']));
  expect(await app.mailsTo('x@example.com')).toEqual([]);
});

test('refuses a link with a key of another site', async () => {
  const { ada, workspace } = await open();
  const [membership] = await on.put(ada, workspace, await on.addFile(ada));

  const response = await fetch(`${app.url}/v1/workspaces/item/delete/${membership?.id}`, {
    headers: { authorization: `Bearer ${ada.api_key}`, [brand.siteHeader]: 'https://other.example' },
  });

  expect(response.status).toBe(401);
  expect((await on.listFiles(ada, workspace)).total).toBe(1);
});

test("builds a workspace's picture from its three newest files: thumbnails, or sketches without one", async () => {
  const { ada, workspace } = await open();
  const thumbnail = `data:image/webp;base64,${(await drawPicture()).toString('base64')}`;
  const target = { workspace: 'workspace', workspace_id: workspace.id } as const;
  for (const given of [{}, {}, { thumbnail }, {}]) {
    await push(ada, { ...given, ...target });
  }

  const { data } = await ada.call(contract.listWorkspaces, {});
  const listed = await ada.call(contract.listWorkspaces, { list_only: true });

  const drawn = { thumbnail: null, sketch: [expect.objectContaining({ kind: 'text' })] };
  expect(data[0]?.newest).toEqual([drawn, { thumbnail: expect.stringContaining('/files/'), sketch: [] }, drawn]);
  expect(listed.data[0]?.newest).toEqual([]);
});
