import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../scripts/test-extent.js';
import { makeNetwork } from './testing/network.js';
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

/** Calls the installer on a site of the network. */
const call = <T>(method: string, args: unknown[], login = 'admin', blog = 1) =>
  site.run<T>(
    `switch_to_blog( $args['blog'] );
    wp_set_current_user( get_user_by( 'login', $args['login'] )->ID );
    $installer = new Kithouse\\Installer\\Installer( new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' ) );
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
  expect(await call('undo_plugin', [first])).toContain('files couldn’t be deleted');
  expect(await call('ensure_plugin', [loaf], 'administrator')).toMatchObject({ installed: false, activated: true });
  expect(await call('undo_plugin', [{ ...first, installed: false }], 'administrator')).toBeNull();
  expect(await call('undo_plugin', [made], 'admin', 2)).toBeNull();

  expect([await activeOn(1), await activeOn(2)]).toEqual([
    { site: false, network: false },
    { site: false, network: false },
  ]);
});
