import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { setOption } from './testing/look-inside.js';
import { mainFile, type PluginDirectory, startPluginDirectory } from './testing/plugin-directory.js';
import { type Site, startSite } from './testing/start-site.js';

type Made = { slug: string; name: string; plugin_file: string; installed: boolean; activated: boolean };
type Theme = { slug: string; name: string; installed: boolean; former: string };
type Failure = { code: string; message: string };

let directory: PluginDirectory;
let site: Site;
beforeAll(async () => {
  directory = await startPluginDirectory();
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1' });
  await directory.serve(site);
  await site.snapshot('ready');
});
afterAll(async () => {
  await site?.close();
  await directory?.stop();
});
beforeEach(() => site.restore('ready'));

/** Calls the installer as a user in a separate request. */
const call = <T>(method: string, args: unknown[], login = 'admin') =>
  site.run<T>(
    `wp_set_current_user( get_user_by( 'login', $args['login'] )->ID );
    $installer = new Kithouse\\Installer\\Installer( new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' ) );
    $answer = $installer->{$args['method']}( ...$args['args'] );
    return is_wp_error( $answer ) ? array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message() ) : $answer;`,
    { method, args, login },
  );
const ensure = <T = Made>(slug: string) =>
  call<T>('ensure_plugin', [{ slug, name: slug, plugin_file: `${slug}/${slug}.php`, is_pro: false }]);
const undo = (made: Made, imports: string[] = [], login?: string) => call<string | null>('undo_plugin', [made, imports], login);

const folderOf = (slug: string, kind = 'plugins') => path.join(site.site, 'wp-content', kind, slug);
function addPlugin(slug: string, header: Record<string, string> = {}) {
  mkdirSync(folderOf(slug), { recursive: true });
  writeFileSync(path.join(folderOf(slug), `${slug}.php`), mainFile({ name: slug, header }));
}
const isActive = async (slug: string) =>
  (await site.run<string[]>(`return array_values( get_option( 'active_plugins' ) );`)).includes(`${slug}/${slug}.php`);
const currentTheme = () => site.run<string>(`return get_stylesheet();`);

test('removes installed plugins with their files, also when repeated', async () => {
  directory.offer({ slug: 'goes', files: { 'uninstall.php': `<?php update_option( 'goes_uninstalled', 1 ); echo 'bye';` } });
  const made = await ensure('goes');
  expect(made).toEqual({ slug: 'goes', name: 'goes', plugin_file: 'goes/goes.php', installed: true, activated: true });

  const reasons = [await undo(made), await undo(made)];

  expect(reasons).toEqual([null, null]);
  expect([await isActive('goes'), existsSync(folderOf('goes'))]).toEqual([false, false]);
  expect(await site.run(`return (int) get_option( 'goes_uninstalled' );`)).toBe(1);
});

test('deactivates what was only activated and keeps what was active', async () => {
  addPlugin('slept');

  const first = await ensure('slept');
  const second = await ensure('slept');
  expect([first.installed, first.activated, second.installed, second.activated]).toEqual([false, true, false, false]);

  expect(await undo(second)).toBeNull();
  expect(await isActive('slept')).toBe(true);
  expect(await undo(first)).toBeNull();
  expect([await isActive('slept'), existsSync(folderOf('slept'))]).toEqual([false, true]);
});

longTest('keeps what another plugin, import or person uses, with the reason', async () => {
  directory.offer({ slug: 'held' });
  const made = await ensure('held');
  addPlugin('dependent', { 'Requires Plugins': 'other, held' });

  expect(await undo(made, ['Bakery', 'Shop'])).toBe('Other imports use it: Bakery, Shop.');
  expect(await undo(made, [], 'editor')).toContain('Ask an administrator');
  await site.run(
    `return update_option( 'active_plugins', array_merge( get_option( 'active_plugins' ), array( 'dependent/dependent.php' ) ) );`,
  );
  expect(await undo(made)).toBe('Other plugins need it: dependent.');

  expect([await isActive('held'), existsSync(folderOf('held'))]).toEqual([true, true]);
});

