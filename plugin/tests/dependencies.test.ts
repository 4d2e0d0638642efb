import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkDependencies, type Dependency, installDependency } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { isLongRun, sample } from '../../scripts/test-extent.js';
import { setOption } from './testing/look-inside.js';
import { mainFile, type PluginDirectory, startPluginDirectory } from './testing/plugin-directory.js';
import { refusalOf, roles, type Site, startSite, type Visit } from './testing/start-site.js';

let directory: PluginDirectory;
let site: Site;
let administrator: Visit;
beforeAll(async () => {
  directory = await startPluginDirectory();
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1' });
  await directory.serve(site);
  administrator = await site.as('administrator');
  await site.snapshot('ready');
});
afterAll(async () => {
  await site?.close();
  await directory?.stop();
});
beforeEach(async () => {
  await site.restore('ready');
  directory.requested.length = 0;
});

/** Describes a plugin like a template. */
const need = (slug: string, changes: Partial<Dependency> = {}): Dependency => ({
  name: 'Acme Bread',
  slug,
  plugin_file: `${slug}/${slug}.php`,
  is_pro: false,
  ...changes,
});
const install = (requirement: Dependency, who = administrator) => who.call(installDependency, { requirement });
const folderOf = (slug: string) => path.join(site.site, 'wp-content/plugins', slug);
const addPlugin = (slug: string, code = '', header: Record<string, string> = {}) => {
  mkdirSync(folderOf(slug), { recursive: true });
  writeFileSync(path.join(folderOf(slug), `${slug}.php`), mainFile({ name: slug, code, header }));
};
const activePlugins = () => site.run<string[]>(`return array_values( get_option( 'active_plugins' ) );`);
/** Lists what a failed installation must not leave. */
const leftovers = async () => ({
  active: await activePlugins(),
  working: readdirSync(path.join(site.site, 'wp-content/upgrade')),
  options: await site.run(
    `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'kithouse_dep%'" );`,
  ),
});

