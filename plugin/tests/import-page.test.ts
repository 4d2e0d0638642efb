import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { blocks, imageBlock, type Library, makePicture, startLibrary } from './testing/library.js';
import { countTraces, listAttachments, readPage, setOption } from './testing/look-inside.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let editor: Visit;
beforeAll(async () => {
  library = await startLibrary();
  site = await startSite({ cloudUrl: library.url });
  editor = await site.as('editor');
  await library.signUp(editor);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

const paragraph = '<!-- wp:paragraph -->\n<p>Bread</p>\n<!-- /wp:paragraph -->';

test('[R-API-09, R-API-10] turns a template into a draft page with its pictures in the media library', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });

  const made = await editor.call(importPage, { id, title: 'Our bakery', platform: 'gutenberg' });

  const [attachment] = await listAttachments(site);
  const page = await readPage(site, made.post_id);
  expect(page).toMatchObject({ title: 'Our bakery', status: 'draft', type: 'page', author: 'editor', revisions: 0 });
  expect(attachment).toMatchObject({
    hash: picture.sha256,
    alt: picture.alt,
    sizes: expect.arrayContaining(['medium', 'thumbnail']),
  });
  const here = { ...picture, id: String(attachment?.id), url: String(attachment?.url) };
  expect(page.content).toBe(imageBlock(here).replace(/"id":"(\d+)"/, '"id":$1'));
  const served = await fetch(String(attachment?.url));
  expect(Buffer.from(await served.arrayBuffer()).equals(picture.bytes)).toBe(true);
  const edit_link = expect.stringContaining(`post=${made.post_id}&action=edit`);
  expect(made).toMatchObject({ edit_link, visit: expect.stringContaining('preview=true'), warnings: [] });
});

test('reuses an existing picture for any template', async () => {
  const picture = await makePicture();
  const first = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const second = await library.publish({ documents: [blocks(`${paragraph}${imageBlock(picture)}`)], media: [picture] });

  await editor.call(importPage, { id: first.id, title: 'One', platform: 'gutenberg' });
  const { post_id } = await editor.call(importPage, { id: second.id, title: 'Two', platform: 'gutenberg' });

  const attachments = await listAttachments(site);
  expect(attachments).toHaveLength(1);
  expect((await readPage(site, post_id)).content).toContain(`src="${attachments[0]?.url}"`);
});

longTest('imports twenty pictures, each in its place', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, i) => makePicture(`bread-${i}.webp`, `Loaf ${i}`)));
  const { id } = await library.publish({ documents: [blocks(pictures.map(imageBlock).join('\n\n'))], media: pictures });

  const { post_id } = await editor.call(importPage, { id, title: 'Many', platform: 'gutenberg' });

  const attachments = await listAttachments(site);
  const { content } = await readPage(site, post_id);
  expect(attachments.map(({ hash }) => hash).sort()).toEqual(pictures.map(({ sha256 }) => sha256).sort());
  for (const { id: number, url, alt } of attachments) {
    expect(content).toContain(
      `<!-- wp:image {"id":${number},"sizeSlug":"full"} -->\n<figure class="wp-block-image size-full"><img src="${url}" alt="${alt}"`,
    );
  }
});

test('imports a page with a placeholder for a picture that the library has lost, and lists it', async () => {
  const pictures = [await makePicture('crust.webp'), await makePicture('flour.webp')];
  const { id } = await library.publish({ documents: [blocks(pictures.map(imageBlock).join(''))], media: pictures });
  const lost = pictures[1]?.sha256 ?? '';
  await removeFromStore(lost);

  const { warnings } = await editor.call(importPage, { id, title: 'Half', platform: 'gutenberg' });

  expect(warnings).toContainEqual({ code: 'picture_missing', message: expect.stringContaining('flour.webp') });
});

longTest('cleans up after a script that ends midway, and the next import works', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const before = await countTraces(site);
  await setOption(site, 'test_exit_at', 'save_post_page');

  await editor.rest('POST', '/import/page', { id, title: 'Cut off', platform: 'gutenberg' });

  expect(await countTraces(site)).toEqual(before);
  await setOption(site, 'test_exit_at', '');
  await editor.call(importPage, { id, title: 'Cut off', platform: 'gutenberg' });
});

longTest('creates one page for a double click and links both to it', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });
  const import_id = randomUUID();
  const press = () => editor.call(importPage, { id, title: 'Once', platform: 'gutenberg', import_id });

  const [first, second] = await Promise.all([press(), press()]);

  expect(first).toEqual(second);
  expect(
    await site.run(`return count( get_posts( array( 'post_type' => 'page', 'post_status' => 'draft', 'title' => 'Once' ) ) );`),
  ).toBe(1);
});

