import path from 'node:path';
import { deleteSavedTemplate, importPage, importTemplate, insertItem, listSavedTemplates } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { countTraces, readPage } from './testing/look-inside.js';
import { signInAtStub } from './testing/sign-in-at-stub.js';
import { makeSigner, offerPlan, op, planFor, require } from './testing/sign-plan.js';
import { type Role, refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

const elementor = findElementor();
if (!elementor) {
  console.log('A stand-in took the place of Elementor: set ELEMENTOR_ZIP to its zip to run all of these tests.');
}
const standIn = path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');

let cloud: StubCloud;
let site: Site;
let editor: Visit;
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({
    cloudUrl: cloud.url,
    plugins: { elementor: elementor ?? standIn },
    active: ['elementor/elementor.php'],
  });
  await site.run(`update_option( 'elementor_onboarded', true ); return true;`);
  editor = await site.as('editor');
  await site.snapshot('ready');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});
beforeEach(() => site.restore('ready'));

const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'مخبز "x" \\ 🍞' }, elements: [] };
type Template = { title?: string; status?: string; owner?: Role; type?: string; date?: string; content?: object[] };
const save = ({
  title = 'Saved',
  status = 'publish',
  owner = 'editor',
  type = 'page',
  date = '',
  content = [heading],
}: Template = {}) =>
  site.run<number>(
    `return wp_insert_post( wp_slash( array( 'post_type' => 'elementor_library', 'post_title' => $args['title'], 'post_status' => $args['status'], 'post_date' => $args['date'],
      'post_author' => get_user_by( 'login', $args['owner'] )->ID, 'meta_input' => array( '_elementor_edit_mode' => 'builder', '_elementor_template_type' => $args['type'],
      '_elementor_data' => wp_json_encode( $args['content'] ), '_elementor_page_settings' => array( 'hide_title' => 'yes', 'post_status' => 'publish' ) ) ) ) );`,
    { title, status, owner, type, date, content },
  );
const statusOf = async (id: number) => (await readPage(site, id)).status;
const kit = () => site.run<number>(`return (int) get_option( 'elementor_active_kit' );`);

test('lists no saved templates without Elementor, and none for blocks with it', async () => {
  await site.run(`deactivate_plugins( 'elementor/elementor.php' ); return true;`);
  const id = await save();

  const list = await editor.call(listSavedTemplates, {});
  const forBlocks = await editor.call(listSavedTemplates, { platform: 'gutenberg' });
  const refusal = await refusalOf(editor.call(deleteSavedTemplate, { id }));

  const none = { items: [], current_page: 1, total_page: 0, total: 0 };
  expect([list, forBlocks]).toEqual([none, none]);
  expect(refusal.code).toBe('item_not_found');
});

