import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { importPage, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { countTraces, listAttachments, readPage, setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, op, pageOps, planFor } from './testing/sign-plan.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
let editor: Visit;
let administrator: Visit;
let picture: Picture;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  [editor, administrator] = [await site.as('editor'), await site.as('administrator')];
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, editor);
  await signInAtStub(cloud, administrator);
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  picture = await makePicture('crust.webp');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore('signed-in');
});

const paragraph = (text: string) => blocks(`<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`);
const post = (id: string, as: 'page' | 'part', title = 'Bread') =>
  op(id, 'post.create', { document: { ...paragraph('Bread'), template_type: 'header' }, as, title, terms: [] });
const term = (id: string) => op(id, 'term.ensure', { taxonomy: 'category', slug: id, name: id });
const medium = (path = `${picture.sha256}.webp`) => {
  cloud.on(`GET /files/${picture.sha256}.webp`, (response) => void response.end(picture.bytes));
  const { sha256, file_name, mime, alt, bytes } = picture;
  return { sha256, file_name, mime, alt, bytes: bytes.length, url: `${cloud.url}/files/${path}` };
};
const offer = (ops: object[], changes: object = {}) => offerPlan(cloud, signer, planFor(site.url, ops, changes));
const press = (import_id: string = randomUUID(), who = editor) =>
  who.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id });
const undo = (import_id: string, who = editor, dry_run = false) => who.call(undoImport, { import_id, dry_run });
const labels = (list: { label: string }[]) => list.map(({ label }) => label);
const goOn = (import_id: string) =>
  site.run<number>(`do_action( 'kithouse_import_go_on', $args['import_id'] ); return get_current_user_id();`, { import_id });

test.each<[string, () => object[]]>([
  [
    'creates one that shows everywhere',
    () => [
      post('part', 'part'),
      op('where', 'conditions.set', { post: 'part', conditions: ['include/general'] }),
      op('show', 'publish', { posts: ['part'] }),
    ],
  ],
  ['creates a page and then a theme part', () => [post('page', 'page'), post('part', 'part')]],
])('gives an editor no more rights for a signed plan that %s without declaring it', async (_, makeOps) => {
  offer(makeOps());
  const before = await countTraces(site);

  const refusal = await refusalOf(press());

  expect(refusal.code).toBe('invalid_permission');
  expect(await countTraces(site)).toEqual(before);
});

test('ignores unknown conditions, even for an administrator', async () => {
  const conditions = ['include/general', 'include/<script>alert(1)</script>', 'include/singular/post/0 OR 1', 'exclude/x/y/z'];
  offer([post('part', 'part'), op('where', 'conditions.set', { post: 'part', conditions })]);

  const { post_id } = await press(undefined, administrator);

  expect(await site.run(`return get_post_meta( $args['post_id'], '_kithouse_conditions', true );`, { post_id })).toEqual([
    'include/general',
  ]);
});

test.each([
  ['Bread <img src=x onerror="alert(1)">', 'Bread'],
  ['Bread & “Butter” 100%', 'Bread & “Butter” 100%'],
])('stores the title %j as text, even for an administrator who can write HTML', async (title, kept) => {
  offer(pageOps(paragraph('x'), [], title));

  const { post_id } = await press(undefined, administrator);

  expect((await readPage(site, post_id)).title).toBe(kept);
});

test('resumes an import with the current rights of the person who started it and passes them to nobody', async () => {
  const import_id = randomUUID();
  offer([post('first', 'page'), post('second', 'page')]);
  const before = await countTraces(site);
  await setOption(site, 'test_slice_seconds', 0);
  await refusalOf(press(import_id));
  await site.run(`get_user_by( 'login', 'editor' )->set_role( 'subscriber' ); return true;`);

  const current = await goOn(import_id);

  expect(current).toBe(0);
  expect((await countTraces(site)).posts).toBe(before.posts);
});

test('separates concurrent imports of different people with the same id', async () => {
  const file = path.join(site.site, 'wp-content/mu-plugins/lock-notes.php');
  const notes = path.join(site.site, 'wp-content/lock-notes');
  onTestFinished(async () => void (await Promise.all([rm(file), rm(notes, { force: true })])));
  await writeFile(
    file,
    `<?php add_filter( 'kithouse_lock_seconds', function () { file_put_contents( WP_CONTENT_DIR . '/lock-notes', 'x', FILE_APPEND ); return 60; } );`,
  );
  const import_id = randomUUID();
  const plan = signer.sign(planFor(site.url, pageOps(paragraph('x'))));
  const requested = new Promise<ServerResponse>((resolve) => {
    cloud.on('POST /v1/plans', resolve);
  });

  const theirs = press(import_id, administrator);
  const response = await requested;
  const mine = refusalOf(press(import_id));
  await expect.poll(() => readFile(notes, 'utf8'), { timeout: 30_000 }).toBe('xx');
  response.setHeader('content-type', 'application/json').end(JSON.stringify(plan));

  expect((await theirs).import_id).toBe(import_id);
  expect((await mine).code).toBe('invalid_permission');
});