longTest('shares a picture between two concurrent pages', async () => {
  const picture = await makePicture();
  const { id } = await library.publish({ documents: [blocks(imageBlock(picture))], media: [picture] });

  const made = await Promise.all(['A', 'B'].map((title) => editor.call(importPage, { id, title, platform: 'gutenberg' })));

  expect(new Set(made.map(({ post_id }) => post_id)).size).toBe(2);
  expect(await listAttachments(site)).toHaveLength(1);
});

const lockValue = `$wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'kithouse_import_lock'" )`;

longTest('waits for the lease of a killed import', async () => {
  const { id } = await library.publish({ documents: [blocks(paragraph)] });
  await site.run(`return add_option( 'kithouse_import_lock', ( time() + 2 ) . '-killed', '', false );`);

  const { post_id } = await editor.call(importPage, { id, title: 'Next', platform: 'gutenberg' });

  expect((await readPage(site, post_id)).title).toBe('Next');
  expect((await countTraces(site)).locks).toBe(0);
});

longTest('renews a lease of under a minute with each picture', async () => {
  const pictures = [await makePicture('crust.webp'), await makePicture('flour.webp')];
  const { id } = await library.publish({ documents: [blocks(pictures.map(imageBlock).join(''))], media: pictures });
  await addCode(
    `add_action( 'add_attachment', function () { global $wpdb; update_option( 'test_leases', array_merge( get_option( 'test_leases', array() ), array( ${lockValue}, time() ) ) ); } );`,
  );

  await editor.call(importPage, { id, title: 'Leased', platform: 'gutenberg' });

  const [first, begun, second] = await site.run<[string, number, string]>(`return get_option( 'test_leases' );`);
  expect(first).not.toBe(second);
  expect(Number.parseInt(first, 10) - begun).toBeLessThan(60);
});

longTest('abandons an import whose lease another request took over, and the next request finishes it', async () => {
  const pictures = [await makePicture('crust.webp'), await makePicture('flour.webp')];
  const { id } = await library.publish({ documents: [blocks(pictures.map(imageBlock).join(''))], media: pictures });
  await addCode(
    `add_action( 'add_attachment', function () { global $wpdb; if ( add_option( 'test_overtaken', 1 ) ) { $wpdb->update( $wpdb->options, array( 'option_value' => ( time() + 2 ) . '-other' ), array( 'option_name' => 'kithouse_import_lock' ) ); } } );`,
  );
  const press = () => editor.call(importPage, { id, title: 'Slow', platform: 'gutenberg', import_id: 'import-that-is-slow' });

  const refusal = await refusalOf(press());
  const holder = await site.run<string>(`global $wpdb; return ${lockValue};`);
  const { post_id } = await press();

  expect(refusal.code).toBe('import_unfinished');
  expect(holder).toContain('-other');
  expect((await readPage(site, post_id)).content).not.toContain('kit:');
  expect((await listAttachments(site)).length).toBe(2);
  expect((await countTraces(site)).locks).toBe(0);
});

test.each([
  ['<!-- wp:heading {"level":1} -->\n<h1 class="wp-block-heading">Bread</h1>\n<!-- /wp:heading -->', 'page-no-title'],
  ['<!-- wp:heading -->\n<h2 class="wp-block-heading">Bread</h2>\n<!-- /wp:heading -->', ''],
])("hides the theme's title above a template with its own: %s", async (content, template) => {
  const { id } = await library.publish({ documents: [blocks(content)] });

  const { post_id } = await editor.call(importPage, { id, title: 'Titled', platform: 'gutenberg' });

  expect((await readPage(site, post_id)).template).toBe(template);
});

