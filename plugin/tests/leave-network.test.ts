import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
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
  site = await startSite({ cloudUrl: cloud.url, isHasty: true, constants: { TEST_LEAVE_NETWORK: true } });
  await makeNetwork(site);
  await site.snapshot('network');
});
afterAll(async () => {
  await site?.close();
  await cloud?.stop();
});

beforeEach(async () => {
  if (isLongRun) {
    cloud.reset();
    await site.restore('network');
  }
});

/** Signs a person in on each site and creates a theme part there, without calling the cloud. */
const fillSites = () =>
  site.run(
    `foreach ( array( 1 => 'author', 2 => 'editor' ) as $blog => $login ) {
      switch_to_blog( $blog );
      update_option( 'kithouse_cloud_url', $args['cloud'] );
      update_option( 'kithouse_consent', 1 );
      $user = get_user_by( 'login', $login )->ID;
      update_user_option( $user, 'kithouse_account', array( 'key' => Kithouse\\Cloud\\Key_Encryption::lock( "key-of-$login", $user ), 'profile' => '{}' ) );
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

const answered = { json: { status: 'success', message: 'Done.' } };
const readBlogTables = () => site.run<string[]>(`global $wpdb; return $wpdb->get_col( "SHOW TABLES LIKE '%wp_2_%'" );`);
const listKeys = () =>
  site.run<string[]>(
    `global $wpdb; return $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%kithouse%' ORDER BY meta_key" );`,
  );

longTest('revokes the keys of a deleted site and keeps the other sites', async () => {
  await fillSites();
  const second = await site.run<string>(
    `switch_to_blog( 2 );
    Kithouse\\Import\\Tables::ensure();
    ( new Kithouse\\Cloud\\Table_Store() )->write( 'x', '{}', '' );
    wp_schedule_single_event( time(), 'kithouse_return_keys' );
    return get_option( 'home' );`,
  );
  cloud.on('POST /v1/account/disconnect', answered);

  await site.run(`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog( 2, true ); return true;`);

  expect(cloud.heard.map(({ headers }) => [headers.authorization, headers['x-kithouse-site']])).toEqual([
    ['Bearer key-of-editor', second],
  ]);
  expect(await listKeys()).toEqual(['wp_kithouse_account']);
  expect(await readBlogTables()).toEqual([]);
  expect(await site.run(`return (bool) wp_next_scheduled( 'kithouse_return_keys' );`)).toBe(false);
});

longTest('deletes sites without waiting for a silent library more than once', async () => {
  await fillSites();
  await site.run(
    `$user = get_user_by( 'login', 'author' )->ID;
    switch_to_blog( 2 );
    update_user_option( $user, 'kithouse_account', array( 'key' => Kithouse\\Cloud\\Key_Encryption::lock( 'another', $user ), 'profile' => '{}' ) );
    return true;`,
  );
  cloud.on('*', () => undefined);

  await site.run(`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog( 2, true ); return true;`);

  expect(cloud.heard).toHaveLength(1);
  expect(await listKeys()).toEqual(['wp_kithouse_account']);
  expect(await readBlogTables()).toEqual([]);
});

longTest('cleans every site of a network on uninstall, and prepares every site when it is activated again', async () => {
  await fillSites();
  const before = await countParts();
  await site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'kithouse/kithouse.php', true ); deactivate_plugins( 'kithouse/kithouse.php' ); return true;`,
  );
  cloud.on('POST /v1/account/disconnect', answered);
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
