import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { Boot, brand, getScreen, listItems } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { sample } from '../../scripts/test-extent.js';
import { setOption } from './testing/look-inside.js';
import { provideBuild } from './testing/provide-build.js';
import { makeProfile, signInAtStub } from './testing/sign-in-at-stub.js';
import { type Role, type Site, startSite, type Visit } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
let restoreBuild: () => void;
beforeAll(async () => {
  restoreBuild = provideBuild();
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, isHasty: true });
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
  restoreBuild?.();
});
beforeEach(async () => {
  cloud.reset();
  await site.restore();
});

const adminPage = (query = '') => `/wp-admin/admin.php?page=kithouse${query}`;
const filtered = '&path=gutenberg/packs&search=bread';
const emptyPage = { data: [], current_page: 1, total_page: 0, total: 0, is_about: false, corrected: '' };

async function open(visit: Visit, address: string) {
  const html = await (await visit.ask(address)).text();
  const json = /<script[^>]*id="kithouse-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return { html, json, boot: json === undefined ? undefined : Boot.parse(JSON.parse(json)) };
}

/** Caches what the first screen of the packs needs. */
async function warmUp(visit: Visit, name = 'Bread') {
  const answers = [
    {
      name: 'items.categories',
      input: { platform: 'gutenberg' },
      output: [{ id: 1, name, slug: 'bread', packs_count: 0, items_count: 0 }],
    },
  ];
  cloud.on('GET /v1/screen', { json: { answers } });
  await visit.call(getScreen, { path: 'gutenberg/packs' });
  cloud.heard.length = 0;
}

test("[R-ROUTE-01] [R-FIND-10] prints a boot object with the person's permissions", async () => {
  const [author, administrator] = [await site.as('author'), await site.as('administrator')];

  const { boot } = await open(author, adminPage());
  const { boot: other } = await open(administrator, adminPage());

  expect(boot).toMatchObject({
    rest_root: `${site.url}/wp-json/kithouse/v1`,
    user: null,
    post_id: 0,
    has_elementor: false,
    is_block_theme: true,
    active_plugins: null,
    is_rtl: false,
    is_away: false,
    update: null,
    screen: null,
    connection: { is_open: true, address: '', is_fixed: false },
  });
  expect(boot?.links).toEqual({
    portal: `${cloud.url}/`,
    support: `${cloud.url}/support?locale=en_US`,
    documentation: `${cloud.url}/documentation?locale=en_US`,
  });
  expect(boot?.can).toEqual({ read: true, edit_pages: false, upload_files: true, install_plugins: false, manage_options: false });
  expect(other?.active_plugins).toContain('kithouse/kithouse.php');
  expect(other?.can).toEqual({ read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true });
});

test('links administrators to theme parts and highlights that entry there', async () => {
  const [author, administrator] = [await site.as('author'), await site.as('administrator')];
  const entry = /<li( class="current")?><a href='admin\.php\?page=kithouse&[^']*path=theme-parts'/;

  const [packs, parts] = [await open(administrator, adminPage()), await open(administrator, adminPage('&path=theme-parts'))];
  const { html: ofAuthor } = await open(author, adminPage('&path=theme-parts'));

  expect([entry.exec(packs.html)?.[1], entry.exec(parts.html)?.[1]]).toEqual([undefined, ' class="current"']);
  expect(packs.html).toMatch(entry);
  expect(ofAuthor).not.toMatch(entry);
});

test('shows History in the WordPress menu to people who import, and highlights it there', async () => {
  const [contributor, author] = [await site.as('contributor'), await site.as('author')];
  const entry = /<li( class="current")?><a href='admin\.php\?page=kithouse&[^']*path=history'/;

  const [library, history] = [await open(author, adminPage()), await open(author, adminPage('&path=history'))];
  const { html: ofContributor } = await open(contributor, adminPage());

  expect([entry.exec(library.html)?.[1], entry.exec(history.html)?.[1]]).toEqual([undefined, ' class="current"']);
  expect(library.html).toMatch(entry);
  expect(ofContributor).not.toMatch(entry);
});

