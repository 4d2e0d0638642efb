import { randomUUID } from 'node:crypto';
import { deleteCloudFile, deleteCloudFileByGet, insertItem, listClouds, uploadCloudFile } from '@kithouse/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { type Library, makePicture, startLibrary } from './testing/library.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { addUpload, callCloud, type Person, readFile } from './testing/uploads.js';

let library: Library;
let site: Site;
let editor: Visit;
let person: Person;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  editor = await site.as('editor');
  person = await callCloud(library, await library.signUp(editor));
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

const platform = 'gutenberg';
const paragraph = (text: string = randomUUID()) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const image = (src: string, id = 0) =>
  `<!-- wp:image {"id":${id}} -->\n<figure class="wp-block-image"><img src="${src}" alt="" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`;
const makePost = (post_content: string, more: Record<string, string> = {}) =>
  site.run<number>(
    `return wp_insert_post( wp_slash( array( 'post_author' => get_user_by( 'login', 'editor' )->ID, 'post_type' => 'page', ...$args ) ) );`,
    { post_title: 'Bakery', post_content, ...more },
  );
const listFiles = async () => (await editor.call(listClouds, {})).data;

test('[R-API-37, R-API-38, R-PERM-09] pushes a page with its private pictures and without references to this site', async () => {
  const picture = await makePicture('bread.webp');
  const upload = await addUpload(site, { bytes: picture.bytes, file: '2024/05/bread.webp', alt: 'A loaf' });
  const id = await makePost(`${paragraph('مخبز 🍞 "x" \\ y')}\n\n${image(upload.url, upload.id)}`);

  const pushed = await editor.call(uploadCloudFile, { name: 'Our bakery', platform, id });

  const { document, media } = await readFile(person, pushed.data.my_cloud_item);
  expect(pushed).toMatchObject({ status: 'success', redirect: 'clouds', data: { version: 1 } });
  expect(media).toMatchObject([{ sha256: picture.sha256, file_name: 'bread.webp', alt: 'A loaf' }]);
  expect(document.content).toContain('مخبز 🍞 "x" \\ y');
  expect(document.content).toContain(`src="kit:media/${picture.sha256}/url"`);
  expect(JSON.stringify(document)).not.toContain(site.url);
});

test('prefers what an editor sends to the stored post, and adds a version with a second push', async () => {
  const id = await makePost(paragraph('Saved'));

  const first = await editor.call(uploadCloudFile, { name: 'Draft', platform, id, file_content: paragraph('In the editor') });
  const second = await editor.call(uploadCloudFile, { name: 'Draft', platform, id });
  const third = await editor.call(uploadCloudFile, { name: 'Other', platform, file_content: paragraph('In the editor') });

  expect(second.data).toEqual({ my_cloud_item: first.data.my_cloud_item, version: 2 });
  expect(third.data.my_cloud_item).not.toBe(first.data.my_cloud_item);
  expect((await readFile(person, first.data.my_cloud_item)).document.content).toBe(paragraph('Saved'));
});

longTest("sends a picture's shown size, its original where shown, and the full picture for a missing size", async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 2800, height: 300, channels: 3, background: '#888', noise } as const;
  const upload = await addUpload(site, { bytes: await sharp({ create }).jpeg().toBuffer(), file: '2024/05/wide.jpg' });
  const at = (name: string) => upload.url.replace(/[^/]+$/, name);
  const medium = Object.keys(upload.hashes).find((name) => name.startsWith('wide-300x')) ?? '';
  await site.run(`return unlink( wp_get_upload_dir()['basedir'] . '/2024/05/' . $args['lost'] );`, {
    lost: Object.keys(upload.hashes).find((name) => name.startsWith('wide-768x')),
  });
  const lost = at(Object.keys(upload.hashes).find((name) => name.startsWith('wide-768x')) ?? '');
  const hashesOf = async (...urls: string[]) => {
    const content = urls.map((url) => image(url)).join('\n\n');
    const { data } = await editor.call(uploadCloudFile, { name: 'Wide', platform, file_content: content });
    return (await readFile(person, data.my_cloud_item)).media.map(({ sha256 }) => sha256);
  };

  expect(upload.url).toMatch(/wide-scaled\.jpg$/);
  expect(await hashesOf(at(medium))).toEqual([upload.hashes[medium]]);
  expect(await hashesOf(at('wide.jpg'))).toEqual([upload.hashes['wide.jpg']]);
  expect(await hashesOf(upload.url)).toEqual([upload.whole_hash]);
  expect(await hashesOf(lost)).toEqual([upload.whole_hash]);
});

test('finds an address in every notation', async () => {
  const picture = await makePicture('bread 1.webp');
  const upload = await addUpload(site, { bytes: picture.bytes, file: '2024/05/Brötchen-für-2.webp' });
  const { host, pathname } = new URL(upload.url);
  const written = [
    `https://${host}${pathname}`,
    `//${host}${pathname}`,
    pathname,
    `${pathname}?ver=3#top`,
    upload.url
      .toUpperCase()
      .replace(/^HTTP/, 'http')
      .replace(/\/WP-.*/, decodeURI(pathname)),
    `http://${host}/old-folder/2024/05/Br%C3%B6tchen-f%C3%BCr-2.webp`,
  ];

  const { data } = await editor.call(uploadCloudFile, {
    name: 'Written',
    platform,
    file_content: written.map((url) => image(url)).join('\n\n'),
  });

  const { media, document, warnings } = await readFile(person, data.my_cloud_item);
  expect(warnings.filter(({ code }) => code === 'media_failed')).toEqual([]);
  expect(media.map(({ sha256 }) => sha256)).toEqual([picture.sha256]);
  expect(String(document.content).match(/kit:media\/\w+\/url/g)).toHaveLength(written.length);
});

