import {
  autocompleteCondition,
  createTemplate,
  getConditions,
  listThemeParts,
  type Platform,
  saveConditions,
} from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { readPage } from './testing/look-inside.js';
import { provideBuild } from './testing/provide-build.js';
import { refusalOf, roles, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { equipForThemeParts, fillSite, makePart } from './testing/theme-parts.js';

let cloud: StubCloud;
let site: Site;
let admin: Visit;
let ids: Record<string, number>;
let removeEquipment: () => void;
let removeBuild: () => void;
beforeAll(async () => {
  removeBuild = provideBuild();
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  removeEquipment = equipForThemeParts(site);
  admin = await site.as('administrator');
  ids = await fillSite(site);
  await site.snapshot('filled');
});
afterAll(async () => {
  removeEquipment?.();
  await site?.close();
  await cloud?.stop();
  removeBuild?.();
});
beforeEach(() => site.restore('filled'));

const create = (type: string, more: { title?: string; platform?: Platform; nonce?: string } = {}) =>
  admin.call(createTemplate, { nonce: admin.auth?.nonce ?? '', platform: 'gutenberg', type, ...more });
const types = ['header', 'footer', 'single-post', 'single-page', 'archive', 'search-results', 'error-404'];
const countParts = () => site.run<number>(`return (int) array_sum( (array) wp_count_posts( 'kithouse_part' ) );`);

test('[R-API-26, R-API-27, R-COND-18] creates a template as a draft and returns its editor address', async () => {
  const named = await create('header', { title: 'رأس "x" \\ 🍞 <b>' });
  const unnamed = await create('footer');

  const html = await (await admin.ask(named.url)).text();

  const shown = await site.visitor.ask('/');
  expect(await readPage(site, named.template_id)).toMatchObject({
    type: 'kithouse_part',
    status: 'draft',
    title: 'رأس "x" \\ 🍞',
    author: 'administrator',
  });
  expect((await readPage(site, unnamed.template_id)).title).toBe('Footer');
  expect(html).toContain('wp-block-editor');
  expect(await shown.text()).not.toContain('kithouse-header');
});

longTest('starts every type with visible blocks', async () => {
  const empty: string[] = [];
  for (const type of types) {
    const { template_id } = await create(type);
    const text = await site.run<string>(
      `query_posts( array( 'post_type' => 'post' ) );
      $blocks = parse_blocks( get_post( $args['id'] )->post_content );
      $lost   = array_filter( $blocks, fn( $block ) => null === $block['blockName'] && '' !== trim( $block['innerHTML'] ) );
      return $lost ? '' : trim( wp_strip_all_tags( do_blocks( get_post( $args['id'] )->post_content ) ) );`,
      { id: template_id },
    );
    empty.push(...(text === '' ? [type] : []));
  }

  // A post has a title only where there is a post.
  expect(empty).toEqual(['single-post', 'single-page']);
});

test('refuses an unknown type and an old nonce for a new template and leaves nothing', async () => {
  const before = await countParts();
  const refusals = await Promise.all([
    refusalOf(create('loop-item')),
    refusalOf(create('product')),
    refusalOf(create('header', { nonce: '0123456789' })),
    refusalOf(create('header', { platform: 'elementor' })),
  ]);

  expect(refusals.map(({ code }) => code)).toEqual([
    'invalid_input',
    'invalid_input',
    'invalid_permission',
    'required_elementor',
  ]);
  expect(refusals[2]?.message).toContain('Reload');
  expect(await countParts()).toBe(before);
});

longTest('lists what the person can create: nothing without permission, products only in a shop', async () => {
  const boot = async (who: Visit) => {
    const html = await (await who.ask('/wp-admin/admin.php?page=kithouse')).text();
    return JSON.parse(/id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}').template_types;
  };
  const editor = await boot(await site.as('editor'));
  const plain = await boot(admin);
  await site.run(`update_option( 'test_has_shop', true ); return true;`);

  const shop = await boot(admin);

  expect(editor).toEqual({ elementor: [], gutenberg: [] });
  expect(plain.elementor).toEqual([]);
  expect(plain.gutenberg.map(({ value }: { value: string }) => value)).toEqual(types);
  expect(shop.gutenberg.slice(-2)).toEqual([
    { value: 'product', label: 'Single product' },
    { value: 'product-archive', label: 'Product archive' },
  ]);
});

test('[R-PERM-26, R-PERM-27] lets only administrators create parts, set conditions and read the parts', async () => {
  const id = await makePart(site, { type: 'header' });

  const outcomes: Record<string, unknown[]> = {};
  for (const role of roles) {
    const who = await site.as(role);
    const codes = await Promise.all([
      who.rest('POST', '/create-template', { nonce: who.auth?.nonce, platform: 'gutenberg', type: 'header' }),
      who.rest('GET', `/conditions?template_id=${id}`),
      who.rest('POST', '/save-conditions', { template_id: id, conditions: ['include/general'] }),
      who.rest('GET', '/autocomplete-condition?payload=%7B%22query_type%22:%22authors%22%7D&query=a'),
      who.rest('GET', '/theme-parts'),
    ]);
    const raw = await who.ask(`/wp-json/wp/v2/kithouse_part/${id}`, { headers: { 'x-wp-nonce': who.auth?.nonce ?? '' } });
    outcomes[role] = [...codes.map(({ status }) => status), raw.status];
  }

  const refused = [403, 403, 403, 403, 403, 403];
  expect(outcomes).toEqual({
    subscriber: refused,
    contributor: refused,
    author: refused,
    editor: refused,
    administrator: [200, 200, 200, 200, 200, 200],
  });
  expect((await site.visitor.ask(`/wp-json/wp/v2/kithouse_part/${id}`)).status).toBe(401);
  expect((await site.visitor.ask(`/?p=${id}&post_type=kithouse_part`)).status).toBe(404);
});

test("[R-API-21, R-API-22, R-ENT-53, R-ENT-58] returns a part's conditions with the choices of this site", async () => {
  const id = await makePart(site, {
    type: 'header',
    conditions: [`include/singular/post/${ids.loaf}`, 'exclude/singular/gone/7'],
  });

  const { config, template_conditions, labels } = await admin.call(getConditions, { template_id: id });

  expect(config.general?.sub_conditions).toEqual(['archive', 'singular']);
  expect(config.singular?.sub_conditions).toEqual([
    'front_page',
    'post',
    'page',
    'book',
    'child_of',
    'any_child_of',
    'by_author',
    'not_found404',
  ]);
  expect(config.archive?.sub_conditions).toEqual(['post_archive', 'book_archive', 'author', 'date', 'search']);
  expect(config.post).toMatchObject({
    label: 'Post',
    plural_label: 'All Posts',
    controls: [{ autocomplete: { query_type: 'posts', object: 'post' } }],
  });
  expect(config.post?.sub_conditions).toEqual(['in_category', 'in_category_children', 'in_post_tag', 'post_by_author']);
  expect(Object.values(config).flatMap((node) => node.sub_conditions.filter((name) => !config[name]))).toEqual([]);
  expect(template_conditions).toEqual([
    { type: 'include', name: 'singular', sub_name: 'post', sub_id: String(ids.loaf) },
    { type: 'exclude', name: 'singular', sub_name: 'gone', sub_id: '7' },
  ]);
  expect(labels).toEqual({ [`singular/post/${ids.loaf}`]: 'خبز', 'singular/gone/7': '7' });
});

longTest('limits a part for one kind of page to its pages', async () => {
  const configOf = async (type: string) => {
    const { config } = await admin.call(getConditions, { template_id: await makePart(site, { type }) });
    return [config.general?.sub_conditions, config.singular?.sub_conditions ?? config.archive?.sub_conditions];
  };

  expect(await configOf('single-page')).toEqual([['singular'], ['front_page', 'page', 'child_of', 'any_child_of', 'by_author']]);
  expect(await configOf('single-post')).toEqual([['singular'], ['post', 'book', 'child_of', 'any_child_of', 'by_author']]);
  expect(await configOf('archive')).toEqual([['archive'], ['post_archive', 'book_archive', 'author', 'date', 'search']]);
  expect(await configOf('error-404')).toEqual([[], undefined]);
});

test('[R-API-23, R-ENT-54, R-ENT-56, R-ENT-57] stores conditions as written, without empty ends and duplicates', async () => {
  const template_id = await makePart(site, { type: 'header' });
  const conditions = ['include/general//', 'include/general', `exclude/singular/in_category/${ids.rye}`, 'include/archive/'];

  const answers = [
    await admin.call(saveConditions, { template_id, conditions }),
    await admin.call(saveConditions, { template_id, conditions }),
  ];

  const stored = await site.run(`return get_post_meta( $args['id'], '_kithouse_conditions', true );`, { id: template_id });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ status: 'success', conflicts: [] });
  expect(stored).toEqual(['include/general', `exclude/singular/in_category/${ids.rye}`, 'include/archive']);
  await admin.call(saveConditions, { template_id, conditions: [] });
  expect((await admin.call(getConditions, { template_id })).template_conditions).toEqual([]);
});

