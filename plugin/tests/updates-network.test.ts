import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { makeNetwork } from './testing/network.js';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  if (!isLongRun) {
    return;
  }
  site = await startSite({ cloudUrl: 'https://library.example', constants: { TEST_UPDATES_NETWORK: true } });
  await makeNetwork(site);
});
afterAll(() => site?.close());

/** Lists the addresses that an update check requests on a site of the network. */
const check = (blog: number, consent: unknown) =>
  site.run<string[]>(
    `$asked = array();
    switch_to_blog( $args['blog'] );
    update_option( 'kithouse_cloud_url', 'https://library.example' );
    update_option( 'kithouse_consent', $args['consent'] );
    add_filter( 'pre_http_request', function ( $answer, $request, $url ) use ( &$asked ) { $asked[] = $url; return $answer; }, 1, 3 );
    delete_transient( 'kithouse_cloud_down' );
    delete_site_transient( 'update_plugins' );
    wp_update_plugins();
    return array_values( preg_grep( '/library\\.example/', $asked ) );`,
    { blog, consent },
  );
const byUser = (is_by_updater: boolean) => ({ address: 'https://library.example', user: 1, at: 1, is_by_updater });

longTest(
  'takes updates on a network from the library of the main site alone, when a network administrator chose it',
  async () => {
    const release = ['https://library.example/v1/plugin/release'];

    expect(await check(1, byUser(true))).toEqual(release);
    expect(await check(1, byUser(false))).toEqual([]);
    expect(await check(2, byUser(true))).toEqual([]);
  },
);

longTest('remembers whether a network administrator connected the library', async () => {
  const stored = await site.run<boolean[]>(
    `$cloud = new Kithouse\\Cloud\\Cloud_Client( new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' ), new Kithouse\\Cloud\\Circuit_Breaker() );
    $flags = array();
    foreach ( array( 'admin', 'administrator' ) as $login ) {
      wp_set_current_user( get_user_by( 'login', $login )->ID );
      ( new Kithouse\\Cloud\\Connector( new Kithouse\\Cloud\\Key_Revocation( new Kithouse\\Cloud\\Key_Returns( $cloud ) ) ) )->open( 'https://library.example' );
      $flags[] = Kithouse\\Cloud\\Connection::is_by_updater();
    }
    return $flags;`,
  );

  expect(stored).toEqual([true, false]);
});