describe('with Elementor', () => {
  test('[R-API-28, R-API-29, R-ENT-52] lists templates newest first in pages, with all fields of a row', async () => {
    const old = await save({ title: 'Old 🍞 <b>', date: '2024-05-01 12:00:00' });
    const draft = await save({ title: 'Draft', status: 'draft', date: '2024-05-02 12:00:00', type: 'section' });
    await save({ title: 'Gone', status: 'trash' });
    await site.run(`update_option( 'timezone_string', 'Asia/Kolkata' ); return true;`);

    const first = await editor.call(listSavedTemplates, { per_page: 1, search: '' });
    const all = await editor.call(listSavedTemplates, {});
    const beyond = await editor.call(listSavedTemplates, { page: 9 });

    const [newer, older] = all.items.slice(-2);
    expect(newer).toMatchObject({ id: draft, title: 'Draft', type: 'section', is_pushed: false, is_kit: false });
    expect(older).toMatchObject({ id: old, title: 'Old 🍞 <b>', type: 'page', date: '2024-05-01T06:30:00Z' });
    expect(newer?.preview_url).toContain('preview=true');
    expect(newer?.export_url).toContain(`template_id=${draft}`);
    expect(first).toMatchObject({ items: [expect.anything()], current_page: 1, total_page: all.total, total: all.total });
    expect(beyond).toMatchObject({ items: [], current_page: 9 });
  });

  test.skipIf(!elementor)('downloads the template as Elementor exports it from the export address', async () => {
    const id = await save();
    const { items } = await editor.call(listSavedTemplates, {});

    const download = await editor.ask(items.find((item) => item.id === id)?.export_url ?? '');

    expect(download.status).toBe(200);
    expect(await download.json()).toMatchObject({ title: 'Saved', type: 'page', content: [{ widgetType: 'heading' }] });
  });

  test('searches the words of the title', async () => {
    const wanted = await save({ title: 'Bäckerei خبز 50%' });
    await save({ title: 'Other' });

    const found = async (search: string) => (await editor.call(listSavedTemplates, { search })).items.map(({ id }) => id);

    expect(await found('خبز')).toEqual([wanted]);
    expect(await found('50%')).toEqual([wanted]);
    expect(await found('heading')).toEqual([]);
    expect(await found(`' OR 1=1 --`)).toEqual([]);
  });

  test.each(
    sample(
      [
        ['contributor', ['own draft']],
        ['author', ['own', 'own draft']],
        ['editor', ['own', 'own draft', 'theirs', 'their draft']],
      ] as const,
      1,
    ),
  )('lists and counts only what a person with the role %s can edit', async (role, titles) => {
    await save({ title: 'own', owner: role });
    await save({ title: 'own draft', owner: role, status: 'draft' });
    await save({ title: 'theirs', owner: 'administrator' });
    await save({ title: 'their draft', owner: 'administrator', status: 'draft' });
    const person = await site.as(role);

    const { items, total } = await person.call(listSavedTemplates, {});

    const own = items.filter(({ is_kit }) => !is_kit);
    expect(new Set(own.map(({ title }) => title))).toEqual(new Set(titles));
    expect(total).toBe(items.length);
  });

  test('[R-API-30] moves a template to the trash and accepts a repeat', async () => {
    const id = await save();

    const first = await editor.call(deleteSavedTemplate, { id });
    const second = await editor.call(deleteSavedTemplate, { id });

    expect(first).toEqual({ status: 'success', message: 'The template is in the trash.', is_kit: false });
    expect(second).toEqual(first);
    expect(await statusOf(id)).toBe('trash');
  });

  test("[R-API-31, R-API-32, R-ERR-31] deletes the site's settings only when forced", async () => {
    const id = await kit();
    const listed = (await editor.call(listSavedTemplates, {})).items.find((item) => item.id === id);

    const refusal = await refusalOf(editor.call(deleteSavedTemplate, { id }));
    const before = await statusOf(id);
    const forced = await editor.call(deleteSavedTemplate, { id, force_delete_kit: true });

    expect(listed?.is_kit).toBe(true);
    expect(refusal).toMatchObject({ code: 'cant_delete_kit', details: { is_kit: true } });
    expect(before).toBe('publish');
    expect(forced).toEqual({ status: 'success', message: 'The template is in the trash.', is_kit: true });
    expect(await statusOf(id)).toBe('trash');
  });

  test("[R-PERM-24] lets nobody delete another's posts or anything but templates", async () => {
    const id = await save({ owner: 'administrator' });
    const page = await site.run<number>(`return wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Page' ) );`);
    const author = await site.as('author');

    const theirs = await refusalOf(author.call(deleteSavedTemplate, { id }));
    const other = await refusalOf(editor.call(deleteSavedTemplate, { id: page }));
    const none = await refusalOf(editor.call(deleteSavedTemplate, { id: 987_654 }));

    expect([theirs.code, other.code, none.code]).toEqual(['invalid_permission', 'item_not_found', 'item_not_found']);
    expect([await statusOf(id), await statusOf(page)]).toEqual(['publish', 'draft']);
  });

  test('[R-SAVED-01, R-API-13] inserts a saved template with new ids and page settings, without an account or the cloud', async () => {
    const id = await save();
    const before = await countTraces(site);

    const first = await editor.call(insertItem, { id, origin: 'local', platform: 'elementor' });
    const second = await editor.call(insertItem, { id, origin: 'local', platform: 'elementor' });
    const { plan } = await editor.call(insertItem, { id, origin: 'local', platform: 'elementor', dry_run: true });

    const [one, other] = [first, second].map(({ content }) => (content as (typeof heading)[])[0]);
    expect(one?.settings).toEqual(heading.settings);
    expect(new Set([heading.id, one?.id, other?.id]).size).toBe(3);
    expect(first.page_settings).toEqual({ hide_title: 'yes' });
    expect(plan).toMatchObject({
      documents: 1,
      media: { count: 0, bytes: 0 },
      plugins: [],
      unknown: [],
      has_page_settings: true,
    });
    expect(cloud.heard).toEqual([]);
    expect(await countTraces(site)).toEqual(before);
  });

  test('names unsupported elements in advance and keeps them', async () => {
    const inner = { ...heading, widgetType: 'acme-map' };
    const id = await save({ content: [{ id: 'bbbbbbb', elType: 'container', settings: {}, elements: [inner, heading] }] });

    const { plan } = await editor.call(insertItem, { id, origin: 'local', platform: 'elementor', dry_run: true });
    const { content } = await editor.call(insertItem, { id, origin: 'local', platform: 'elementor' });

    expect(plan).toMatchObject({ unknown: ['acme-map'], warnings: [{ code: 'unknown_elements' }] });
    expect(content).toMatchObject([{ elements: [{ widgetType: 'acme-map' }, { widgetType: 'heading' }] }]);
  });

  longTest('creates a separate draft page of a saved template', async () => {
    const id = await save();

    const made = await editor.call(importPage, { id, origin: 'local', platform: 'elementor', title: 'From saved' });

    const data = await site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id: made.post_id });
    expect(await readPage(site, made.post_id)).toMatchObject({
      title: 'From saved',
      status: 'draft',
      type: 'page',
      author: 'editor',
    });
    expect(JSON.parse(data)).toMatchObject([{ settings: heading.settings }]);
    expect(made.elementor_edit_link).toContain(`post=${made.post_id}`);
  });

  const signer = makeSigner();
  async function importSaved(template_type: string) {
    const document = {
      key: 'main',
      kind: 'elementor',
      title: 'Sea',
      slug: 'sea',
      post_type: 'elementor_library',
      template_type,
      content: [heading],
      page_settings: {},
    };
    const ops = [
      { ...require, args: { ...require.args, capabilities: ['edit_posts'], platform: 'elementor' } },
      op('post', 'post.create', { document: document as never, as: 'library', title: 'Sea', terms: [] }),
    ];
    await signInAtStub(cloud, editor);
    offerPlan(cloud, signer, planFor(site.url, ops, { platform: 'elementor' }));

    return editor.call(importTemplate, { id: 4, platform: 'elementor' });
  }

  test("[R-API-06, R-API-07, R-API-08] saves a cloud template as a draft in Elementor's library and returns its link", async () => {
    const made = await importSaved('section');

    const listed = (await editor.call(listSavedTemplates, {})).items.find(({ id }) => id === made.post_id);
    const { content } = await editor.call(insertItem, { id: made.post_id, origin: 'local', platform: 'elementor' });
    const requested = cloud.heard.find(({ path }) => path === '/v1/plans');
    expect(requested?.body).toEqual({
      id: 4,
      origin: 'remote',
      platform: 'elementor',
      as: 'library',
      colors: 'keep',
      image_sizes: expect.any(Array),
      fonts: true,
    });
    expect(await readPage(site, made.post_id)).toMatchObject({ title: 'Sea', status: 'draft', type: 'elementor_library' });
    expect(listed).toMatchObject({ title: 'Sea', type: 'section' });
    expect(content).toMatchObject([{ settings: heading.settings }]);
    expect(made).toMatchObject({
      edit_link: expect.stringContaining(`post=${made.post_id}&action=edit`),
      elementor_edit_link: expect.stringContaining(`post=${made.post_id}&action=elementor`),
      visit: expect.stringContaining('preview'),
    });
  });

  longTest("imports a template of the type kit, a whole site's settings, as a page", async () => {
    const { post_id } = await importSaved('kit');

    expect(await site.run(`return get_post_meta( $args['post_id'], '_elementor_template_type', true );`, { post_id })).toBe(
      'page',
    );
  });

  test.each(sample(['insert', 'import/page'], 1))(
    '%s refuses a template that the person cannot edit, and anything but templates',
    async (call) => {
      const theirs = await save({ owner: 'administrator' });
      const own = await site.run<number>(
        `return wp_insert_post( array( 'post_title' => 'Text', 'post_content' => '<p>Text</p>', 'post_author' => get_user_by( 'login', 'author' )->ID ) );`,
      );
      const author = await site.as('author');
      await site.run(`get_role( 'author' )->add_cap( 'edit_pages' ); return true;`);
      const ask = async (id: number, platform: string) => {
        const { body } = await author.rest('POST', `/${call}`, { id, platform, origin: 'local', title: 'T' });
        return (body as { code: string }).code;
      };

      const codes = [
        await ask(theirs, 'elementor'),
        await ask(own, 'elementor'),
        await ask(own, 'gutenberg'),
        await ask(987_654, 'gutenberg'),
      ];

      expect(codes).toEqual(['invalid_permission', 'item_not_found', 'item_not_found', 'item_not_found']);
    },
  );
});

test('inserts blocks of a post of this site unchanged and creates a page of them', async () => {
  const markup =
    '<!-- wp:paragraph {"className":"a\\u002d\\u002db"} -->\n<p class="a--b">خبز 🍞 \\ x</p>\n<!-- /wp:paragraph -->';
  const id = await site.run<number>(
    `return wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_title' => 'P', 'post_status' => 'publish', 'post_content' => $args['markup'], 'post_author' => get_user_by( 'login', 'editor' )->ID ) ) );`,
    { markup },
  );

  const { content } = await editor.call(insertItem, { id, origin: 'local', platform: 'gutenberg' });
  const made = await editor.call(importPage, { id, origin: 'local', platform: 'gutenberg', title: 'Of a pattern' });

  expect(content).toBe(markup);
  expect(await readPage(site, made.post_id)).toMatchObject({ title: 'Of a pattern', status: 'draft', content: markup });
});