const foreign = [
  'include/singular/gone_type',
  'include/nonsense',
  'include/general/singular',
  'include/singular/category',
  'include/singular/front_page/3',
  'include/singular/post/0',
  'include/singular/post/1 OR 1=1',
  'include/singular/post/-1',
  'include/singular/post/99999999999',
  'include/archive/post',
  'include/post',
  'sometimes/general',
  'include//post',
  'include/singular/post/1/2',
  `include/${'x'.repeat(400)}`,
  '',
];
longTest('refuses a condition that this site lacks and changes nothing', async () => {
  const template_id = await makePart(site, { type: 'header', conditions: ['include/archive'] });

  const accepted: string[] = [];
  for (const condition of foreign) {
    const { body } = await admin.rest('POST', '/save-conditions', { template_id, conditions: ['include/general', condition] });
    accepted.push(...((body as { code?: string }).code === 'invalid_input' ? [] : [condition]));
  }

  const { template_conditions } = await admin.call(getConditions, { template_id });
  expect(accepted).toEqual([]);
  expect(template_conditions).toEqual([{ type: 'include', name: 'archive' }]);
});

test('returns no conditions for anything but parts', async () => {
  const page = ids.parent ?? 0;
  const refusals = await Promise.all([
    refusalOf(admin.call(getConditions, { template_id: page })),
    refusalOf(admin.call(saveConditions, { template_id: page, conditions: [] })),
    refusalOf(admin.call(getConditions, { template_id: 987_654 })),
    refusalOf(admin.call(saveConditions, { template_id: 987_654, conditions: ['include/general'] })),
  ]);

  expect(refusals.map(({ code }) => code)).toEqual(Array(4).fill('item_not_found'));
});