test('[R-API-16] [R-API-17] [R-ENT-31] reports which named plugins are installed, active and missing', async () => {
  addPlugin('asleep-here');
  const odd = need('awake-elsewhere', { plugin_file: 'asleep-here/other-name.php', plugin_original_slug: 'asleep-here' });
  const contributor = await site.as('contributor');

  const answer = await contributor.call(checkDependencies, {
    dependencies: [need('kithouse'), need('asleep-here'), odd, need('nowhere', { installed: true, is_active: true })],
  });

  expect(answer.dependencies.map(({ installed, is_active }) => [installed, is_active])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(answer.missing).toEqual(answer.dependencies.slice(1));
  expect(answer).toMatchObject({ can_install: false, can_activate: false });
  const can = await administrator.call(checkDependencies, { dependencies: [] });
  expect(can).toEqual({ dependencies: [], missing: [], can_install: true, can_activate: true });
});

test('[R-API-18] [R-API-19] installs and activates a plugin of wordpress.org by slug, and nothing the second time', async () => {
  directory.offer({ slug: 'plain-loaf', files: { 'inc/crust.php': '<?php // Crust' } });
  const requirement = need('plain-loaf', { id: 4, icon: 'https://icons.example/loaf.png' });

  const answer = await install(requirement);
  const again = await install(requirement);

  const dependency = { ...requirement, installed: true, is_active: true };
  expect(answer).toEqual({ success: true, slug: 'plain-loaf', name: 'Acme Bread', dependency });
  expect(again).toEqual(answer);
  expect(directory.requested).toEqual(['info plain-loaf', 'zip plain-loaf']);
  expect(readFileSync(path.join(folderOf('plain-loaf'), 'inc/crust.php'), 'utf8')).toBe('<?php // Crust');
  expect(await leftovers()).toEqual({
    active: ['kithouse/kithouse.php', 'plain-loaf/plain-loaf.php'],
    working: [],
    options: [],
  });
});

test('[R-ENT-33] finds a plugin with another slug and main file on wordpress.org', async () => {
  const files = { 'odd-slug-lite.php': '<?php // Nothing.', 'addons_main.php': mainFile({ name: 'Addons' }) };
  directory.offer({ slug: 'odd-slug-lite', files });
  const requirement = need('odd-slug', { plugin_original_slug: 'odd-slug-lite', plugin_file: 'odd-slug-lite/renamed.php' });

  const { slug, dependency } = await install(requirement);

  expect([slug, dependency.plugin_file]).toEqual(['odd-slug', 'odd-slug-lite/addons_main.php']);
  const { missing } = await administrator.call(checkDependencies, { dependencies: [requirement] });
  expect(missing).toEqual([]);
});

test.each([false, true])('only activates an installed plugin, including a paid one: %s', async (is_pro) => {
  addPlugin(`sleeper-${is_pro}`);

  await install(need(`sleeper-${is_pro}`, { is_pro }));

  expect(directory.requested).toEqual([]);
  expect(await activePlugins()).toContain(`sleeper-${is_pro}/sleeper-${is_pro}.php`);
});

const activation = (code: string) => `register_activation_hook( __FILE__, function () { ${code} } );`;

type Row = [string, Parameters<PluginDirectory['offer']>[0] | undefined, Partial<Dependency>, RegExp];
/** Takes some seconds to recover from in PHP inside Node. */
const uncatchable: Row = [
  'ends with what nothing can catch',
  { slug: 'r-fatal', code: 'function add_action() {}' },
  {},
  /caused an error/,
];

const refused: Row[] = [
  ['is paid', { slug: 'r-paid' }, { is_pro: true }, /^Acme Bread is a paid plugin/],
  ['is not offered', undefined, {}, /^Acme Bread isn’t available on wordpress\.org/],
  ['has an address for a slug', undefined, { slug: 'https://evil.example/x.zip' }, /isn’t available/],
  ['has a path for a slug', undefined, { slug: '../../uploads/x', plugin_file: '../uploads/x.php' }, /isn’t available/],
  [
    'is sold by another directory',
    { slug: 'r-sold', about: { download_link: 'https://evil.example/r-sold.zip' } },
    {},
    /isn’t available/,
  ],
  ['has a zip that is gone', { slug: 'r-gone', zip: (to) => void to.writeHead(404).end() }, {}, /couldn’t be downloaded/],
  [
    'has a zip that breaks off',
    { slug: 'r-cut', zip: (to) => void to.writeHead(200, { 'content-length': 999 }).end('PK') },
    {},
    /couldn’t be downloaded|damaged/,
  ],
  ['has a damaged zip', { slug: 'r-broken', zip: Buffer.from('PK\u0003\u0004 no zip') }, {}, /damaged/],
  ['holds no plugin', { slug: 'r-empty', files: { 'r-empty.php': '<?php' } }, {}, /damaged/],
  [
    'needs a newer PHP',
    { slug: 'r-php', about: { requires_php: '99.1' } },
    {},
    /needs PHP 99\.1 or newer, but this site has 8\./,
  ],
  ['needs a newer PHP than its page says', { slug: 'r-php2', header: { 'Requires PHP': '99.1' } }, {}, /requires 99\.1/],
  ['needs a newer WordPress', { slug: 'r-wp', about: { requires: '99.0' } }, {}, /needs WordPress 99\.0 or newer/],
  [
    'needs another plugin',
    { slug: 'r-other', about: { requires_plugins: ['acme-flour'] } },
    {},
    /needs Acme Flour, which isn’t active/,
  ],
  [
    'needs another plugin, as only its header says',
    { slug: 'r-header', header: { 'Requires Plugins': 'acme-flour' } },
    {},
    /Acme Flour/,
  ],
  ['throws', { slug: 'r-throws', code: 'throw new Exception( "at /srv/secret" );' }, {}, /caused an error during activation/],
  ['cannot be parsed', { slug: 'r-parse', code: 'function {' }, {}, /caused an error/],
  ['exits', { slug: 'r-exit', code: activation('echo "<b>x"; exit;') }, {}, /caused an error/],
  ['leads away too early', { slug: 'r-away', code: activation('wp_redirect( "/away" ); exit;') }, {}, /caused an error/],
  [
    'says what it misses',
    { slug: 'r-says', code: activation('wp_die( "<p>Please <b>install</b> Flour.</p>" );') },
    {},
    /It reported: Please install Flour\.$/,
  ],
];
const isTelling = ([title]: Row) => /paid|not offered|path|sold|damaged|its page|its header|throws|exits|misses/.test(title);

test.each<Row>([...sample(refused, 6, isTelling), ...(isLongRun ? [uncatchable] : [])])(
  '[R-API-20] [R-ERR-02] refuses a plugin that %s in plain words and leaves nothing',
  async (_, offer, changes, message) => {
    const before = await leftovers();
    if (offer) {
      directory.offer(offer);
    }
    const folders = readdirSync(path.dirname(folderOf('x')));

    const refusal = await refusalOf(install(need(offer?.slug ?? 'r-unknown', changes)));

    expect([refusal.code, refusal.message]).toEqual(['invalid_requirements', expect.stringMatching(message)]);
    expect(refusal.message).not.toMatch(/secret|<|\/wordpress/);
    expect(await leftovers()).toEqual(before);
    expect(readdirSync(path.dirname(folderOf('x')))).toEqual(folders);
  },
);

test("names a plugin's requirements, so that they can be installed first", async () => {
  directory.offer({ slug: 'needs-flour', about: { requires_plugins: ['flour', 'water'] } });
  addPlugin('water');
  await site.activate('water/water.php');

  const { details } = await refusalOf(install(need('needs-flour')));

  expect(details).toEqual({ needs: ['flour'] });
});

test.each([
  ['prints output', 'echo "<script>x</script>";'],
  ['prints output on activation', activation('echo "hello";')],
  ['redirects', 'add_action( "activated_plugin", function () { wp_safe_redirect( admin_url( "?welcome" ) ); exit; } );'],
  ['exits', 'add_action( "activated_plugin", function () { header( "Location: /away", true, 302 ); echo "bye"; exit; } );'],
  ['redirects without exiting', activation('wp_redirect( "/away" );')],
])('installs a plugin that %s and is then active', async (title, code) => {
  const slug = `a-${title.replaceAll(' ', '-')}`;
  directory.offer({ slug, code });

  const { status, body } = await administrator.rest('POST', '/dependencies/install?disable_redirect', {
    requirement: need(slug),
  });

  expect({ status, body }).toMatchObject({ status: 200, body: { success: true, dependency: { is_active: true } } });
  expect(await activePlugins()).toContain(`${slug}/${slug}.php`);
});

const welcome = (slug: string, then = `delete_option( '${slug}' );`) =>
  `${activation(`update_option( '${slug}', 1 );`)}
  add_action( 'admin_init', function () { if ( get_option( '${slug}' ) ) { ${then} wp_safe_redirect( admin_url( 'index.php?${slug}' ) ); exit; } } );`;
const wanted = '/wp-admin/edit.php?post_type=page&x=1';

longTest("[R-API-18] with disable_redirect prevents a plugin's welcome page", async () => {
  directory.offer({ slug: 'welcomer', code: welcome('welcomer') });
  await install(need('welcomer'));

  const first = await administrator.ask(wanted);
  const second = await administrator.ask(wanted);

  expect([first.status, first.headers.get('location'), second.status]).toEqual([302, wanted, 200]);
});

longTest("gives in to a persistent welcome page and keeps other people's redirects", async () => {
  directory.offer({ slug: 'stubborn', code: welcome('stubborn', '') });
  await install(need('stubborn'));

  const other = await (await site.as('editor')).ask(wanted);
  const places = new Set<string | null>();
  for (let visits = 0; visits < 12; visits++) {
    places.add((await administrator.ask(wanted)).headers.get('location'));
  }

  expect(other.headers.get('location')).toContain('?stubborn');
  expect([...places]).toEqual([wanted, expect.stringContaining('?stubborn')]);
});

longTest('installs one plugin once for two concurrent calls, and two plugins both', async () => {
  directory.offer({ slug: 'twin-a' });
  directory.offer({ slug: 'twin-b' });

  const answers = await Promise.all([need('twin-a'), need('twin-a'), need('twin-b')].map((one) => install(one)));

  expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
  expect(directory.requested.filter((what) => what === 'zip twin-a')).toHaveLength(1);
  expect(await activePlugins()).toEqual(expect.arrayContaining(['twin-a/twin-a.php', 'twin-b/twin-b.php']));
});

test.each([
  ['wordpress.org doesn’t respond', `update_option( 'test_directory', 'http://127.0.0.1:1' );`, /can’t reach wordpress\.org/],
  [
    'another server responds for wordpress.org',
    `add_filter( 'pre_http_request', fn() => array( 'response' => array( 'code' => 200 ), 'headers' => array(), 'cookies' => array(), 'body' => '{"plugins":[]}' ), 99 );`,
    /can’t reach wordpress\.org/,
  ],
  ['installs are disabled', `add_filter( 'file_mod_allowed', '__return_false' );`, /doesn’t allow installations/],
  ['FTP is needed', `add_filter( 'filesystem_method', fn() => 'ftpext' );`, /needs this site’s FTP details/],
  ['the disk is full', fullDisk('put_contents'), /can’t write to wp-content\/plugins/],
  ['the disk fills up during the install', fullDisk('copy'), /can’t write to wp-content\/plugins/],
])('reports that %s and leaves nothing', async (title, code, message) => {
  const slug = `d-${title.replaceAll(/\W/g, '-')}`;
  directory.offer({ slug, files: { 'a.php': '<?php', 'b.php': '<?php', 'c.php': '<?php' } });
  const before = await leftovers();
  const file = path.join(site.site, 'wp-content/mu-plugins/test-code.php');
  writeFileSync(file, `<?php ${code}`);

  const refusal = await refusalOf(install(need(slug)));

  writeFileSync(file, '<?php');
  expect([refusal.code, refusal.message]).toEqual(['invalid_requirements', expect.stringMatching(message)]);
  expect(existsSync(folderOf(slug))).toBe(false);
  expect(await leftovers()).toEqual(before);
});

/** Simulates a disk that is full after two files. */
function fullDisk(method: string) {
  return `add_filter( 'filesystem_method', fn() => 'full' );
  add_filter( 'request_filesystem_credentials', '__return_true' );
  add_filter( 'filesystem_method_file', function () {
    require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
    if ( ! class_exists( 'WP_Filesystem_full' ) ) {
      class WP_Filesystem_full extends WP_Filesystem_Direct {
        private int $left = 2;
        public function __construct( $arg ) { parent::__construct( $arg ); $this->method = 'full'; }
        public function move( $from, $to, $overwrite = false ) { return 'copy' === '${method}' && is_dir( $from ) ? false : parent::move( $from, $to, $overwrite ); }
        public function ${method}( ...$args ) { return $this->left-- > 0 ? parent::${method}( ...$args ) : false; }
      }
    }
    return ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
  } );`;
}

const deadlyMoments = [
  'upgrader_pre_install',
  'upgrader_post_install',
  'upgrader_process_complete',
  'activate_plugin',
  'activated_plugin',
];

test.each(isLongRun ? deadlyMoments : ['upgrader_post_install'])(
  'completes an installation killed at %s with the next call',
  async (hook) => {
    const slug = `killed-${hook.replaceAll('_', '-')}`;
    directory.offer({ slug, files: { 'inc/last.php': '<?php' } });
    await setOption(site, 'test_exit_at', hook);
    await install(need(slug)).catch(() => undefined);
    await setOption(site, 'test_exit_at', '');
    await site.run(`return delete_option( 'kithouse_dependencies.lock' );`);
    if (hook.startsWith('upgrader')) {
      rmSync(path.join(folderOf(slug), 'inc/last.php'), { force: true });
    }

    const { dependency } = await install(need(slug));

    expect(dependency.is_active).toBe(true);
    expect(existsSync(path.join(folderOf(slug), 'inc/last.php'))).toBe(true);
    expect(await leftovers()).toMatchObject({ working: [], options: [] });
  },
);

test("keeps another person's folder with that name", async () => {
  mkdirSync(folderOf('in-the-way'), { recursive: true });
  writeFileSync(path.join(folderOf('in-the-way'), 'notes.txt'), 'mine');
  directory.offer({ slug: 'in-the-way' });

  const refusal = await refusalOf(install(need('in-the-way')));

  expect(refusal.message).toContain('wp-content/plugins/in-the-way');
  expect(readFileSync(path.join(folderOf('in-the-way'), 'notes.txt'), 'utf8')).toBe('mine');
});

test('requires the right to activate, and to install for new files', async () => {
  directory.offer({ slug: 'for-some' });
  addPlugin('asleep-for-some');

  const codes: Record<string, unknown> = {};
  for (const role of roles.filter((name) => name !== 'administrator')) {
    codes[role] = (await refusalOf(install(need('for-some'), await site.as(role)))).code;
  }
  expect(codes).toEqual({
    subscriber: 'invalid_permission',
    contributor: 'invalid_permission',
    author: 'invalid_permission',
    editor: 'invalid_permission',
  });

  await site.run(`get_role( 'editor' )->add_cap( 'activate_plugins' ); return true;`);
  const editor = await site.as('editor');
  const refusal = await refusalOf(install(need('for-some'), editor));
  expect([refusal.code, refusal.message]).toEqual(['invalid_permission', expect.stringContaining('Ask an administrator')]);
  expect((await install(need('asleep-for-some'), editor)).success).toBe(true);
  expect(directory.requested).toEqual([]);
});
