import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { AppError } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { longTest } from '../../../../../scripts/long-test.js';
import { expectBeside } from '../../testing/beside.js';
import { createTestApp } from '../../testing/index.js';
import { listAll, makePictured, paragraph, push } from '../../testing/library-files.js';
import { codeOf } from '../../testing/people.js';

const app = await createTestApp({ KITHOUSE_CLOUD_FILES: '3' });

const contentOf = async (person: { call: contract.Call }, id: number) =>
  person.call(contract.getCloudContent, { id, platform: 'gutenberg' });

test('[R-PERM-09] [R-ENT-41] [R-ENT-42] stores a pushed template as a file under the given name', async () => {
  const ada = await app.user();
  const { id, version, redirect } = await push(ada, { name: ' Ærø & Brød 🍞 ', file_content: paragraph('Bread') });

  const [file] = await listAll(ada);

  expect([version, redirect]).toEqual([1, 'clouds']);
  expect(file).toEqual({
    id,
    my_cloud_id: id,
    name: 'Ærø & Brød 🍞',
    slug: 'r-br-d',
    type: 'block',
    platform: 'gutenberg',
    owner: { id: ada.id, name: 'Ada Tester', profile_photo: null },
    last_modified: expect.stringMatching(/^\d{4}-.*Z$/),
    label: 'Ærø & Brød 🍞',
    value: id,
    thumbnail: null,
    sketch: [{ kind: 'text', children: [] }],
    versions: 1,
  });
  expect((await contentOf(ada, id)).document).toMatchObject({ title: 'Ærø & Brød 🍞', content: paragraph('Bread') });
});

test.for([
  ['markup', paragraph('a')],
  ['a block export', { __file: 'wp_block', title: 'Other', content: paragraph('a') }],
  ['a block export as text', JSON.stringify({ __file: 'wp_block', title: 'Other', content: paragraph('a') })],
] as const)('stores %s as the same blocks', async ([, file_content]) => {
  const ada = await app.user();

  const { id } = await push(ada, { file_content });

  expect((await contentOf(ada, id)).document).toMatchObject({ kind: 'blocks', content: paragraph('a'), title: 'Bakery' });
});

test('[R-OPS-101] answers other requests while a thread reads or compares large templates', async () => {
  const ada = await app.user();
  const large = (text: string) => paragraph(text).repeat(3000);

  const { id } = await expectBeside(app, push(ada, { file_content: large('one') }));
  const compared = await expectBeside(app, ada.call(contract.compareCloudVersions, { id, number: 1 }));

  expect(compared).toMatchObject({ against: null, total: 3000 });
  expect(app.deps.threads.count()).toEqual({ running: 0, waiting: 0 });
});

test('keeps every key of Elementor elements in order', async () => {
  const ada = await app.user();
  const settings = { zeta: 1, alpha: { b: null, a: '' }, '10': [], '2': 'x' };
  const content = [{ id: 'abc', elType: 'container', isInner: false, settings, elements: [] }];

  const { id } = await push(ada, { platform: 'elementor', file_content: { content, page_settings: { hide_title: 'yes' } } });

  const answer = await ada.call(contract.getCloudContent, { id, platform: 'elementor' });
  expect(answer.document).toMatchObject({ kind: 'elementor', page_settings: { hide_title: 'yes' } });
  expect(JSON.stringify(answer.document.content)).toContain(JSON.stringify(settings));
});

test('stores the neutral picture with a template that shows a placeholder of its site', async () => {
  const ada = await app.user();
  const image = { url: 'https://author.test/wp-content/plugins/elementor/assets/images/placeholder.png', id: '' };
  const content = [{ id: 'abc', elType: 'widget', widgetType: 'image', settings: { image }, elements: [] }];

  const { id } = await push(ada, { platform: 'elementor', file_content: { content } });

  const answer = await ada.call(contract.getCloudContent, { id, platform: 'elementor' });
  expect(answer.media).toMatchObject([{ file_name: 'placeholder.png', mime: 'image/png' }]);
  expect(answer.warnings.map(({ code }) => code)).toContain('placeholder_pictures');
});

test('[R-ERR-18] refuses an account with an unconfirmed e-mail and stores nothing', async () => {
  const ada = await app.user({ verified: false });

  await expect(push(ada)).rejects.toMatchObject({
    code: 'not_verified',
    message: "You haven't verify your account yet. Please check your email inbox.",
  });

  expect(await listAll(ada)).toEqual([]);
});

