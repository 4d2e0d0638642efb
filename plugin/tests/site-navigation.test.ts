import { randomUUID } from 'node:crypto';
import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { addPatternKiller, endLease, killBefore, wasKilled } from './testing/killed-scripts.js';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';

const theme = 'twentytwentyfive';
let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite({ signedIn: ['administrator'] });
  await addPatternKiller(plan.site);
  await plan.site.run(
    `switch_theme( '${theme}' ); update_option( 'page_on_front', 0 ); update_option( 'permalink_structure', '/%postname%/' ); flush_rewrite_rules();
    wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Own', 'post_name' => 'own', 'post_content' => '<!-- wp:navigation /-->' ) );
    wp_insert_post( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Mine', 'post_date' => '2021-02-03 04:05:06',
      'post_content' => '<!-- wp:navigation-link {"label":"MY LINK","url":"/mine"} /-->' ) );
    return true;`,
  );
  await plan.site.snapshot('signed-in');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const document = (key: string, content: string, more: object = {}) =>
  ({ ...blocks(content), key, slug: key, title: key, ...more }) as ReturnType<typeof blocks> & { kind: 'blocks' };
const page = (key: string) =>
  op(key, 'post.create', { document: document(key, `<p>${key}</p>`) as never, as: 'page', title: key, terms: [] });
const link = (key: string) =>
  `<!-- wp:navigation-link {"label":"To ${key}","url":"kit:doc/${key}/url","kind":"post-type","type":"page","id":"kit:doc/${key}/id","isTopLevelLink":true,"metadata":{"bindings":{"url":{"source":"core/post-data","args":{"field":"link"}}}}} /-->`;
const navigation = '<!-- wp:navigation {"ref":"kit:navigation/main/id","overlayMenu":"never"} /-->';
/** Plans a header with a menu of two pages. */
const ops = (name = 'pack', { retire = '', header = navigation } = {}) => [
  { ...require, args: { ...require.args, capabilities: ['edit_theme_options'] } },
  ...(retire === '' ? [] : [op('retire', 'import.retire', { import_id: retire }, 'permission')]),
  page(`${name}-rooms`),
  page(`${name}-story`),
  op('menu', 'navigation.ensure', {
    slug: `${name}-main`,
    title: 'Main',
    document: document('main', [link(`${name}-rooms`), link(`${name}-story`)].join('\n\n')) as never,
    refs: { [`doc/${name}-rooms`]: `${name}-rooms`, [`doc/${name}-story`]: `${name}-story` },
  }),
  op('header', 'template.write', {
    kind: 'wp_template_part',
    area: 'header',
    theme,
    slug: 'header',
    title: 'Header',
    document: document('header', `<p>${name} HEADER</p>${header}`) as never,
    refs: { 'navigation/main': 'menu' },
  }),
  op(
    'publish',
    'publish',
    { posts: [`${name}-rooms`, `${name}-story`], navigations: ['menu'], templates: ['header'] },
    'finalize',
  ),
  op('verify', 'verify', { documents: 3, media: 0 }, 'finalize'),
];
async function importPack(id: number, name: string, retire = '') {
  plan.offerSite(ops(name, { retire }));
  const administrator = await plan.visitOf('administrator');
  const pressed = await pressImport(administrator, { ...noChoices, id, ...(retire && { retire }) });
  return { import_id: pressed.import_id, end: await followImport(administrator, pressed) };
}

