import { randomUUID } from 'node:crypto';
import { getImport, importPage, listImports, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { readTraces } from './testing/import-traces.js';
import { blocks, imageBlock, makePicture, type Picture } from './testing/library.js';
import { emptyTrash, listAttachments, setOption } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, op, pageOps, planFor } from './testing/sign-plan.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const signer = makeSigner();
let cloud: StubCloud;
let site: Site;
let editor: Visit;
let administrator: Visit;
let crust: Picture;
let flour: Picture;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  [editor, administrator] = [await site.as('editor'), await site.as('administrator')];
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  await signInAtStub(cloud, editor);
  await signInAtStub(cloud, administrator);
  await site.run('Kithouse\\Import\\Tables::ensure(); return true;');
  await site.snapshot('signed-in');
  [crust, flour] = [await makePicture('crust.webp'), await makePicture('flour.webp')];
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore('signed-in');
});

const mediumOf = ({ sha256, file_name, mime, alt, bytes }: Picture) => {
  cloud.on(`GET /files/${sha256}.webp`, (response) => void response.end(bytes));
  return { sha256, file_name, mime, alt, bytes: bytes.length, url: `${cloud.url}/files/${sha256}.webp` };
};
async function importIt(pictures: Picture[], title = 'Bread', who = editor, more: object[] = []) {
  const import_id = randomUUID();
  const ops = [...more, ...pageOps(blocks(pictures.map(imageBlock).join('\n\n')), pictures.map(mediumOf), title)];
  offerPlan(cloud, signer, planFor(site.url, ops, { title }));
  const { post_id } = await who.call(importPage, { id: 1, title, platform: 'gutenberg', import_id });
  return { import_id, post_id };
}
const undo = (import_id: string, dry_run = false, who = editor) => who.call(undoImport, { import_id, dry_run });
const labels = (list: { label: string }[]) => list.map(({ label }) => label);
const statusOf = (id: number) => site.run<string | false>(`return get_post_status( $args['id'] );`, { id });
const update = (post: object) => site.run(`return wp_update_post( wp_slash( $args['post'] ), true );`, { post });

test('lists an import for its person and administrators and links to its checklist', async () => {
  const { import_id, post_id } = await importIt([crust, flour], 'Brot & “Käse” 🧀');
  await importIt([], 'Second', administrator);

  const own = await editor.call(listImports, {});
  const all = await administrator.call(listImports, { per_page: 1, page: 2 });
  const { ops, warnings } = await editor.call(getImport, { import_id });

  expect(own).toMatchObject({ total: 1, total_page: 1 });
  expect(own.data[0]).toMatchObject({
    import_id,
    title: 'Brot & “Käse” 🧀',
    kind: 'page',
    state: 'done',
    by: 'editor',
    created: { posts: 1, media: 2, terms: 0, plugins: 0 },
    edit_link: expect.stringContaining(`post=${post_id}`),
    can_undo: true,
  });
  expect(Math.abs(Date.parse(own.data[0]?.at ?? '') - Date.now())).toBeLessThan(600_000);
  expect(all).toMatchObject({ total: 2, total_page: 2, current_page: 2, data: [{ import_id }] });
  expect(ops.map(({ state, label }) => [state, label])).toEqual([
    ['done', 'Import requirements'],
    ['done', '2 images'],
    ['done', 'Page “Brot & “Käse” 🧀”'],
    ['done', 'Final check'],
  ]);
  expect(warnings).toEqual([]);
});

test("answers alike for somebody else's and a missing import", async () => {
  const { import_id } = await importIt([], 'Theirs', administrator);

  const refusals = [
    await refusalOf(editor.call(getImport, { import_id })),
    await refusalOf(editor.call(getImport, { import_id: 'not-there' })),
    await refusalOf(undo(import_id)),
    await refusalOf(undo('not-there', true)),
  ];

  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('import_not_found'));
});

