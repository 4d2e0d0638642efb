import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import * as contract from '@kithouse/contract';
import { openCloudArchive } from '@kithouse/kits';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { createTemporaryFolder } from '../../testing/folders.js';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';
import { openWorkspaces } from '../../testing/workspaces.js';
import { importArchive } from './import.service.js';

const app = await createTestApp();
const other = await createTestApp({ KITHOUSE_CLOUD_FILES: '5' });
const on = openWorkspaces(app);
const ownPage = { origin: 'https://cloud.example', 'sec-fetch-site': 'same-origin' };

type App = typeof app;
type Person = Awaited<ReturnType<App['user']>>;

async function exportAll(from: App, person: Person) {
  const { fileURL, file_name } = await (await person.browse()).call(contract.exportCloud, {});
  const answer = await fetch(fileURL.replace('https://cloud.example', from.url));
  return { answer, file_name, bytes: new Uint8Array(await answer.arrayBuffer()), fileURL };
}

const importInto = async (person: Person, file: Uint8Array) =>
  (await (await person.browse()).call(contract.importCloud, {}, { file })).data;

/** Stores an archive like an upload and returns its path. */
async function store(archive: Uint8Array): Promise<string> {
  const path = join(await createTemporaryFolder(), 'archive');
  await writeFile(path, archive);
  return path;
}

/** Replaces entries of an archive and omits those without bytes. */
function change(archive: Uint8Array, changes: Record<string, Uint8Array | undefined>): Uint8Array {
  const entries: Zippable = { ...unzipSync(archive) };
  for (const [name, bytes] of Object.entries(changes)) {
    delete entries[name];
    Object.assign(entries, bytes && { [name]: bytes });
  }
  return zipSync(entries, { level: 0 });
}

test('moves a cloud to another instance with names, pictures, version names and workspaces, and adds nothing the second time', async () => {
  const [ada, there] = [await app.user(), await other.user()];
  const { pushed, file } = await makePictured(ada);
  const pictured = await push(ada, { ...pushed, name: 'Bäckerei 🥐 مخبز' });
  await ada.call(contract.nameCloudVersion, { id: pictured.id, number: 1, name: 'Before Easter' });
  const workspace = await on.create(ada, { title: 'Team' });
  await push(ada, { name: 'Inside', workspace: 'workspace', workspace_id: workspace.id });
  const trashed = await push(ada, { name: 'Trashed' });
  await ada.call(contract.deleteCloudFile, { id: trashed.id });

  const { answer, bytes } = await exportAll(app, ada);
  const first = await importInto(there, bytes);
  const second = await importInto(there, bytes);

  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect([first, second]).toEqual([
    { added: 2, skipped: 0, refused: [] },
    { added: 0, skipped: 2, refused: [] },
  ]);
  const files = await listAll(there);
  expect(files.map(({ name }) => name).toSorted()).toEqual(['Bäckerei 🥐 مخبز', 'Inside']);
  const id = files.find(({ name }) => name !== 'Inside')?.id ?? 0;
  const { media } = await there.call(contract.getCloudContent, { id, platform: 'gutenberg' });
  const picture = await fetch(media[0]?.url.replace('https://cloud.example', other.url) ?? '');
  expect(Buffer.from(await picture.arrayBuffer()).equals(file)).toBe(true);
  expect((await there.call(contract.listCloudVersions, { id })).data).toMatchObject([{ number: 1, name: 'Before Easter' }]);
  const { data } = await there.call(contract.listWorkspaces, {});
  expect(data).toMatchObject([{ title: 'Team', files_count: 1, sharedWith: [], pending_invitations: '[]' }]);
});

