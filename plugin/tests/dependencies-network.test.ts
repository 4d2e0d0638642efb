import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../scripts/test-extent.js';
import { type PluginDirectory, startPluginDirectory } from './testing/plugin-directory.js';
import { type Site, startSite } from './testing/start-site.js';

let directory: PluginDirectory;
let site: Site;
beforeAll(async () => {
  directory = await startPluginDirectory();
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1', constants: { TEST_NETWORK: true } });
  await directory.serve(site);
  await makeNetwork(site);
});
afterAll(async () => {
  await site?.close();
  await directory?.stop();
});

/** A network of two sites; `admin` is its super administrator, `administrator` that of the first site. */
async function makeNetwork({ run, url, site: folder }: Site) {
  const { host } = new URL(url);
  await run(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/network.php';
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    install_network();
    populate_network( 1, $args['host'], 'admin@example.test', 'Bakeries', '/', false );
    return true;`,
    { host },
  );
  const config = path.join(folder, 'wp-config.php');
  const constants = `const MULTISITE = true; const SUBDOMAIN_INSTALL = false; const DOMAIN_CURRENT_SITE = '${host}'; const PATH_CURRENT_SITE = '/'; const SITE_ID_CURRENT_SITE = 1; const BLOG_ID_CURRENT_SITE = 1;\n$_SERVER['HTTP_HOST'] = '${host}'; $_SERVER['REQUEST_URI'] ??= '/';\n`;
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace('$table_prefix', `${constants}$table_prefix`));
  await run(
    `update_site_option( 'site_admins', array( 'admin' ) );
    update_site_option( 'menu_items', array( 'plugins' => 1 ) );
    return wpmu_create_blog( $args['host'], '/second/', 'Second', 1 );`,
    { host },
  );
}

/** One call of the installer on a site of the network. */
const call = <T>(method: string, args: unknown[], login = 'admin', blog = 1) =>
  site.run<T>(
    `switch_to_blog( $args['blog'] );
    wp_set_current_user( get_user_by( 'login', $args['login'] )->ID );
    $installer = new Kithouse\\Dependencies\\Installer( new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' ) );
    $answer = $installer->{$args['method']}( ...$args['args'] );
    return is_wp_error( $answer ) ? array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message() ) : $answer;`,
    { method, args, login, blog },
  );
const loaf = { slug: 'loaf', name: 'Loaf', plugin_file: 'loaf/loaf.php', is_pro: false };
const activeOn = (blog: number) =>
  site.run<{ site: boolean; network: boolean }>(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
    return array( 'site' => in_array( 'loaf/loaf.php', (array) get_blog_option( $args['blog'], 'active_plugins', array() ), true ), 'network' => is_plugin_active_for_network( 'loaf/loaf.php' ) );`,
    { blog },
  );

const title =
  'a network: its administrator installs, for one site alone; that of a site activates; files stay while another site needs them';
test.runIf(isLongRun)(title, async () => {
  directory.offer({ slug: 'loaf' });

  expect(await call('ensure_plugin', [loaf], 'administrator')).toMatchObject({ code: 'invalid_permission' });
  expect(await call('ensure_plugin', [loaf])).toMatchObject({ installed: true, activated: true });

  expect([await activeOn(1), await activeOn(2)]).toEqual([
    { site: true, network: false },
    { site: false, network: false },
  ]);

  const made = await call('ensure_plugin', [loaf], 'admin', 2);
  expect(made).toMatchObject({ installed: false, activated: true });

  const first = { ...loaf, installed: true, activated: true };
  expect(await call('undo_plugin', [first])).toContain('files could not be deleted');
  expect(await call('ensure_plugin', [loaf], 'administrator')).toMatchObject({ installed: false, activated: true });
  expect(await call('undo_plugin', [{ ...first, installed: false }], 'administrator')).toBeNull();
  expect(await call('undo_plugin', [made], 'admin', 2)).toBeNull();

  expect([await activeOn(1), await activeOn(2)]).toEqual([
    { site: false, network: false },
    { site: false, network: false },
  ]);
});