test('previews an undo, does exactly that, and nothing when repeated', async () => {
  const before = await readTraces(site);
  const { import_id, post_id } = await importIt([crust, flour]);

  const preview = await undo(import_id, true);
  const stillThere = [await statusOf(post_id), (await listAttachments(site)).length];
  const done = await undo(import_id);
  const again = await undo(import_id);

  expect(stillThere).toEqual(['draft', 2]);
  expect(labels(preview.undone)).toEqual(['Page “Bread”', 'Image “crust.webp”', 'Image “flour.webp”']);
  expect(preview.undone.map(({ op }) => op)).toEqual(['post.create', 'media.fetch', 'media.fetch']);
  expect(done).toEqual(preview);
  expect(again).toEqual({ undone: [], kept: [] });
  expect(await statusOf(post_id)).toBe('trash');
  await emptyTrash(site);
  const after = await readTraces(site);
  expect(after.files).toEqual(before.files);
  expect(after.options).toEqual(before.options);
  const { data } = await editor.call(listImports, {});
  expect(data[0]).toMatchObject({ state: 'undone', can_undo: false, created: { posts: 0, media: 0 } });
  expect(data[0]?.edit_link).toBeUndefined();
});

test.each(
  sample(
    [
      ['its text was changed', { post_content: 'Mine now' }],
      ['its title was changed', { post_title: 'Mine now' }],
      ['it was published', { post_status: 'publish' }],
    ],
    1,
  ),
)('keeps and names a page with its pictures when %s', async (_, change) => {
  const { import_id, post_id } = await importIt([crust]);
  const image = (await listAttachments(site))[0];
  const content = `<p>${image?.url}</p>`;
  await update({
    ID: post_id,
    post_content: content,
    ...change,
    ...('post_content' in change && { post_content: `Mine ${content}` }),
  });

  const { undone, kept } = await undo(import_id);

  expect(undone).toEqual([]);
  expect(kept).toEqual([
    { id: 'post', label: 'Page “Bread”', reason: expect.stringContaining('changed after the import') },
    { label: 'Image “crust.webp”', reason: expect.stringContaining('used in “') },
  ]);
  expect(await listAttachments(site)).toHaveLength(1);
});

test.each(
  sample(
    [
      ['a page of another import', async () => void (await importIt([crust, flour], 'Other'))],
      [
        'a size of it in a post',
        (url: string) => update({ ID: 1, post_content: `<img src="${url.replace('.webp', '-300x188.webp')}">` }),
      ],
      [
        'JSON of a page builder',
        (url: string) =>
          site.run(`return update_post_meta( 1, '_builder', wp_slash( wp_json_encode( array( 'image' => $args['url'] ) ) ) );`, {
            url,
          }),
      ],
      ['the picture of a post', (_: string, id: number) => site.run(`return set_post_thumbnail( 1, $args['id'] );`, { id })],
      ['the icon of the site', (_: string, id: number) => setOption(site, 'site_icon', id)],
      ['a widget', (url: string) => setOption(site, 'widget_block', [{ content: `<img src="${url}">` }])],
    ],
    1,
  ),
)('keeps a picture with the reason when %s shows it by now', async (_, use) => {
  const { import_id, post_id } = await importIt([crust]);
  const [image] = await listAttachments(site);
  await use(image?.url ?? '', image?.id ?? 0);

  const preview = await undo(import_id, true);
  const { undone, kept } = await undo(import_id);

  expect({ undone, kept }).toEqual(preview);
  expect(labels(undone)).toEqual(['Page “Bread”']);
  expect(kept).toMatchObject([{ label: 'Image “crust.webp”', reason: expect.stringMatching(/used in/) }]);
  expect(await statusOf(post_id)).toBe('trash');
  expect((await listAttachments(site)).map(({ id }) => id)).toContain(image?.id);
});

longTest('ignores a picture with only a similar name', async () => {
  const { import_id } = await importIt([crust]);
  await update({ ID: 1, post_content: '/crust-1.webp /crust.webpage.html /outcrust.webp /crust.png /crust-300x.webp' });

  expect((await undo(import_id)).kept).toEqual([]);
});

longTest('skips content that somebody has deleted meanwhile', async () => {
  const { import_id, post_id } = await importIt([crust, flour]);
  const [first] = await listAttachments(site);
  await site.run(`wp_delete_attachment( $args['first'], true ); return wp_delete_post( $args['page'], true );`, {
    first: first?.id,
    page: post_id,
  });

  const { undone, kept } = await undo(import_id);

  expect(labels(undone)).toEqual(['Image “flour.webp”']);
  expect(kept).toEqual([]);
});