test('adds nothing when an export is imported at home, except one for each copy', async () => {
  const ada = await app.user();
  const settings = { html: '<b>x</b>', _z: 1, a: [{ b: 1, a: 2 }] };
  const widget = { settings, id: 'a1b2c3d', widgetType: 'html', elType: 'widget', elements: [] };
  const content = [{ elType: 'container', settings: {}, elements: [widget], id: 'b1b2c3d' }];
  await push(ada, {
    platform: 'elementor',
    file_content: { title: 'x', type: 'page', content, page_settings: {}, version: '0.4' },
  });
  const { id } = await push(ada, { file_content: paragraph() });
  await ada.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: 0, action: 'copy' });
  const { pushed } = await makePictured(ada);
  await push(ada, pushed);
  await push(ada, pushed);
  const count = (await listAll(ada)).length;

  const { bytes } = await exportAll(app, ada);
  const again = await importInto(ada, bytes);
  const grace = await app.user();
  const elsewhere = await importInto(grace, bytes);

  expect(again).toEqual({ added: 0, skipped: count, refused: [] });
  expect(elsewhere).toEqual({ added: count, skipped: 0, refused: [] });
});

test('adds each file once when an import is sent twice together', async () => {
  const [ada, there] = [await app.user(), await other.user()];
  await push(ada);
  await push(ada);
  const { bytes } = await exportAll(app, ada);

  // Two processes may get the requests, and each accepts one at a time.
  const path = await store(bytes);
  const importHere = () => importArchive(other.deps, { ...there, name: 'Ada' }, path, () => false);
  const [one, two] = await Promise.all([importHere(), importHere()]);

  expect(one.added + two.added).toBe(2);
  expect(await listAll(there)).toHaveLength(2);
});

test('names the files that a full cloud refuses and imports them once there is room', async () => {
  const [ada, there] = [await app.user(), await other.user()];
  for (let n = 0; n < 7; n++) {
    await push(ada, { name: `File ${n}` });
  }
  const { bytes } = await exportAll(app, ada);

  const { added, refused } = await importInto(there, bytes);
  const [first] = await listAll(there);
  await there.call(contract.deleteCloudFile, { id: first?.id ?? 0 });
  const again = await importInto(there, bytes);

  expect([added, refused.map(({ name }) => name)]).toEqual([5, ['File 5', 'File 6']]);
  expect(refused[0]?.reason).toBe(contract.errors.cloud_full.message);
  expect([again.added, again.skipped]).toEqual([1, 4]);
  expect((await there.call(contract.getCloudUsage, {})).data.usage).toBe(5);
});

test('expires the export address, rejects changes to it and includes only own files', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  await push(ada, { name: 'Mine' });
  const workspace = await on.create(grace);
  await on.join(grace, workspace, [ada]);
  await push(grace, { name: 'Hers', workspace: 'workspace', workspace_id: workspace.id });

  const { bytes, fileURL, file_name } = await exportAll(app, ada);
  const { index } = openCloudArchive(bytes);
  const local = fileURL.replace('https://cloud.example', app.url);
  const changed = await fetch(local.replace(`user=${ada.id}`, `user=${grace.id}`));
  app.clock.advance(16 * 60_000);
  const late = await fetch(local);

  expect(file_name).toMatch(/^kithouse-cloud-\d{4}-\d\d-\d\d\.zip$/);
  expect(index.files.map(({ name }) => name)).toEqual(['Mine']);
  expect(JSON.stringify(index)).not.toContain('Hers');
  expect([changed.status, late.status]).toEqual([404, 404]);
});

test('exports an empty cloud as an archive without files and imports it without effect', async () => {
  const ada = await app.user();

  expect(await importInto(ada, (await exportAll(app, ada)).bytes)).toEqual({ added: 0, skipped: 0, refused: [] });
});

test('omits and names a file whose picture is missing and exports all others', async () => {
  const ada = await app.user();
  const { pushed, sha256 } = await makePictured(ada);
  await push(ada, { ...pushed, name: 'Broken' });
  await push(ada, { name: 'Whole' });
  await app.deps.files.remove(sha256);

  const { index } = openCloudArchive((await exportAll(app, ada)).bytes);

  expect(index.files.map(({ name }) => name)).toEqual(['Whole']);
  expect(index.left_out).toEqual([{ name: 'Broken', reason: 'An image of this template is missing. Push the template again.' }]);
});