longTest('lists other published parts of the type, and those at the same place again on saving', async () => {
  const other = await makePart(site, {
    type: 'header',
    title: 'Other',
    conditions: ['include/general', 'exclude/archive', 'include/archive'],
  });
  await makePart(site, { type: 'header', status: 'draft' });
  await makePart(site, { type: 'footer' });
  const template_id = await makePart(site, { type: 'header', conditions: [] });

  const { conflicts } = await admin.call(getConditions, { template_id });
  const saved = await admin.call(saveConditions, { template_id, conditions: ['include/archive', 'include/singular'] });

  const conflict = { template_id: other, title: 'Other', edit_link: expect.stringContaining(`post=${other}`) };
  expect(conflicts).toEqual([
    { ...conflict, condition: 'include/general' },
    { ...conflict, condition: 'include/archive' },
  ]);
  expect(saved.conflicts).toEqual([{ ...conflict, condition: 'include/archive' }]);
});

const find = (query_type: string, query: string, object?: string) =>
  admin.call(autocompleteCondition, { payload: JSON.stringify({ query_type, ...(object && { object }) }), query });

test('[R-API-24, R-API-25] finds condition values by their words, at most twenty, best first', async () => {
  await site.run(
    `for ( $i = 0; $i < 25; $i++ ) { wp_insert_post( array( 'post_title' => "Sourdough $i", 'post_status' => 'publish' ) ); }
    wp_insert_post( array( 'post_title' => 'Bread & "Butter"', 'post_status' => 'publish' ) );
    wp_insert_post( array( 'post_title' => 'Sourdough draft', 'post_status' => 'draft' ) ); return true;`,
  );

  expect(await find('posts', 'Sourdough', 'post')).toHaveLength(20);
  expect(await find('posts', 'خبز', 'post')).toEqual([{ value: String(ids.loaf), label: 'خبز' }]);
  expect(await find('posts', 'bread &', 'post')).toMatchObject([{ label: 'Bread & "Butter"' }]);
  expect(await find('posts', 'Sourdough draft', 'post')).toEqual([]);
  expect(await find('posts', 'child', 'page')).toMatchObject([{ label: 'Child' }, { label: 'Grandchild' }]);
  expect(await find('posts', 'parent')).toEqual([{ value: String(ids.parent), label: 'Parent' }]);
  expect(await find('taxonomy', 'rye', 'category')).toEqual([{ value: String(ids.rye), label: 'Breads › Rye' }]);
  expect(await find('authors', 'author')).toEqual([{ value: String(ids.author), label: 'author' }]);
});