test('stores neither texts nor file addresses in the journal of a finished import', async () => {
  offer(pageOps(blocks(`${imageBlock(picture)}<p>Secret loaf</p>`), [medium()]), { is_private: true });

  await press();

  const kept = await site.run<string>(
    `global $wpdb; return wp_json_encode( array( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}kithouse_imports" ), $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}kithouse_ops" ) ), JSON_UNESCAPED_SLASHES );`,
  );
  expect(kept).toContain('media.fetch');
  expect(kept).not.toContain('Secret loaf');
  expect(kept).not.toContain(`${picture.sha256}.webp`);
});

test.each<[string, (id: number) => Promise<unknown>]>(
  sample<[string, (id: number) => Promise<unknown>]>(
    [
      ['a field of a page', (id) => site.run(`return add_post_meta( 1, 'hero_image', (string) $args['id'] );`, { id })],
      [
        'a gallery of a page',
        (id) => site.run(`return add_post_meta( 1, 'gallery', array( '7', (string) $args['id'] ) );`, { id }),
      ],
      ['a category', (id) => site.run(`return add_term_meta( 1, 'thumbnail_id', $args['id'] );`, { id })],
    ],
    1,
  ),
)('keeps a picture on undo that %s shows by id', async (_, use) => {
  const import_id = randomUUID();
  offer(pageOps(blocks(imageBlock(picture)), [medium()]));
  await press(import_id);
  const [image] = await listAttachments(site);
  await use(image?.id ?? 0);

  const { kept } = await undo(import_id);

  expect(labels(kept)).toEqual(['Image “crust.webp”']);
  expect(await listAttachments(site)).toHaveLength(1);
});

longTest('hides the title of what a person cannot see on undo', async () => {
  const author = await site.as('author');
  const import_id = randomUUID();
  offer(pageOps(blocks(imageBlock(picture)), [medium()]));
  await press(import_id);
  const [image] = await listAttachments(site);
  await site.run(
    `global $wpdb;
    wp_update_post( array( 'ID' => 1, 'post_title' => 'Secret plans', 'post_status' => 'private', 'post_content' => $args['url'] ) );
    return $wpdb->update( $wpdb->prefix . 'kithouse_imports', array( 'user_id' => get_user_by( 'login', 'author' )->ID ), array( 'import_id' => $args['import_id'] ) );`,
    { url: image?.url, import_id },
  );

  const { kept } = await undo(import_id, author, true);

  expect(labels(kept)).toContain('Image “crust.webp”');
  expect(JSON.stringify(kept)).not.toContain('Secret');
});

longTest("keeps somebody else's page on undo that reuses a deleted page's id", async () => {
  const import_id = randomUUID();
  offer(pageOps(paragraph('x')));
  const { post_id } = await press(import_id);
  await site.run(
    `$post = get_post( $args['id'], ARRAY_A );
    wp_delete_post( $args['id'], true );
    unset( $post['ID'], $post['guid'] );
    return wp_insert_post( wp_slash( array( 'import_id' => $args['id'] ) + $post ) );`,
    { id: post_id },
  );

  const { undone } = await undo(import_id);

  expect(undone).toEqual([]);
  expect((await readPage(site, post_id)).status).toBe('draft');
});

longTest('keeps a category on undo that somebody created again under the same name', async () => {
  const import_id = randomUUID();
  offer([...pageOps(paragraph('x')), term('loaves')]);
  await press(import_id, administrator);
  await site.run(
    `wp_delete_term( get_term_by( 'slug', 'loaves', 'category' )->term_id, 'category' );
    return wp_insert_term( 'Loaves', 'category', array( 'slug' => 'loaves' ) );`,
  );

  const { undone } = await undo(import_id, administrator);

  expect(labels(undone)).toEqual(['Page “Bread”']);
  expect(await site.run(`return (bool) get_term_by( 'slug', 'loaves', 'category' );`)).toBe(true);
});

longTest('keeps a category that is used by now when an import fails', async () => {
  const import_id = randomUUID();
  cloud.on('GET /files/gone.webp', { status: 503 });
  offer([term('loaves'), ...pageOps(paragraph('x'), [medium('gone.webp')])]);
  await setOption(site, 'test_slice_seconds', 0);
  await refusalOf(press(import_id, administrator));
  await site.run(`return wp_set_object_terms( 1, 'loaves', 'category' );`);
  await setOption(site, 'test_slice_seconds', 600);

  const refusal = await refusalOf(press(import_id, administrator));

  expect(refusal.code).toBe('import_failed');
  expect(await site.run(`return has_term( 'loaves', 'category', 1 );`)).toBe(true);
});