test('refuses damaged, missing, pack and non-bundle entries one by one and stores no partial file', async () => {
  const [ada, there] = [await app.user(), await app.user()];
  const { pushed } = await makePictured(ada);
  const names = ['Whole', 'Damaged', 'Missing', 'Text', 'Other picture', 'Pack'];
  for (const name of names) {
    await push(ada, { ...pushed, name, file_content: `${pushed.file_content}${paragraph()}` });
  }
  const { bytes } = await exportAll(app, ada);
  const { index, read } = openCloudArchive(bytes);
  const entries = new Map(index.files.map(({ name, entry }) => [name, entry]));
  const at = (name: string) => entries.get(name) ?? '';
  const inner = unzipSync(read(at('Other picture')));
  const medium = Object.keys(inner).find((name) => name.startsWith('media/')) ?? '';
  const pack = unzipSync(read(at('Pack')));
  const head = { ...JSON.parse(new TextDecoder().decode(pack['bundle.json'])), type: 'pack' };
  const file = change(bytes, {
    [at('Damaged')]: read(at('Damaged')).slice(0, -40),
    [at('Missing')]: undefined,
    [at('Text')]: strToU8('{"title":"x","content":[],"type":"page"}'),
    [at('Other picture')]: zipSync({ ...inner, [medium]: strToU8('<script>') }),
    [at('Pack')]: zipSync({ ...pack, 'bundle.json': strToU8(JSON.stringify(head)) }),
  });

  const { added, refused } = await importInto(there, file);

  expect([added, refused.map(({ name }) => name).toSorted()]).toEqual([1, names.slice(1).toSorted()]);
  expect(refused.every(({ reason }) => reason.length > 10 && !reason.includes('Error'))).toBe(true);
  expect((await listAll(there)).map(({ name }) => name)).toEqual(['Whole']);
});

const index = { format: 1, exported_at: '', files: [], workspaces: [], left_out: [] };
const indexed = (more: object) => ({ 'index.json': strToU8(JSON.stringify({ ...index, ...more })) });
const listed = (entry: string) => ({ ...frame, entry });
const frame = { name: 'x', platform: 'gutenberg', type: 'page', created_at: '', modified_at: '', versions: [] };

test.for<[string, Uint8Array]>([
  ['a file that is not a zip', strToU8('hello')],
  ['a zip without an index', zipSync({ 'a.txt': strToU8('a') })],
  ['an invalid index', zipSync({ 'index.json': strToU8('[1') })],
  ['an index of another format', zipSync(indexed({ format: 2 }))],
  ['an entry outside the folder', zipSync(indexed({ files: [listed('../../etc/passwd')] }))],
  ['a path traversal', zipSync({ ...indexed({}), '../evil.zip': strToU8('x') })],
  ['an index that exceeds the unpacked limit', zipSync({ 'index.json': new Uint8Array(3_000_000) }, { level: 9 })],
  ['a truncated archive', zipSync(indexed({})).slice(0, -30)],
])('refuses %s entirely', async ([, file]) => {
  const ada = await app.user();

  expect(await codeOf(importInto(ada, file))).toBe('invalid_input');
  expect(await listAll(ada)).toEqual([]);
});

test('refuses an index that lists a file twice before it unpacks any [R-OPS-05]', async () => {
  const there = await app.user();
  const archive = zipSync({ ...indexed({ files: [listed('files/1.zip'), listed('files/1.zip')] }), 'files/1.zip': strToU8('x') });

  await expect(importInto(there, archive)).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'The index of this export is damaged: it lists “files/1.zip” twice.',
  });
});