longTest('keeps content that the person cannot delete and says so', async () => {
  const { import_id, post_id } = await importIt([crust]);
  await site.run(
    `get_role( 'editor' )->remove_cap( 'delete_pages' ); get_role( 'editor' )->remove_cap( 'delete_posts' ); return true;`,
  );

  const { undone, kept } = await undo(import_id);
  await site.run(
    `get_role( 'editor' )->add_cap( 'delete_pages' ); get_role( 'editor' )->add_cap( 'delete_posts' ); return true;`,
  );

  expect(undone).toEqual([]);
  expect(kept[0]).toMatchObject({ label: 'Page “Bread”', reason: expect.stringContaining('permission') });
  expect(await statusOf(post_id)).toBe('draft');
});

longTest('ends a running import before undoing it and leaves nothing', async () => {
  const before = await listAttachments(site);
  await setOption(site, 'test_slice_seconds', 0);
  const import_id = randomUUID();
  offerPlan(cloud, signer, planFor(site.url, pageOps(blocks(imageBlock(crust)), [crust, flour].map(mediumOf))));
  const press = () => editor.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id });
  await refusalOf(press());
  await refusalOf(press());
  const halfway = (await listAttachments(site)).length;
  await setOption(site, 'test_slice_seconds', 600);

  const { undone } = await undo(import_id);
  const refusal = await refusalOf(press());

  expect(halfway).toBe(1);
  expect(labels(undone)).toEqual(['Image “crust.webp”']);
  expect(refusal).toMatchObject({ code: 'import_failed', message: expect.stringContaining('undone') });
  expect(await listAttachments(site)).toEqual(before);
});

longTest('removes a new category unless it contains other content', async () => {
  const term = (id: string) => op(id, 'term.ensure', { taxonomy: 'category', slug: id, name: id });
  const { import_id } = await importIt([], 'Terms', administrator, [term('empty'), term('used'), term('uncategorized')]);
  await site.run(`return wp_set_object_terms( 1, 'used', 'category' );`);

  const { undone, kept } = await undo(import_id, false, administrator);

  expect(labels(undone)).toEqual(['Page “Terms”', 'Category “empty”']);
  expect(kept).toMatchObject([{ label: 'Category “used”', reason: expect.stringContaining('other content') }]);
  expect(
    await site.run(`return get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'fields' => 'slugs' ) );`),
  ).toEqual(expect.arrayContaining(['uncategorized', 'used']));
});

test('lists a failed import with its reason and nothing to undo', async () => {
  cloud.on('GET /broken.webp', { status: 500 });
  offerPlan(cloud, signer, planFor(site.url, pageOps(blocks('x'), [{ ...mediumOf(crust), url: `${cloud.url}/broken.webp` }])));
  const import_id = randomUUID();
  await refusalOf(editor.call(importPage, { id: 1, title: 'Bread', platform: 'gutenberg', import_id }));

  const { data } = await editor.call(listImports, {});
  const { ops } = await editor.call(getImport, { import_id });

  expect(data[0]).toMatchObject({ state: 'failed', message: expect.stringContaining('crust.webp'), can_undo: false });
  expect(ops.map(({ state }) => state)).toEqual(['done', 'failed', 'waiting', 'waiting']);
});

longTest('returns an empty list without imports and deletes the journal with the plugin', async () => {
  const empty = await editor.call(listImports, {});
  await importIt([crust]);

  const left = await site.run<string[]>(
    `global $wpdb;
    define( 'WP_UNINSTALL_PLUGIN', 'kithouse/kithouse.php' );
    require WP_PLUGIN_DIR . '/kithouse/uninstall.php';
    $wpdb->suppress_errors();
    return array_merge( $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%kithouse%'" ),
      $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%kithouse_imp%' OR option_name LIKE 'kithouse_plan%'" ),
      (array) $wpdb->get_col( "SELECT import_id FROM {$wpdb->prefix}kithouse_imports" ) );`,
  );

  expect(empty).toEqual({ data: [], current_page: 1, total_page: 0, total: 0 });
  expect(left).toEqual([]);
});