longTest('reports the cloud as offline from the first failed request until the next answer', async () => {
  const author = await site.as('author');
  cloud.on('GET /v1/items', { status: 503, json: {} });
  await expect(author.call(listItems, { search: 'bread' })).rejects.toMatchObject({ code: brand.apiErrorCode });
  const { boot: during } = await open(author, adminPage());
  await site.run(`delete_transient( 'kithouse_cloud_down' ); return true;`);

  cloud.on('GET /v1/items', { json: emptyPage });
  const { boot: later } = await open(author, adminPage());
  await author.call(listItems, { search: 'bread' });
  const { boot: after } = await open(author, adminPage());

  expect([during?.is_away, later?.is_away, after?.is_away]).toEqual([true, true, false]);
});

test('never prints the key, and nothing that others wrote can end its script', async () => {
  const author = await site.as('author');
  const name = '</script><script>alert(1)</script><!--<script> خبز 🍞';
  await signInAtStub(cloud, author, { key: 'khk_secret', profile: makeProfile({ name }) });
  await warmUp(author, name);

  const { html, json, boot } = await open(author, adminPage());

  expect(json).not.toContain('<');
  expect(boot?.user?.name).toBe(name);
  expect(JSON.stringify(boot?.screen)).toContain(JSON.stringify(name).slice(1, -1));
  expect(html).not.toContain('khk_secret');
  expect(html).not.toContain('<script>alert(1)');
});

test('[R-ROUTE-29] prints cached data for its first screen, even expired, and for no other screen', async () => {
  const author = await site.as('author');
  await warmUp(author);

  const { boot } = await open(author, adminPage());
  const elsewhere = await open(author, adminPage('&path=gutenberg/pages'));
  await setOption(site, 'test_fresh_seconds', -1);
  const later = await open(author, adminPage('&path=/gutenberg/packs/'));

  expect(boot?.screen).toMatchObject({ path: 'gutenberg/packs', is_old: false, answers: [{ name: 'items.categories' }] });
  expect(later.boot?.screen).toEqual({ ...boot?.screen, is_old: true });
  expect(elsewhere.boot?.screen).toBeNull();
});

test.each(sample(['../../wp-config', '<script>', 'elementor/packs/../../x', 'elementor/packs/a/b', 'x'.repeat(5000)], 3))(
  'survives the invalid path %j',
  async (target) => {
    const author = await site.as('author');

    const { boot } = await open(author, `${adminPage()}&path=${encodeURIComponent(target)}`);
    const listed = await open(author, adminPage('&path[]=elementor/packs'));

    expect([boot?.screen, listed.boot?.screen]).toEqual([null, null]);
  },
);

test('requests nothing from the cloud for any page, however old the cache and however slow the cloud', async () => {
  const administrator = await site.as('administrator');
  await warmUp(administrator);
  await setOption(site, 'test_fresh_seconds', -1);
  cloud.reset();
  cloud.on('*', () => undefined);
  await watchRequests();

  const addresses = [
    adminPage(),
    adminPage('&path=gutenberg/blocks'),
    '/wp-admin/',
    '/wp-admin/plugins.php',
    '/wp-admin/post-new.php',
    '/',
  ];
  for (const address of addresses) {
    expect((await administrator.ask(address)).status).toBe(200);
  }

  expect(cloud.heard).toEqual([]);
  expect(await listRequests()).toEqual([]);
});

