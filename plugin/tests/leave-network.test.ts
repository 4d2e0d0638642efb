import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { makeNetwork } from './testing/network.js';
import { type Site, startSite } from './testing/start-site.js';
import { type StubCloud, startStubCloud } from './testing/stub-cloud.js';

let cloud: StubCloud;
let site: Site;
beforeAll(async () => {
  if (!isLongRun) {
    return;
  }
  cloud = await startStubCloud();
  site = await startSite({ cloudUrl: cloud.url, constants: { TEST_LEAVE_NETWORK: true } });
  await makeNetwork(site);
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});

/** Signs a person in on each site and leaves a theme part there, without a call to the cloud. */
const fillSites = () =>
  site.run(
    `foreach ( array( 1 => 'author', 2 => 'editor' ) as $blog => $login ) {
      switch_to_blog( $blog );
      update_option( 'kithouse_cloud_url', $args['cloud'] );
      update_option( 'kithouse_consent', 1 );
      $user = get_user_by( 'login', $login )->ID;
      update_user_option( $user, 'kithouse_account', array( 'key' => Kithouse\\Key_Box::lock( "key-of-$login", $user ), 'profile' => '{}' ) );
      wp_insert_post( array( 'post_type' => 'kithouse_part', 'post_status' => 'publish', 'post_title' => 'Part', 'post_content' => 'OUR header',
        'meta_input' => array( '_kithouse_part_type' => 'header', '_kithouse_conditions' => array( 'include/general' ) ) ) );
      restore_current_blog();
    }
    return true;`,
    { cloud: cloud.url },
  );
const countParts = () =>
  site.run<number[]>(
    `return array_map( fn( $blog ) => count( (array) get_blog_option( $blog, 'kithouse_theme_parts', array() ) ), array( 1, 2 ) );`,
  );

longTest('cleans every site of a network on uninstall, and prepares every site when it is activated again', async () => {
  await fillSites();
  const before = await countParts();
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'kithouse/kithouse.php', true ); deactivate_plugins( 'kithouse/kithouse.php' ); return true;`,
  );
  cloud.on('POST /v1/account/disconnect', { json: { status: 'success', message: 'Done.' } });
  await site.run(
    `define( 'WP_UNINSTALL_PLUGIN', 'kithouse/kithouse.php' ); require WP_PLUGIN_DIR . '/kithouse/uninstall.php'; return true;`,
  );
  const without = await countParts();
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; return activate_plugin( 'kithouse/kithouse.php', '', true );`,
  );

  expect([before, without, await countParts()]).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ]);
  expect(cloud.heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer key-of-author', 'Bearer key-of-editor']);
  const addresses = cloud.heard.map(({ headers }) => headers['x-kithouse-site']);
  expect(addresses[0]).not.toBe(addresses[1]);
});
