import { getConditions } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';
import { equipForThemeParts, fillSite, makePart, type PageName, pages, paragraph, useTheme } from './testing/theme-parts.js';

let cloud: StubCloud;
let site: Site;
let admin: Visit;
let removeEquipment: () => void;
let ids: Record<string, number> = {};
beforeAll(async () => {
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url });
  removeEquipment = equipForThemeParts(site);
  admin = await site.as('administrator');
  ids = await fillSite(site);
  await useTheme(site, 'classic');
  await site.snapshot('filled');
});
afterAll(async () => {
  removeEquipment?.();
  await site?.close();
  await cloud?.stop();
});
beforeEach(() => site.restore('filled'));

const read = async (path: string, who: Visit = site.visitor) => (await who.ask(path)).text();
const option = (name: string, value: unknown) =>
  site.run(`update_option( $args['name'], $args['value'] ); flush_rewrite_rules( false ); return true;`, { name, value });

const places: [string, PageName[]][] = [
  ['singular', ['post', 'loaf', 'locked', 'page', 'child', 'grandchild', 'book', 'missing']],
  ['archive', ['front', 'books', 'category', 'rye', 'tag', 'author', 'year', 'search', 'nothing']],
  ['singular/front_page', ['front']],
  ['singular/not_found404', ['missing']],
  ['singular/post', ['post', 'loaf', 'locked']],
  ['singular/post/{loaf}', ['loaf']],
  ['singular/page', ['page', 'child', 'grandchild']],
  ['singular/book', ['book']],
  ['singular/child_of/{parent}', ['child']],
  ['singular/any_child_of/{parent}', ['child', 'grandchild']],
  ['singular/any_child_of', ['child', 'grandchild']],
  ['singular/by_author/{author}', ['loaf']],
  ['singular/post_by_author/{author}', ['loaf']],
  ['singular/page_by_author/{author}', []],
  ['singular/in_category/{rye}', ['loaf']],
  ['singular/in_category/{breads}', []],
  ['singular/in_category_children/{breads}', ['loaf']],
  ['singular/in_post_tag/{tag}', ['loaf']],
  ['archive/post_archive', ['front']],
  ['archive/book_archive', ['books']],
  ['archive/category', ['category', 'rye']],
  ['archive/category/{breads}', ['category']],
  ['archive/child_of_category/{breads}', ['rye']],
  ['archive/any_child_of_category/{breads}', ['rye']],
  ['archive/post_tag', ['tag']],
  ['archive/author', ['author']],
  ['archive/author/{author}', ['author']],
  ['archive/author/1', []],
  ['archive/date', ['year']],
  ['archive/search', ['search', 'nothing']],
  ['singular/gone_type', []],
  ['nonsense', []],
];
const fill = (place: string) => place.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));

test('matches exactly its pages for every kind of condition', async () => {
  const conditions = places.map(([place]) => `include/${fill(place)}`);
  await site.run(`update_option( 'test_conditions', $args['conditions'] ); return true;`, { conditions });

  const names = Object.keys(pages) as PageName[];
  const holds = await Promise.all(names.map(async (name) => conditionsOf(await read(pages[name]))));

  const shown = places.map(([place], index) => [place, names.filter((_, page) => holds[page]?.[index])]);
  expect(shown).toEqual(places);
});