test('loads each module once as a module, without a version that would duplicate it', async () => {
  const author = await site.as('author');

  const { html } = await open(author, adminPage(filtered));

  const scripts = [...html.matchAll(/<script[^>]*plugins\/kithouse\/assets\/([^"']+)["'][^>]*>/g)];
  expect(scripts.map(([tag, file]) => [/type=["']module["']/.test(tag), file?.includes('?'), file?.endsWith('.js')])).toEqual([
    [true, false, true],
  ]);
  expect(html).toMatch(/<link rel="modulepreload" href="[^"?]+\.js">/);
  expect((await fetch(`${site.url}/wp-content/plugins/kithouse/assets/${scripts[0]?.[1]}`)).status).toBe(200);
});

test.each([
  ['at once for an address with filters', filtered, /<script(?=[^>]*\basync\b)[^>]*plugins\/kithouse\/assets\//],
  ['[R-PERF-08] after the picture of the last visit', '', /import\( entry \)[^<]*plugins\/kithouse\/assets\/wp-admin[\w-]+\.js"/],
])('starts the library %s, before the scripts at the end of the page and after its dependency', async (_, query, start) => {
  const author = await site.as('author');

  const { html } = await open(author, adminPage(query));

  const entry = html.search(start);
  expect(entry).toBeGreaterThan(html.indexOf('id="kithouse-boot"'));
  const i18n = html.search(/<script[^>]*dist\/i18n(?:\.min)?\.js/);
  expect(i18n).toBeGreaterThan(0);
  expect(entry).toBeGreaterThan(i18n);
  expect(entry).toBeLessThan(html.search(/<script[^>]*js\/common(?:\.min)?\.js/));
});

test("shows WordPress notices on the library's page, and those of other plugins only elsewhere", async () => {
  await site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/notice.php', "<?php add_action( 'admin_notices', function () { echo 'BUY NOW'; } ); function buy_more() { echo 'BUY MORE'; } add_action( 'all_admin_notices', 'buy_more' );
      add_filter( 'pre_site_transient_update_core', fn() => (object) array( 'updates' => array( (object) array( 'response' => 'upgrade', 'current' => '99.9', 'version' => '99.9', 'locale' => 'en_US' ) ) ) );" ); return true;`,
  );
  const administrator = await site.as('administrator');

  const [ours, other] = [await open(administrator, adminPage()), await open(administrator, '/wp-admin/options-general.php')];
  await site.run(`unlink( WPMU_PLUGIN_DIR . '/notice.php' ); return true;`);

  expect(ours.html).not.toContain('BUY ');
  expect(ours.html).toContain('WordPress 99.9</a> is available!');
  expect(ours.html).toContain('id="tab-link-kithouse-trouble"');
  expect(other.html).toContain('BUY NOW');
  expect(other.html).toContain('BUY MORE');
});

test.each<[Role, string, boolean]>(
  sample(
    [
      ['administrator', '/wp-admin/post-new.php', true],
      ['contributor', '/wp-admin/post-new.php', true],
      ['administrator', '/wp-admin/site-editor.php', true],
      ['administrator', '/wp-admin/edit.php', false],
      ['administrator', '/wp-admin/customize.php', false],
    ],
    4,
  ),
)('for the role %s the page %s loads a module and a small boot object: %j', async (role, address, isThere) => {
  const person = await site.as(role);
  await warmUp(await site.as('administrator'));

  const { html, boot } = await open(person, address);

  expect(/plugins\/kithouse\/assets\/[^"']+\.js/.test(html)).toBe(isThere);
  expect(boot !== undefined).toBe(isThere);
  expect(boot?.screen ?? null).toBeNull();
  expect(boot?.post_id ?? 1).toBeGreaterThan(address.includes('post-new') ? 0 : -1);
});

test('keeps pages and pictures when the plugin is deleted, and nothing else of it', async () => {
  const administrator = await site.as('administrator');
  await signInAtStub(cloud, administrator, { isGlobal: true });
  await warmUp(administrator);
  await site.run(
    `update_post_meta( wp_insert_post( array( 'post_title' => 'Mine', 'post_type' => 'page' ) ), '_kithouse_sha256', 'x' ); return true;`,
  );

  const left = await site.run<string[]>(
    `define( 'WP_UNINSTALL_PLUGIN', 'kithouse/kithouse.php' );
    require WP_PLUGIN_DIR . '/kithouse/uninstall.php';
    global $wpdb;
    return array_merge( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%kithouse%'" ), $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse%'" ),
      $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%kithouse%'" ) );`,
  );

  expect(left).toEqual([]);
  expect(
    await site.run(`return count( get_posts( array( 'title' => 'Mine', 'post_type' => 'page', 'post_status' => 'any' ) ) );`),
  ).toBe(1);
});

/** Records each outgoing request of WordPress and all plugins. */
const watchRequests = () =>
  site.run(
    `file_put_contents( WPMU_PLUGIN_DIR . '/watch.php', "<?php add_filter( 'pre_http_request', function ( \\$answer, \\$args, \\$url ) { file_put_contents( WP_CONTENT_DIR . '/requests.txt', \\$url . PHP_EOL, FILE_APPEND ); return \\$answer; }, 0, 3 );" ); return true;`,
  );
async function listRequests() {
  const file = path.join(site.site, 'wp-content/requests.txt');
  await site.run(`unlink( WPMU_PLUGIN_DIR . '/watch.php' ); return true;`);
  const urls = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  // WordPress checks its own updates and starts its own schedule.
  return urls.filter((url) => !/wordpress\.org|wp-cron\.php/.test(url));
}

/** Returns the arguments of the script that shows the picture of the last visit. */
function readPicture(html: string): { key: string; styles: string[]; fonts: string; addresses: string[] } | undefined {
  const given = /<script[^>]* data-arguments="([^"]*)"/.exec(html)?.[1];
  return given === undefined ? undefined : JSON.parse(given.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
}

test('[R-PERF-09] [R-OPEN-02] gives the picture styles of the plugin, and images of the plugin and the cloud', async () => {
  const { html } = await open(await site.as('author'), adminPage());

  const picture = readPicture(html);
  const assets = `${site.url}/wp-content/plugins/kithouse/assets/`;
  const links = [...(picture?.styles ?? []), picture?.fonts];
  expect(links.map((link) => [link?.startsWith(assets), link?.endsWith('.css')])).toEqual(Array(4).fill([true, true]));
  expect(links.filter((link) => !html.includes(`<link rel="preload" as="style" href="${link}">`))).toEqual([]);
  expect(html).toMatch(/<link rel="preload" as="font" type="font\/woff2" crossorigin href="[^"]+\/figtree-[^"]+\.woff2">/);
  expect(picture?.addresses).toEqual([assets, `${cloud.url}/files/`]);
});

test('[R-PERF-10] names another view after a change of person, account, language, colours or theme', async () => {
  const author = await site.as('author');
  const keyOf = async (visit: Visit, query = '') => readPicture((await open(visit, adminPage(query))).html)?.key;
  const keys = [await keyOf(author), await keyOf(await site.as('editor'))];
  for (const change of [
    `update_user_meta( $user, 'locale', 'de_DE' );`,
    `update_user_meta( $user, 'admin_color', 'ocean' );`,
    `switch_theme( 'twentytwentyone' );`,
  ]) {
    await site.run(`$user = get_user_by( 'login', 'author' )->ID; ${change} return true;`);
    keys.push(await keyOf(author));
  }
  await signInAtStub(cloud, author, { key: 'khk_secret', profile: makeProfile({ name: 'Ada' }) });
  keys.push(await keyOf(author));
  const [last = ''] = keys.slice(-1);

  expect(new Set(keys).size).toBe(keys.length);
  expect(last).toMatch(/^[0-9a-f]{16} gutenberg\/packs$/);
  expect(await keyOf(author, '&path=gutenberg/blocks')).toBe(last.replace('packs', 'blocks'));
  expect(await keyOf(author, filtered)).toBeUndefined();
});

test('[R-PERF-10] prints no picture for people who may not read the library', async () => {
  const { html } = await open(await site.as('subscriber'), adminPage());

  expect(html).not.toContain('data-arguments');
});

test('paints the dark background of the theme tokens before the library loads', async () => {
  const { html } = await open(await site.as('administrator'), adminPage());
  const script = /<script[^>]*>(\s*\( function \( id, key \).*?)<\/script>/s.exec(html)?.[1] ?? '';
  const paint = (stored: string | null, isSystemDark: boolean) => {
    const style = { cssText: '' };
    const look = runInNewContext(`(localStorage, document, matchMedia) => {${script}}`) as (...globals: unknown[]) => void;
    look(
      { getItem: (key: string) => (key === `${brand.prefix}_theme` ? stored : null) },
      { getElementById: (id: string) => (id === brand.slug ? { style } : null) },
      () => ({ matches: isSystemDark }),
    );
    return style.cssText;
  };
  const tokens = readFileSync(path.resolve(import.meta.dirname, '../../packages/ui/src/tokens.css'), 'utf8');
  const canvas = /\.dark \{[^}]*--k-canvas: (#\w+)/.exec(tokens)?.[1];

  expect(paint('dark', false)).toContain(`color-scheme: dark; background-color: ${canvas};`);
  expect(paint('auto', true)).toContain('color-scheme: dark');
  expect([paint('light', true), paint('auto', false), paint(null, true)]).toEqual(['', '', '']);
});