test('reads no more files once the cloud is full [R-OPS-06]', async () => {
  const [ada, there] = [await app.user(), await other.user()];
  for (let n = 0; n < 6; n++) {
    await push(ada, { name: `File ${n}` });
  }
  const { bytes } = await exportAll(app, ada);
  const [fits, unread] = ['File 5', 'Unread'];
  const { index: listing } = openCloudArchive(bytes);
  const files = [...listing.files, { ...listed('files/1000000.zip'), name: unread }];
  const archive = change(bytes, {
    'index.json': strToU8(JSON.stringify({ ...listing, files })),
    'files/1000000.zip': strToU8('damaged, which is found only when it is read'),
  });

  const { added, refused } = await importInto(there, archive);

  expect([added, refused.map(({ name, reason }) => [name, reason])]).toEqual([
    5,
    [
      [fits, contract.errors.cloud_full.message],
      [unread, contract.errors.cloud_full.message],
    ],
  ]);
});

test('imports no more files after the client has hung up [R-OPS-06]', async () => {
  const [ada, there] = [await app.user(), await app.user()];
  for (let n = 0; n < 3; n++) {
    await push(ada, { name: `File ${n}` });
  }
  const { bytes } = await exportAll(app, ada);
  let requested = 0;

  await importArchive(app.deps, { ...there, name: 'Ada' }, await store(bytes), () => ++requested > 2);

  expect(await listAll(there)).toHaveLength(1);
});

test('limits the total bytes that the files of an archive unpack to [R-OPS-06]', async () => {
  const [ada, there] = [await app.user(), await app.user()];
  for (let n = 0; n < 3; n++) {
    await push(ada, { name: `File ${n}` });
  }
  const { bytes } = await exportAll(app, ada);

  const budget = { bytes: 1000, ms: 600_000 };
  const result = await importArchive(app.deps, { ...there, name: 'Ada' }, await store(bytes), () => false, budget);

  expect(result.refused.length).toBeGreaterThan(0);
  expect(result.added + result.refused.length).toBe(3);
  expect(new Set(result.refused.map(({ reason }) => reason))).toEqual(
    new Set(['The files of this archive unpack to more than 512 MB.']),
  );
});

test('[R-OPS-104] stops reading an archive that takes too long, and reports it', async () => {
  const [ada, there] = [await app.user(), await app.user()];
  for (let n = 0; n < 2; n++) {
    await push(ada, { name: `File ${n}` });
  }
  const path = await store((await exportAll(app, ada)).bytes);

  const result = await importArchive(app.deps, { ...there, name: 'Ada' }, path, () => false, { bytes: 1_000_000, ms: 0.001 });

  const reason = 'The templates of this archive take too long to read.';
  expect(result).toMatchObject({ added: 1, refused: [{ reason }] });
});

test("trusts no scripts from an archive, not even the person's own [R-OPS-07]", async () => {
  const [ada, there] = [await app.user(), await app.user()];
  const { id: own } = await push(ada);
  const isOwn = async (person: Person, id: number) =>
    (await person.call(contract.getCloudContent, { id, platform: 'gutenberg' })).is_own;

  await importInto(there, (await exportAll(app, ada)).bytes);
  const [file] = await listAll(there);
  const copied = await there.call(contract.copyMoveCloudFile, { my_cloud_id: file?.id ?? 0, workspace_id: 0, action: 'copy' });

  expect(await isOwn(ada, own)).toBe(true);
  expect([await isOwn(there, file?.id ?? 0), await isOwn(there, copied.data.files[0]?.my_cloud_id ?? 0)]).toEqual([false, false]);
});

longTest('refuses a bundle that unpacks to far more than its size and accepts the next one', async () => {
  const [ada, there] = [await app.user(), await app.user()];
  await push(ada, { name: 'Bomb' });
  await push(ada, { name: 'Whole' });
  const { bytes } = await exportAll(app, ada);
  const bomb = openCloudArchive(bytes).index.files.find(({ name }) => name === 'Bomb')?.entry ?? '';
  const file = change(bytes, { [bomb]: zipSync({ 'bundle.json': new Uint8Array(60_000_000).fill(32) }, { level: 9 }) });

  const { added, refused } = await importInto(there, file);

  expect([added, refused.map(({ name }) => name)]).toEqual([1, ['Bomb']]);
});