const winners: [string, Record<string, string[]>, Partial<Record<PageName, string>>][] = [
  [
    'the more particular place',
    { A: ['include/general'], B: ['include/singular'], C: ['include/singular/post'], D: ['include/singular/post/{loaf}'] },
    { front: 'A', page: 'B', post: 'C', loaf: 'D' },
  ],
  [
    'a chosen post before its category, that before its author',
    {
      A: ['include/singular/post_by_author'],
      B: ['include/singular/in_category/{rye}'],
      C: ['include/singular/post/{loaf}', 'exclude/singular/post/{loaf}'],
    },
    { post: 'A', loaf: 'B' },
  ],
  [
    'a direct child before any child',
    {
      A: ['include/singular/front_page'],
      B: ['include/singular/child_of/{parent}'],
      C: ['include/singular/any_child_of/{parent}'],
    },
    { front: 'A', child: 'B', grandchild: 'C' },
  ],
  [
    'an exclusion before any inclusion',
    {
      A: ['include/general', 'exclude/archive/category/{breads}'],
      B: ['include/archive', 'exclude/singular/not_found404', 'exclude/archive/search'],
    },
    { category: 'B', search: 'A', missing: 'A', tag: 'B' },
  ],
  ['nothing where only exclusions stand', { A: ['exclude/singular/post'] }, { front: 'THEME', post: 'THEME' }],
];
test.each(sample(winners, 2))('prefers %s', async (_, parts, expected) => {
  for (const [name, conditions] of Object.entries(parts)) {
    await makePart(site, { type: 'header', content: paragraph(`PART ${name}.`), conditions: conditions.map(fill) });
  }

  const shown: Partial<Record<PageName, string>> = {};
  for (const name of Object.keys(expected) as PageName[]) {
    shown[name] =
      /PART (\w+)\.|(THEME) HEADER/
        .exec(await read(pages[name]))
        ?.slice(1)
        .find(Boolean) ?? 'none';
  }

  expect(shown).toEqual(expected);
});

test('prefers the newest of equals, whichever was created first', async () => {
  await makePart(site, { type: 'header', content: paragraph('NEW'), date: '2024-05-02 00:00:00' });
  await makePart(site, { type: 'header', content: paragraph('OLD'), date: '2024-05-01 00:00:00' });

  expect(await read(pages.page)).toMatch(/NEW/);
});

longTest('shows a part only while it is published', async () => {
  const states = ['draft', 'pending', 'private', 'future', 'trash'];
  for (const status of states) {
    await makePart(site, { type: 'header', status, ...(status === 'future' && { date: '2099-01-01 00:00:00' }) });
  }
  const before = await read(pages.page);

  const shown: Record<string, boolean> = {};
  for (const status of states) {
    await site.run(
      `wp_publish_post( get_posts( array( 'post_type' => 'kithouse_part', 'post_status' => $args['status'] ) )[0] ); return true;`,
      { status },
    );
    shown[status] = (await read(pages.page)).includes('OUR header');
    await site.run(
      `wp_trash_post( get_posts( array( 'post_type' => 'kithouse_part', 'post_status' => 'publish' ) )[0]->ID ); return true;`,
    );
  }

  expect(before).not.toContain('OUR header');
  expect(shown).toEqual(Object.fromEntries(states.map((status) => [status, true])));
  expect(await read(pages.page)).not.toContain('OUR header');
});

test('hides a part with a password, one without conditions and a deleted one', async () => {
  await makePart(site, { type: 'header', password: 'x' });
  await makePart(site, { type: 'header', conditions: [] });
  const id = await makePart(site, { type: 'header' });
  await site.run(`wp_delete_post( $args['id'], true ); return true;`, { id });

  expect(await read(pages.page)).toContain('THEME HEADER');
  expect(await site.run(`return get_option( 'kithouse_theme_parts', 'none' );`)).toBe('none');
});

longTest('treats a static front page as a page and the posts page as an archive', async () => {
  await site.run(
    `update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args['parent'] ); update_option( 'page_for_posts', $args['child'] ); return true;`,
    ids,
  );
  await makePart(site, { type: 'single-page' });
  await makePart(site, { type: 'archive', conditions: ['include/archive/post_archive'] });
  await makePart(site, { type: 'header', content: paragraph('FRONT'), conditions: ['include/singular/front_page'] });

  const [front, posts, second] = await Promise.all(['/', '/parent/child/', '/parent/child/page/2/'].map((path) => read(path)));

  expect(front).toMatch(/FRONT.*OUR single-page/s);
  expect(posts).toMatch(/THEME HEADER.*OUR archive/s);
  expect(second).not.toContain('FRONT');
});