test('reveals no e-mail, login or private content in a lookup', async () => {
  await site.run(
    `wp_update_user( array( 'ID' => get_user_by( 'login', 'author' )->ID, 'display_name' => 'Ada' ) );
    wp_insert_post( array( 'post_title' => 'Hidden pattern', 'post_type' => 'wp_block', 'post_status' => 'publish' ) ); return true;`,
  );
  const codes = await Promise.all(
    [
      ['posts', 'Hidden', 'wp_block'],
      ['posts', 'a', 'no_type'],
      ['taxonomy', 'a', 'nav_menu'],
      ['taxonomy', 'a'],
      ['options', 'a'],
    ].map(async ([query_type = '', query = '', object]) => (await refusalOf(find(query_type, query, object))).code),
  );
  const { body } = await admin.rest('GET', '/autocomplete-condition?payload=not-json&query=a');

  expect([await find('authors', 'example.test'), await find('authors', 'author'), await find('authors', ' ')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await find('authors', '%')).toEqual([]);
  expect(codes).toEqual(Array(5).fill('invalid_input'));
  expect((body as { code: string }).code).toBe('invalid_input');
});

longTest('lists parts newest first with their readable locations', async () => {
  const conditions = [
    'include/general',
    `exclude/archive/category/${ids.rye}`,
    'include/singular/post/987654',
    'include/singular/gone',
  ];
  const header = await makePart(site, { type: 'header', title: 'Kopf 🍞 <b>', conditions, date: '2024-05-01 12:00:00' });
  const single = await makePart(site, {
    type: 'single-post',
    title: '',
    status: 'draft',
    conditions: [],
    date: '2024-05-02 12:00:00',
  });
  await makePart(site, { type: 'footer', status: 'trash' });
  await makePart(site, { type: 'unknown' });

  const list = await admin.call(listThemeParts, {});
  const found = await admin.call(listThemeParts, { search: 'kopf', platform: 'gutenberg' });
  const elementor = await admin.call(listThemeParts, { platform: 'elementor' });

  expect(list).toMatchObject({ current_page: 1, total_page: 1, total: 2 });
  expect(list.items).toMatchObject([
    { id: single, title: '(no title)', status: 'draft', shown_on: [], type: { value: 'single-post', label: 'Single post' } },
    { id: header, title: 'Kopf 🍞 <b>', platform: 'gutenberg', status: 'publish', date: '2024-05-01T12:00:00Z' },
  ]);
  expect(list.items[1]?.shown_on).toEqual([
    'Entire site',
    'not on Category: Breads › Rye',
    'Post: #987654',
    'include/singular/gone',
  ]);
  expect(list.items[1]?.preview_url).toContain('kithouse_part=');
  expect(found.items.map(({ id }) => id)).toEqual([header]);
  expect(elementor).toMatchObject({ items: [], current_page: 1, total_page: 0, total: 0 });
});