test('keeps the deactivated files of a plugin whose cleanup fails and says so', async () => {
  directory.offer({ slug: 'messy', files: { 'uninstall.php': '<?php throw new Error( "x" );' } });
  const made = await ensure('messy');

  const reason = await undo(made);

  expect(reason).toContain('inactive now');
  expect([await isActive('messy'), existsSync(folderOf('messy'))]).toEqual([false, true]);
});

test('resumes an undo that was killed and includes its earlier results', async () => {
  directory.offer({ slug: 'resumed' });
  await setOption(site, 'test_exit_at', 'activated_plugin');
  await expect(ensure('resumed')).rejects.toThrow('without an answer');
  await setOption(site, 'test_exit_at', '');

  const made = await ensure('resumed');

  expect(made).toMatchObject({ installed: true, activated: true });
  expect(await undo(made)).toBeNull();
  expect(existsSync(folderOf('resumed'))).toBe(false);
});

test('removes a plugin that ends every script', async () => {
  directory.offer({ slug: 'deadly', code: 'register_activation_hook( __FILE__, function () { exit; } );' });

  await expect(ensure('deadly')).rejects.toThrow('without an answer');
  await expect(ensure('deadly')).rejects.toThrow('without an answer');
  const failure = await ensure<Failure>('deadly');

  expect(failure).toMatchObject({ code: 'invalid_requirements', message: expect.stringContaining('caused an error') });
  expect([await isActive('deadly'), existsSync(folderOf('deadly'))]).toEqual([false, false]);
});

test('installs and activates a theme and restores the former one on undo', async () => {
  directory.offer({ slug: 'crumb', name: 'Crumb', isTheme: true });
  const former = await currentTheme();

  const made = await call<Theme>('ensure_theme', ['crumb']);
  const again = await call<Theme>('ensure_theme', ['crumb']);

  expect(made).toEqual({ slug: 'crumb', name: 'Crumb', installed: true, former });
  expect(again).toEqual({ slug: 'crumb', name: 'Crumb', installed: false, former: '' });
  expect(await currentTheme()).toBe('crumb');
  expect([await call('restore_theme', [made]), await call('restore_theme', [made])]).toEqual([null, null]);
  expect([await currentTheme(), existsSync(folderOf('crumb', 'themes'))]).toEqual([former, false]);
});

longTest('keeps a theme that somebody chose since', async () => {
  directory.offer({ slug: 'crust', isTheme: true });
  directory.offer({ slug: 'rye', isTheme: true });
  const made = await call<Theme>('ensure_theme', ['crust']);
  await call('ensure_theme', ['rye']);

  expect(await call('restore_theme', [made])).toBeNull();

  expect([await currentTheme(), existsSync(folderOf('crust', 'themes'))]).toEqual(['rye', false]);
});

test.each<[string, Parameters<PluginDirectory['offer']>[0] | undefined, string, RegExp]>([
  ['is not offered', undefined, 'admin', /isn’t available on wordpress\.org/],
  ['needs a newer PHP', { slug: 't-php', isTheme: true, about: { requires_php: '99' } }, 'admin', /needs PHP 99/],
  [
    'needs a newer PHP than wordpress.org reports',
    { slug: 't-php2', isTheme: true, header: { 'Requires PHP': '99' } },
    'admin',
    /requires 99/,
  ],
  ['is damaged', { slug: 't-zip', isTheme: true, zip: Buffer.from('PK\u0003\u0004') }, 'admin', /damaged/],
  ['the user can’t install', { slug: 't-editor', isTheme: true }, 'editor', /Ask an administrator/],
])('changes nothing for a theme that %s', async (_, offer, login, message) => {
  const former = await currentTheme();
  const slug = offer?.slug ?? 't-unknown';
  if (offer) {
    directory.offer(offer);
  }

  const failure = await call<Failure>('ensure_theme', [slug], login);

  expect(failure.message).toMatch(message);
  expect([await currentTheme(), existsSync(folderOf(slug, 'themes'))]).toEqual([former, false]);
});