test("keeps a page's chosen page template", async () => {
  await makePart(site, { type: 'single-page' });
  await makePart(site, { type: 'header' });
  await site.run(`update_post_meta( $args['parent'], '_wp_page_template', 'own.php' ); return true;`, ids);

  const html = await read(pages.page);

  expect(html).toContain('THEME BODY');
  expect(html).toContain('OUR header');
});

longTest('keeps parts for posts and archives out of a shop, which has its own', async () => {
  await option('test_has_shop', true);
  const id = await site.run<number>(
    `return wp_insert_post( array( 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => 'Mug', 'post_name' => 'mug' ) );`,
  );
  await option('posts_per_page', 5);
  for (const type of ['single-post', 'archive']) {
    await makePart(site, { type });
  }
  const [mug, shop] = [await read('/product/mug/'), await read('/shop/')];
  await makePart(site, { type: 'product', conditions: ['include/product'] });
  await makePart(site, { type: 'product-archive', conditions: ['include/product_archive'] });

  const [ourMug, ourShop] = [await read('/product/mug/'), await read('/shop/')];

  expect(id).toBeGreaterThan(0);
  expect([mug, shop].every((html) => html.includes('THEME BODY'))).toBe(true);
  expect(ourMug).toContain('OUR product');
  expect(ourShop).toContain('OUR product-archive');
});

longTest('keeps feeds, embeds, calls and wp-admin unchanged', async () => {
  for (const type of ['header', 'footer', 'archive', 'single-post']) {
    await makePart(site, { type });
  }

  const answers = await Promise.all(
    ['/feed/', '/hello-world/feed/', '/hello-world/embed/', '/wp-json/wp/v2/posts', '/robots.txt', '/wp-sitemap.xml'].map(
      (path) => read(path),
    ),
  );
  const dashboard = await read('/wp-admin/index.php', admin);

  expect(answers.filter((text) => text.includes('OUR '))).toEqual([]);
  expect(dashboard).not.toContain('OUR ');
});

longTest('stores and queries nothing on a site without parts', async () => {
  const queries = async () => Number(/<!--queries:(\d+)-->/.exec(await read(pages.post))?.[1]);
  await queries();
  const active = await queries();
  await site.run(`deactivate_plugins( 'kithouse/kithouse.php' ); return true;`);
  await queries();

  expect(active).toBe(await queries());
});

longTest('previews a part as live to those who can edit it only', async () => {
  const id = await makePart(site, { type: 'header', status: 'draft', conditions: [] });
  const { previews } = await admin.call(getConditions, { template_id: id });
  const url = previews[0]?.url ?? '';
  const contributor = await site.as('contributor');

  const seen = await Promise.all([
    read(url, admin),
    read(url),
    read(url, contributor),
    read(url.replace(/nonce=\w+/, 'nonce=0123456789'), admin),
    read(pages.front, admin),
  ]);

  expect(seen.map((html) => html.includes('OUR header'))).toEqual([true, false, false, false, false]);
  expect((await admin.ask(url)).headers.get('cache-control')).toContain('no-cache');
});

longTest('lists preview addresses on which the part shows, the places of its conditions first', async () => {
  const shown: Record<string, boolean[]> = {};
  for (const type of ['footer', 'single-post', 'single-page', 'archive', 'search-results', 'error-404']) {
    const conditions = type === 'archive' ? [fill('include/archive/category/{rye}')] : [];
    const id = await makePart(site, { type, status: 'draft', conditions });
    const { previews } = await admin.call(getConditions, { template_id: id });
    const html = await Promise.all(previews.map(({ url }) => read(url, admin)));
    shown[`${type} at ${previews[0]?.label}`] = html.map((page) => page.includes(`OUR ${type}`));
  }

  expect(shown).toEqual({
    'footer at Front page': [true, true, true, true, true],
    'single-post at خبز': [true],
    'single-page at Grandchild': [true],
    'archive at Breads › Rye': [true, true, true],
    'search-results at Search results': [true],
    'error-404 at 404 page': [true],
  });
});

/** Returns whether each tested condition matches a page. */
const conditionsOf = (html: string) => JSON.parse(/<!--holds:(.*?)-->/.exec(html)?.[1] ?? '[]') as boolean[];