test('keeps backslashes, quotes, emoji and Arabic', async () => {
  const text = "C:\\new\\table “q” 'a' 🍞👩🏽‍🍳 مرحبا بالعالم \\u0041 %20 &amp; $1 \\\\";
  const content = `<!-- wp:paragraph {"placeholder":"C:\\\\x \\u002d\\u002d \\u0022q\\u0022 خبز"} -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
  const { id } = await library.publish({ documents: [blocks(content)] });

  const { post_id } = await editor.call(importPage, { id, title: 'مخبز 🍞 \\ "quoted" O\'Neil', platform: 'gutenberg' });

  expect(await readPage(site, post_id)).toMatchObject({ content, title: 'مخبز 🍞 \\ "quoted" O\'Neil' });
});

longTest('escapes two dashes of an uploads address in a block comment', async () => {
  const picture = await makePicture();
  const cover = `<!-- wp:cover {"url":"${picture.url}","id":"${picture.id}"} -->\n<div class="wp-block-cover"><img src="${picture.url}" alt=""/></div>\n<!-- /wp:cover -->`;
  const { id } = await library.publish({ documents: [blocks(cover)], media: [picture] });
  await setOption(site, 'upload_url_path', `${site.url}/wp-content/my--uploads`);

  const { post_id } = await editor.call(importPage, { id, title: 'Dashes', platform: 'gutenberg' });

  const [block] = await site.run<{ blockName: string; attrs: { url: string } }[]>(
    `return parse_blocks( get_post( $args['id'] )->post_content );`,
    { id: post_id },
  );
  const [opening = ''] = /<!--.*?-->/.exec((await readPage(site, post_id)).content) ?? [];
  expect(opening.slice(4, -3)).not.toContain('--');
  expect(block).toMatchObject({
    blockName: 'core/cover',
    attrs: { url: expect.stringContaining('/my--uploads/'), id: expect.any(Number) },
  });
});

test.each([
  ['<b>Bold</b><script>alert(1)</script> bread', 'Bold bread'],
  ['Fish & chips', 'Fish &amp; chips'],
  ['  Spaces  ', 'Spaces'],
])('stores the title %j without markup', async (title, stored) => {
  const { id } = await library.publish({ documents: [blocks(paragraph)] });

  const { post_id } = await editor.call(importPage, { id, title, platform: 'gutenberg' });

  expect([stored, stored.replace('&amp;', '&')]).toContain((await readPage(site, post_id)).title);
});

test.each(['<script></script>', '   ', ''])('[R-IMPORT-03] refuses the title %j', async (title) => {
  const before = await countTraces(site);

  const refusal = await editor.rest('POST', '/import/page', { id: 1, title, platform: 'gutenberg' });

  expect(refusal).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', data: { details: { title: expect.any(String) } } },
  });
  expect(await countTraces(site)).toEqual(before);
});

test('[R-PERM-11, R-ERR-17] refuses to import with an unconfirmed e-mail', async () => {
  const { id } = await library.publish({ documents: [blocks(paragraph)] });
  const administrator = await site.as('administrator');
  await library.signUp(administrator, { isVerified: false });
  const before = await countTraces(site);

  const refusal = await refusalOf(administrator.call(importPage, { id, title: 'Early', platform: 'gutenberg' }));

  expect(refusal.code).toBe('invalid_data');
  expect(await countTraces(site)).toEqual(before);
});

test('reports missing Elementor for an Elementor template and changes nothing', async () => {
  const before = await countTraces(site);

  const refusal = await refusalOf(editor.call(importPage, { id: 1, title: 'Hero', platform: 'elementor' }));

  expect(refusal).toMatchObject({
    code: 'required_elementor',
    details: { missing: [{ slug: 'elementor', plugin_file: 'elementor/elementor.php' }] },
  });
  expect(await countTraces(site)).toEqual(before);
});

test('names missing plugins of a template and keeps their blocks', async () => {
  const block = '<!-- wp:acme/oven {"heat":3} /-->';
  const oven = { name: 'Acme Oven', slug: 'acme-oven', plugin_file: 'acme-oven/oven.php', is_pro: false };
  const { id } = await library.publish({ documents: [blocks(`${paragraph}\n\n${block}`)], plugins: [oven] });

  const { post_id, warnings } = await editor.call(importPage, { id, title: 'Oven', platform: 'gutenberg' });

  expect(warnings.map(({ message }) => message).join()).toMatch(/Acme Oven.*acme/s);
  expect((await readPage(site, post_id)).content).toContain(block);
});

/** Deletes a file from the cloud's disk. */
async function removeFromStore(sha256: string) {
  const names = await readdir(library.data_dir, { recursive: true });
  await Promise.all(names.filter((name) => name.includes(sha256)).map((name) => rm(path.join(library.data_dir, name))));
}

/** Adds a plugin until the end of the test, with a unique name because PHP caches files for a second. */
async function addCode(code: string) {
  const file = path.join(site.site, `wp-content/mu-plugins/test-code-${randomUUID()}.php`);
  onTestFinished(() => rm(file));
  await writeFile(file, `<?php\n${code}`);
}