const read = async (address: string) => (await plan.site.visitor.ask(address)).text();
/** Reads labels and paths of the links in the header. */
const readHeader = async (address = '/') => {
  const [header = ''] =
    /<header class="wp-block-template-part[\s\S]*?<\/header>|<header [\s\S]*?<\/header>/.exec(await read(address)) ?? [];
  return [...header.matchAll(/href="[^"]*?(\/[^/"]*\/?)"[^>]*><span[^>]*>([^<]*)/g)].map(([, to, label]) => `${label} ${to}`);
};
const readMenus = () =>
  plan.site.run<Record<string, string>[]>(
    `global $wpdb; return $wpdb->get_results( "SELECT * FROM $wpdb->posts WHERE post_type = 'wp_navigation' AND post_status <> 'trash' ORDER BY ID", ARRAY_A );`,
  );
const listMenus = async () =>
  (await readMenus()).map(({ post_title, post_name, post_status }) => `${post_status} ${post_title} ${post_name}`);
const own = 'publish Mine mine';
const edit = (type: string, content: string) =>
  plan.site.run(
    `$post = get_posts( array( 'post_type' => $args['type'], 'post_status' => 'publish', 'meta_key' => '_kithouse_op' ) )[0];
    return wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => $post->post_content . $args['content'] ) ) );`,
    { type, content },
  );

test('[R-SITE-60] shows the header’s links from a menu that the site editor lists, and undo removes it', async () => {
  const before = await readMenus();
  const { import_id, end } = await importPack(7, 'pack');

  expect(await readHeader()).toEqual(['To pack-rooms /pack-rooms/', 'To pack-story /pack-story/']);
  expect(await read('/')).toMatch(/<nav [^>]*aria-label="Main"/);
  expect(await listMenus()).toEqual([own, 'publish Main pack-main']);
  expect((await readMenus())[1]?.post_content).toMatch(
    /"url":"http:[^"]*\/pack-rooms\/","kind":"post-type","type":"page","id":\d+,/,
  );
  const { proof } = (end as Extract<typeof end, { action: 'complete' }>).results;
  expect(proof.differences).toEqual([]);
  expect(proof.counts).toContainEqual({ label: 'Menu items', planned: 2, found: 2 });

  const preview = await plan.undo(import_id, { dry_run: true });
  expect(await plan.undo(import_id)).toEqual(preview);
  expect(preview.kept).toEqual([]);
  expect(preview.undone.map(({ label }) => label)).toContain('Menu “Main” with 2 links');
  expect(await readMenus()).toEqual(before);
});

longTest('[R-SITE-60] follows a page whose address changes, and hides the link to a page in the trash', async () => {
  await plan.carryOut(ops());
  await plan.site.run(
    `wp_update_post( array( 'ID' => get_page_by_path( 'pack-rooms' )->ID, 'post_name' => 'cabins' ) );
    wp_trash_post( get_page_by_path( 'pack-story' )->ID ); return true;`,
  );

  expect(await readHeader()).toEqual(['To pack-rooms /cabins/']);
});

test('[R-SITE-24] leaves navigation blocks that name no menu as they were', async () => {
  const before = await readHeader('/own/');
  expect(await read('/own/')).toContain('MY LINK');

  await plan.carryOut(
    ops()
      .filter(({ id }) => id !== 'header')
      .map((one) => (one.op === 'publish' ? { ...one, args: { ...one.args, templates: [] } } : one)),
  );

  expect(await readHeader('/own/')).toEqual(before);
  expect(await read('/own/')).toContain('MY LINK');
  const [mine, ours] = await readMenus();
  expect([mine?.post_date, ours?.post_date]).toEqual(['2021-02-03 04:05:06', '2021-02-03 04:05:05']);
});

test('[R-SITE-24] lets WordPress make its own menu on a site without one, and undo leaves none', async () => {
  await plan.site.run(
    `foreach ( get_posts( array( 'post_type' => 'wp_navigation', 'nopaging' => true ) ) as $post ) { wp_delete_post( $post->ID, true ); } return true;`,
  );
  const done = await plan.carryOut(ops());

  expect(await listMenus()).toEqual(['publish Navigation navigation', 'publish Main pack-main']);
  expect(await read('/own/')).toContain('wp-block-page-list');

  await plan.undo(done.import_id);
  expect(await listMenus()).toEqual([]);
});

test('[R-SITE-25] publishes the menu before the header that refers to it', async () => {
  const import_id = randomUUID();
  await killBefore(plan.site, "/^UPDATE .wp_posts. SET .post_status. = 'publish', .post_name. = 'header'/s");

  await plan.carryOut(ops(), { import_id }).catch(() => undefined);

  expect(await wasKilled(plan.site)).toBe(true);
  expect(await listMenus()).toEqual([own, 'publish Main pack-main']);
  expect(await read('/')).not.toContain('pack HEADER');
});

