import { checkSiteImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';
import type { Visit } from './testing/start-site.js';

let plan: PlanSite;
let administrator: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  administrator = await plan.visitOf('administrator');
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const document = (key: string, more: object) => ({ ...blocks(`<p>${key}</p>`), key, slug: key, ...more }) as never;
const ops = () => [
  require,
  op('home', 'post.create', { document: document('home', { front_page: true }), as: 'page', title: 'Home', terms: [] }),
  op('about', 'post.create', { document: document('about', {}), as: 'page', title: 'About', terms: [] }),
  op('team', 'post.create', { document: document('team', {}), as: 'page', title: 'Team', terms: [], parent: 'about' } as never),
  op('bread', 'post.create', {
    document: document('bread', { post_type: 'post' }),
    as: 'post',
    title: 'Bread',
    terms: [],
  } as never),
  op('main', 'menu.ensure', { slug: 'main', name: 'Main' }),
  op('items', 'menu.fill', {
    menu: 'main',
    items: [
      { key: 'home', title: 'Home', post: 'home' },
      { key: 'team', title: 'Team', post: 'team' },
    ],
  }),
  op('publish', 'publish', { posts: ['home', 'about', 'team', 'bread'] }, 'finalize'),
  op('front', 'option.set', { name: 'page_on_front', post: 'home' }, 'finalize'),
  op('verify', 'verify', { documents: 4, media: 0 }, 'finalize'),
];
const form = { id: 7, ...noChoices };

async function importIt(again?: 'copy') {
  plan.offerSite(ops());
  const pressed = await pressImport(administrator, { ...form, ...(again && { again }) });
  expect(await followImport(administrator, pressed)).toMatchObject({ action: 'complete' });
  return pressed.import_id;
}
const check = async (again?: 'copy') => {
  plan.offerSite(ops());
  return administrator.call(checkSiteImport, { form: { ...form, ...(again && { again }) } });
};

/** Reads what visitors and editors see, without ids and dates. */
const readSite = () =>
  plan.site.run<{ posts: string[]; menus: string[]; front: string }>(
    `wp_cache_flush();
    $posts = array_map( fn( $post ) => "$post->post_status " . get_page_uri( $post ),
      get_posts( array( 'post_type' => array( 'page', 'post' ), 'post_status' => array( 'publish', 'draft', 'trash' ), 'nopaging' => true, 'meta_key' => '_kithouse_op' ) ) );
    sort( $posts );
    $menus = array_map( fn( $menu ) => "$menu->name: " . implode( ', ', array_map( fn( $item ) => $item->title . ' ' . get_post_status( $item->object_id ), wp_get_nav_menu_items( $menu->term_id ) ) ), wp_get_nav_menus() );
    return array( 'posts' => $posts, 'menus' => $menus, 'front' => get_page_uri( (int) get_option( 'page_on_front' ) ) . ' ' . get_post_status( (int) get_option( 'page_on_front' ) ) );`,
  );
const live = ['publish about', 'publish about/team', 'publish bread', 'publish home'];
const change = (title: string) =>
  plan.site.run(
    `$post = get_posts( array( 'post_type' => 'any', 'title' => $args['title'] ) )[0];
    return wp_update_post( array( 'ID' => $post->ID, 'post_content' => 'Mine' ) );`,
    { title },
  );

test('reports that a pack is already on the site, since when, by whom and what was changed', async () => {
  const first = await check();
  const import_id = await importIt();
  await change('About');

  const { earlier, conflicts } = await check();
  const copy = await check('copy');

  expect(first.earlier).toBeNull();
  expect(earlier).toMatchObject({ import_id, by: 'administrator', posts: 4, changed: [{ title: 'About' }] });
  expect(Math.abs(Date.parse(earlier?.at ?? '') - Date.now())).toBeLessThan(600_000);
  expect(conflicts).toEqual([]);
  expect(copy.conflicts.map(({ key }) => key).toSorted()).toEqual(['about', 'bread', 'home', 'team']);
});

test('replaces the pages, posts and menu of the earlier import, and undo brings them back', async () => {
  await importIt();
  const before = await readSite();

  const second = await importIt();
  const after = await readSite();
  const { kept } = await plan.undo(second);

  expect(before).toEqual({ posts: live, menus: ['Main: Home publish, Team publish'], front: 'home publish' });
  expect({ ...after, posts: after.posts.filter((post) => !post.startsWith('trash')) }).toEqual(before);
  expect(after.posts).toHaveLength(8);
  expect(kept).toEqual([]);
  const undone = await readSite();
  expect({ ...undone, posts: undone.posts.filter((post) => !post.startsWith('trash')) }).toEqual(before);
});

test('keeps changed posts as drafts', async () => {
  await importIt();
  await change('Bread');

  await importIt();

  const { posts } = await readSite();
  expect(posts.filter((post) => !post.startsWith('trash'))).toEqual(['draft bread-2', ...live]);
});

test.each([
  ['first', (ids: string[]) => ids],
  ['last', (ids: string[]) => ids.toReversed()],
])('leaves nothing visible when both imports are undone, the %s one first', async (_, order) => {
  const ids = [await importIt(), await importIt()];

  const [one = '', other = ''] = order(ids);
  await plan.undo(one);
  expect((await plan.undo(other)).kept).toEqual([]);

  const { posts, menus } = await readSite();
  expect(posts.filter((post) => !post.startsWith('trash'))).toEqual([]);
  expect(menus).toEqual([]);
});

test('makes copies with new addresses and a second menu when the person asks for them', async () => {
  await importIt();

  await importIt('copy');

  const { posts, menus } = await readSite();
  expect(posts).toEqual(expect.arrayContaining([...live, 'publish home-2', 'publish about-2/team', 'publish bread-2']));
  expect(menus).toHaveLength(2);
});