test.for([
  ['an empty text', undefined],
  ['plain text', 'Hello'],
  ['JSON that is not a template', { hello: 'world' }],
  ['damaged JSON', '{"content": ['],
  ['a template for the other platform', { content: [{ id: 'a', elType: 'container', settings: {}, elements: [] }] }],
  ['unclosed blocks', '<!-- wp:group --><div>'],
  ['a reference to a missing file', `<!-- wp:image --><img src="kit:media/${'a'.repeat(64)}/url"/><!-- /wp:image -->`],
  ['a lone surrogate', { __file: 'wp_block', content: `${paragraph('x')}\ud83d` }],
])('refuses %s as a template and stores nothing', async ([, file_content]) => {
  const ada = await app.user();

  const attempt = push(ada, { file_content });

  await expect(attempt).rejects.toMatchObject({ code: 'invalid_bundle', message: expect.stringMatching(/\.$/) });
  expect(await listAll(ada)).toEqual([]);
});

test.for(['   ', '', 'x'.repeat(201), 'a\0b'])('refuses the name %j', async (name) => {
  const ada = await app.user();

  expect(await codeOf(push(ada, { name }))).toBe('invalid_input');
  expect(await listAll(ada)).toEqual([]);
});

test('adds a version for the same post of the same site and a file for another site or post', async () => {
  const ada = await app.user();
  const first = await push(ada, { id: 7 });
  const second = await push(ada, { id: 7, name: 'Second' });
  const other = await push(ada, { id: 8 });
  await app.db.updateTable('api_keys').set({ site: 'other.example' }).where('id', '=', ada.key_id).execute();

  const elsewhere = await push({ call: app.callAs(ada.api_key, 'https://other.example') }, { id: 7 });

  expect(second).toEqual({ ...first, version: 2 });
  expect(new Set([first.id, other.id, elsewhere.id]).size).toBe(3);
  await app.db.updateTable('api_keys').set({ site: 'site.example' }).where('id', '=', ada.key_id).execute();
  expect((await listAll(ada)).find(({ id }) => id === first.id)).toMatchObject({ name: 'Second', versions: 2 });
});

test('finds the file that a push of a post would update', async () => {
  const [ada, grace] = [await app.user(), await app.user()];
  const { id } = await push(ada, { id: 7, name: 'Harbour' });
  await push(ada, { id: 7, name: 'Harbour' });
  const found = async (person: { call: contract.Call }, post: number) =>
    (await person.call(contract.findPushedFile, { id: post })).data;

  expect(await found(ada, 7)).toEqual({ id, name: 'Harbour', version: 2 });
  expect(await found(ada, 8)).toBeNull();
  expect(await found(grace, 7)).toBeNull();
  await ada.call(contract.deleteCloudFile, { id });
  expect(await found(ada, 7)).toBeNull();
});

test('adds no version for the same content and takes a new name', async () => {
  const ada = await app.user();
  const file_content = paragraph();
  const first = await push(ada, { id: 7, file_content });

  const again = await push(ada, { id: 7, file_content, name: 'Renamed' });

  expect(again).toEqual(first);
  expect(await listAll(ada)).toMatchObject([{ id: first.id, name: 'Renamed', versions: 1 }]);
});

test('creates a new file when a post is pushed after its file was deleted', async () => {
  const ada = await app.user();
  const first = await push(ada, { id: 7 });
  await ada.call(contract.deleteCloudFile, { id: first.id });

  const again = await push(ada, { id: 7 });

  expect(again.id).not.toBe(first.id);
  expect((await listAll(ada)).map(({ id }) => id)).toEqual([again.id]);
});

test('repeats the first answer for a repeated call, one after another or concurrently', async () => {
  const ada = await app.user();
  const requested = { request_id: randomUUID(), file_content: paragraph() };

  const answers = await Promise.all(Array.from({ length: 6 }, () => push(ada, requested)));
  const later = await push(ada, { ...requested, file_content: paragraph() });

  expect(new Set([...answers, later].map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await listAll(ada)).toHaveLength(1);
});

test('keeps request ids of accounts separate', async () => {
  const [ada, grace] = [await app.user(), await app.user({ name: 'Grace' })];
  const requested = { request_id: randomUUID() };
  const { id } = await push(ada, requested);

  expect((await push(grace, requested)).id).not.toBe(id);
});

test('accepts one of two concurrent pushes for the last place and reports a full cloud to the other', async () => {
  const ada = await app.user();
  await push(ada);
  await push(ada);

  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(push(ada))));

  expect(codes.toSorted()).toEqual([...Array(5).fill('cloud_full'), 'success']);
  expect(await listAll(ada)).toHaveLength(3);
});