test('keeps a menu that somebody changed, and one that a changed header shows', async () => {
  const first = await plan.carryOut(ops());
  await edit('wp_navigation', '<!-- wp:navigation-link {"label":"Added","url":"/added"} /-->');
  const { kept } = await plan.undo(first.import_id);
  expect(kept).toMatchObject([{ label: 'Menu “Main” with 2 links', reason: 'It was changed after the import.' }]);

  await plan.restore();
  const second = await plan.carryOut(ops());
  await edit('wp_template_part', '<p>CHANGED</p>');
  const preview = await plan.undo(second.import_id, { dry_run: true });
  expect(preview.kept.map(({ reason }) => reason).toSorted()).toEqual([
    'It was changed after the import.',
    'Other content still shows it.',
  ]);
  expect(await plan.undo(second.import_id)).toEqual(preview);
  expect(await listMenus()).toEqual([own, 'publish Main pack-main']);
});

const orders = [
  ['last', (ids: string[]) => ids.toReversed()],
  ['first', (ids: string[]) => ids],
] as const;
test.each(sample(orders, 1))(
  '[R-SITE-60] replaces the menu of the same pack, and leaves none when both are undone, the %s one first',
  async (_, order) => {
    const before = await readMenus();
    const ids = [(await importPack(7, 'pack')).import_id];
    const [, former] = await readMenus();
    ids.push((await importPack(7, 'pack')).import_id);

    const menus = await readMenus();
    expect(menus.map(({ ID, post_title }) => [ID === former?.ID, post_title])).toEqual([
      [false, 'Mine'],
      [false, 'Main'],
    ]);
    expect(await readHeader()).toEqual(['To pack-rooms /pack-rooms/', 'To pack-story /pack-story/']);

    const [one = '', other = ''] = order(ids);
    await plan.undo(one);
    expect(await readHeader()).toEqual(['To pack-rooms /pack-rooms/', 'To pack-story /pack-story/']);
    expect((await plan.undo(other)).kept).toEqual([]);
    expect(await readMenus()).toEqual(before);
  },
);

test('[R-SITE-60] moves the menu of a replaced pack to the trash unless somebody changed it, and undo brings it back', async () => {
  const driftwood = await importPack(7, 'driftwood');
  plan.offerSite(ops('loam', { retire: driftwood.import_id }));
  const administrator = await plan.visitOf('administrator');
  const check = await administrator.call(checkSiteImport, { form: { ...noChoices, id: 8, retire: driftwood.import_id } });

  const loam = await importPack(8, 'loam', driftwood.import_id);

  expect(check.change).toContainEqual({ label: 'Menu “Main”', from: '', to: 'Moved to the trash.' });
  expect(check.create).toContainEqual({ key: 'main', as: 'part', type_label: 'Menu', title: '“Main” with 2 links' });
  expect(await listMenus()).toEqual([own, 'publish Main loam-main']);
  await plan.undo(loam.import_id);
  expect(await listMenus()).toEqual([own, 'publish Main driftwood-main']);
  expect(await readHeader()).toEqual(['To driftwood-rooms /driftwood-rooms/', 'To driftwood-story /driftwood-story/']);

  await edit('wp_navigation', '<!-- wp:navigation-link {"label":"Added","url":"/added"} /-->');
  await importPack(8, 'loam', driftwood.import_id);
  expect(await listMenus()).toEqual([own, 'publish Main driftwood-main', 'publish Main loam-main']);
});

const kills = [
  ['the mark', '/^INSERT INTO .?wp_postmeta.*_kithouse_op.*menu/s'],
  ['the draft', '/^INSERT INTO .wp_posts.*wp_navigation/s'],
  ['the end of the operation', '/^UPDATE .*kithouse_ops.*done.*navigation/s'],
  ['it is published', "/^UPDATE .wp_posts. SET .post_status. = 'publish' WHERE/s"],
] as const;
test.each(sample(kills, 1))('[R-SITE-60] ends like an undisturbed import when killed before %s', async (_, pattern) => {
  const before = await readMenus();
  const import_id = randomUUID();
  await killBefore(plan.site, pattern);

  await plan.carryOut(ops(), { import_id }).catch(() => undefined);
  expect(await wasKilled(plan.site)).toBe(true);
  await endLease(plan.site);
  await plan.carryOut(ops(), { import_id });

  expect(await listMenus()).toEqual([own, 'publish Main pack-main']);
  expect(await readHeader()).toEqual(['To pack-rooms /pack-rooms/', 'To pack-story /pack-story/']);
  await plan.undo(import_id);
  expect(await readMenus()).toEqual(before);
});