test('lets only confirmed accounts import, a limited number of times', async () => {
  const [ada, eve] = [await app.user(), await app.user({ verified: false })];
  const { bytes } = await exportAll(app, ada);

  expect(await codeOf(importInto(eve, bytes))).toBe('not_verified');
  const codes = new Set<string>();
  for (let n = 0; n < 21; n++) {
    codes.add(await codeOf(importInto(ada, bytes)));
  }
  expect([...codes]).toEqual(['success', 'rate_limited']);
  expect(await codeOf(ada.call(contract.exportCloud, {}))).toBe('invalid_permission');
});

test('adds the files to an own workspace of the same name and creates none for those of others', async () => {
  const [ada, there, grace] = [await app.user(), await app.user(), await app.user()];
  const [own, hers] = [await on.create(ada, { title: 'Team' }), await on.create(grace, { title: `Hers ${randomUUID()}` })];
  await on.join(grace, hers, [ada]);
  for (const { id } of [own, hers]) {
    await push(ada, { workspace: 'workspace', workspace_id: id });
  }
  const mine = await on.create(there, { title: 'Team' });

  await importInto(there, (await exportAll(app, ada)).bytes);

  expect((await there.call(contract.listWorkspaces, {})).data).toMatchObject([{ id: mine.id, files_count: 1 }]);
  expect(await listAll(there)).toHaveLength(2);
});

test('[R-OPS-92] accepts one archive per account at a time, and stalled uploads of others block nobody', async () => {
  const [ada, eve] = [await app.user(), await app.user()];
  const { bytes } = await exportAll(app, ada);
  const { jar } = await eve.browse();
  const headers = { ...ownPage, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  const begin = () => {
    const upload = request(`${app.url}/v1/clouds/import`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': 200_000_000 },
    });
    upload.on('error', () => {});
    upload.write(Buffer.alloc(1000));
    return upload;
  };
  const uploads = Array.from({ length: 6 }, begin);
  const folder = join(app.deps.config.dataDir, 'uploads');
  const listStored = () => readdir(folder).catch(() => []);
  await expect.poll(listStored, { timeout: 30_000 }).toHaveLength(1);

  expect(await codeOf(importInto(eve, bytes))).toBe('rate_limited');
  expect(await codeOf(importInto(ada, bytes))).toBe('success');

  for (const upload of uploads) {
    upload.destroy();
  }
  await expect.poll(() => codeOf(importInto(eve, bytes)), { timeout: 30_000 }).toBe('success');
  await expect.poll(listStored, { timeout: 30_000 }).toEqual([]);
});

test("finds a template's requirements in its content instead of trusting the archive", async () => {
  const ada = await app.user();
  await push(ada);
  const { bytes } = await exportAll(app, ada);
  const [name = ''] = Object.keys(unzipSync(bytes)).filter((entry) => entry.startsWith('files/'));
  const inner = unzipSync(unzipSync(bytes)[name] ?? new Uint8Array());
  const plugin = { name: 'Wonder', slug: 'wonder', plugin_file: 'a/a.php', is_pro: false, link: 'https://evil.example' };
  const requires = { plugins: [plugin], elementor_pro: false };
  const manifest = { ...JSON.parse(new TextDecoder().decode(inner['bundle.json'])), requires };
  const changed = change(bytes, { [name]: zipSync({ ...inner, 'bundle.json': strToU8(JSON.stringify(manifest)) }) });
  const there = await app.user();

  const result = await importInto(there, changed);

  const [file] = await listAll(there);
  expect(result.added).toBe(1);
  const content = await there.call(contract.getCloudContent, { id: file?.id ?? 0, platform: 'gutenberg' });
  expect(content.requires.plugins).toEqual([]);
});