longTest('inlines synced patterns, nested ones too, and stops at a recursive one', async () => {
  const block = { post_type: 'wp_block', post_status: 'publish' };
  const inner = await makePost(paragraph('Inner'), block);
  const outer = await makePost(`${paragraph('Outer')}\n<!-- wp:block {"ref":${inner}} /-->`, block);
  await site.run(`return wp_update_post( wp_slash( array( 'ID' => $args['id'], 'post_content' => $args['content'] ) ) );`, {
    id: inner,
    content: `${paragraph('Inner')}\n<!-- wp:block {"ref":${outer}} /-->`,
  });
  const id = await makePost(`<!-- wp:block {"ref":${outer}} /-->\n<!-- wp:block {"ref":987654} /-->`);

  const page = await editor.call(uploadCloudFile, { name: 'Page', platform, id });
  const pattern = await editor.call(uploadCloudFile, { name: 'Pattern', platform, id: inner });
  const sent = await editor.call(uploadCloudFile, {
    name: 'Sent',
    platform,
    file_content: { __file: 'wp_block', title: 'Sent', content: `<!-- wp:block {"ref":${inner}} /-->` },
  });

  const read = async ({ data }: typeof page) => String((await readFile(person, data.my_cloud_item)).document.content);
  for (const content of [await read(page), await read(pattern), await read(sent)]) {
    expect(content).toContain(paragraph('Inner'));
    expect(content).toContain(paragraph('Outer'));
    expect(content).not.toMatch(/"ref":\d/);
  }
});

test("passes the cloud's refusal on", async () => {
  const author = await site.as('author');
  await library.signUp(author, { isVerified: false });
  const file_content = paragraph();

  const unverified = await refusalOf(author.call(uploadCloudFile, { name: 'A', platform, file_content }));
  const workspace = await refusalOf(
    editor.call(uploadCloudFile, { name: 'A', platform, file_content, workspace: 'workspace', workspace_id: 987_654 }),
  );
  const words = await refusalOf(editor.call(uploadCloudFile, { name: 'A', platform, file_content: 'Hello' }));

  expect(unverified).toMatchObject({ code: 'not_verified', message: expect.stringContaining("haven't verify your account") });
  expect(workspace.code).toBe('workspace_not_found');
  expect(words.code).toBe('invalid_bundle');
});

test('lets only those who can edit a post push it, and only templates', async () => {
  const author = await site.as('author');
  await library.signUp(author);
  const id = await makePost(paragraph(), { post_status: 'publish' });
  const empty = await makePost('<p>Classic</p>');
  const push = (who: Visit, post: number) => refusalOf(who.call(uploadCloudFile, { name: 'A', platform, id: post }));

  expect((await push(author, id)).code).toBe('invalid_permission');
  expect((await push(editor, 987_654)).code).toBe('invalid_permission');
  expect((await push(editor, empty)).code).toBe('invalid_bundle');
  expect((await refusalOf(editor.call(uploadCloudFile, { name: 'A', platform }))).code).toBe('invalid_permission');
});

test('does not store everybody’s files in the shared account', async () => {
  const administrator = await site.as('administrator');
  const { email, password } = await library.signUp(administrator);
  await administrator.rest('POST', '/login', { email, password, global_signin: true });
  const own = await administrator.call(uploadCloudFile, { name: 'Own', platform, file_content: paragraph() });
  const author = await site.as('author');

  const push = await refusalOf(author.call(uploadCloudFile, { name: 'A', platform, file_content: paragraph() }));
  const insert = await refusalOf(author.call(insertItem, { id: own.data.my_cloud_item, origin: 'cloud', platform }));

  expect([push.code, insert.code]).toEqual(['invalid_permission', 'invalid_permission']);
  expect(push.message).toContain('Link your own account');
});

test.each([
  ['DELETE', deleteCloudFile],
  ['GET', deleteCloudFileByGet],
] as const)('remembers a push until its file is deleted by %s, for that account only', async (_, remove) => {
  const id = await makePost(paragraph());
  const remembered = () =>
    site.run<string[]>(
      `global $wpdb; return $wpdb->get_col( "SELECT meta_value FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse_pushed' ORDER BY umeta_id" );`,
    );
  const { data } = await editor.call(uploadCloudFile, { name: 'A', platform, id });
  await editor.call(uploadCloudFile, { name: 'A', platform, id });

  const before = await remembered();
  await editor.call(remove, { id: data.my_cloud_item });

  expect(before).toEqual([expect.stringMatching(new RegExp(`^\\d+:${id}:${data.my_cloud_item}$`))]);
  expect(await remembered()).toEqual([]);
});

test('creates one file for a push repeated with its idempotency key', async () => {
  const requested = { name: 'Once', platform, file_content: paragraph(), request_id: randomUUID() } as const;
  const before = (await listFiles()).length;

  const answers = await Promise.all([editor.call(uploadCloudFile, requested), editor.call(uploadCloudFile, requested)]);

  expect(new Set(answers.map(({ data }) => data.my_cloud_item)).size).toBe(1);
  expect(await listFiles()).toHaveLength(before + 1);
});