test('accepts new versions in a full cloud and refuses new files before pictures are uploaded', async () => {
  const ada = await app.user();
  const posts = await Promise.all([1, 2, 3].map((id) => push(ada, { id })));
  const pictured = '<!-- wp:image --><figure><img src="https://site.example/new.webp"/></figure><!-- /wp:image -->';

  expect((await push(ada, { id: 2 })).version).toBe(2);
  await expect(push(ada, { file_content: pictured })).rejects.toMatchObject({
    code: 'cloud_full',
    message: 'You have reached your limit of files. Please upgrade your plan to upload more files.',
  });
  expect(posts).toHaveLength(3);
});

test('creates one file without version gaps when the same post is pushed many times concurrently', async () => {
  const ada = await app.user();

  const answers = await Promise.all(Array.from({ length: 5 }, () => push(ada, { id: 7 })));

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('leaves a file that is deleted while being pushed either in the trash or new', async () => {
  const ada = await app.user();
  const { id } = await push(ada, { id: 7 });

  const [pushed] = await Promise.all([push(ada, { id: 7 }), ada.call(contract.deleteCloudFile, { id })]);

  const live = await listAll(ada);
  expect(live.map((file) => file.id)).toEqual(pushed.id === id ? [] : [pushed.id]);
});

test('signs an account out that is deleted while it pushes and leaves nothing', async () => {
  const ada = await app.user();
  const pushes = await app.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('users').where('id', '=', ada.id).execute();
    const waiting = [push(ada, { id: 7 }), push(ada)].map(codeOf);
    // Both either wait for the lock or come too late for it, with the same kind of refusal.
    await Promise.race([Promise.all(waiting), new Promise((resolve) => setTimeout(resolve, 300))]);
    return waiting;
  });

  const codes = await Promise.all(pushes);

  expect(codes.every((code) => code === 'is_signed_failed' || code === 'invalid_api_key')).toBe(true);
  const left = await app.db.selectFrom('cloud_files').select('id').where('owner_id', '=', ada.id).execute();
  expect(left).toEqual([]);
});

test('asks for an unannounced picture by its address and keeps a link with a warning when it is unavailable', async () => {
  const ada = await app.user();
  const { pushed, address, sha256, file } = await makePictured(ada);
  const lost = 'https://site.example/lost.jpg?a=1&b=2';
  const file_content = `${pushed.file_content}<!-- wp:image --><figure><img src="${lost.replace('&', '&amp;')}"/></figure><!-- /wp:image -->`;

  await expect(push(ada, { file_content })).rejects.toMatchObject({
    code: 'media_missing',
    details: { addresses: [address, lost] },
  });
  const { id } = await push(ada, { file_content, media: { ...pushed.media, [lost]: null } });

  const answer = await contentOf(ada, id);
  expect(answer.document.content).toContain(`src="kit:media/${sha256}/url"`);
  expect(answer.document.content).toContain('https://site.example/lost.jpg');
  expect(answer.warnings).toMatchObject([{ code: 'media_failed' }]);
  expect(answer.media).toMatchObject([{ sha256, file_name: 'bread.webp', alt: 'Bread', mime: 'image/webp', bytes: file.length }]);
});

test('refuses a picture to an account that only knows its hash', async () => {
  const [ada, eve] = [await app.user(), await app.user({ name: 'Eve' })];
  const { pushed, address, sha256 } = await makePictured(ada);
  await push(ada, pushed);

  const { missing } = await eve.call(contract.findMissingCloudMedia, { sha256: [sha256, sha256] });
  const own = await ada.call(contract.findMissingCloudMedia, { sha256: [sha256] });

  expect([missing, own.missing]).toEqual([[sha256], []]);
  await expect(push(eve, pushed)).rejects.toMatchObject({ code: 'media_missing', details: { addresses: [address] } });
});

longTest('limits a person who pushes many huge templates and nobody else', async () => {
  const [ada, eve] = [await app.user(), await app.user({ name: 'Eve' })];
  const file_content = 'x'.repeat(2_000_000);
  const codes: string[] = [];
  for (let turn = 0; turn < 140 && codes.at(-1) !== 'rate_limited'; turn++) {
    codes.push(await codeOf(push(eve, { file_content })));
  }

  expect([codes[0], codes.at(-1)]).toEqual(['invalid_bundle', 'rate_limited']);
  expect(await codeOf(push(ada))).toBe('success');
});

test('refuses an archive as a pushed template, whatever it would unpack to', async () => {
  const ada = await app.user();

  await expect(push(ada, { file_content: 'PK\u0003\u0004\n' })).rejects.toMatchObject({
    code: 'invalid_bundle',
    message: new AppError('invalid_bundle').message,
  });
});

test.each([' ', '\u200b', '\u202e\u2060 '])('refuses %j, an invisible name', async (name) => {
  expect(await codeOf(push(await app.user(), { name }))).toBe('invalid_input');
});
