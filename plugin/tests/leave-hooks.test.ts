import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:1' });
});
afterAll(() => site?.close());

test('returns hostile values of shared hooks untouched and throws nothing', async () => {
  const changed = await site.run<string[]>(
    `wp_set_current_user( 1 );
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $hostile = array( 'null' => null, 'text' => '12', 'number' => 7, 'object' => new stdClass(), 'error' => new WP_Error( 'x', 'y' ), 'false' => false );
    $plugin  = new Kithouse\\Plugin( WP_PLUGIN_DIR . '/kithouse/kithouse.php' );
    $ours    = array(
      array( new Kithouse\\Admin\\Plugin_Row( WP_PLUGIN_DIR . '/kithouse/kithouse.php' ), array( 'add_links', 'add_meta' ) ),
      array( $GLOBALS['wp_filter']['wp_privacy_personal_data_exporters']->callbacks, array( 'add_exporter', 'add_eraser' ) ),
      array( $GLOBALS['wp_filter']['site_status_tests']->callbacks, array( 'add_tests', 'add_information' ) ),
    );
    $wrong = array();
    foreach ( $ours as list( $object, $methods ) ) {
      foreach ( is_array( $object ) ? array_merge( ...array_values( $object ) ) : array() as $entry ) {
        if ( is_array( $entry['function'] ) && str_starts_with( get_class( $entry['function'][0] ), 'Kithouse' ) ) { $object = $entry['function'][0]; break; }
      }
      foreach ( $methods as $method ) {
        foreach ( $hostile as $name => $value ) {
          if ( $object->$method( $value ) !== $value ) { $wrong[] = "$method $name"; }
        }
      }
    }
    $odd = array( 'direct' => 'x', 'async' => array() );
    if ( apply_filters( 'site_status_tests', $odd ) !== $odd ) { $wrong[] = 'odd tests'; }
    if ( apply_filters( 'plugin_row_meta', array( 3 => 'z' ), null ) !== array( 3 => 'z' ) ) { $wrong[] = 'meta of another plugin'; }
    foreach ( $hostile + array( 'list' => array( 3 => 'z' ) ) as $value ) {
      foreach ( array( 'delete_user', 'kithouse_prepare_sites', 'kithouse_return_keys' ) as $hook ) { do_action( $hook, $value ); }
      do_action( 'remove_user_from_blog', $value, $value, $value );
      do_action( 'after_plugin_row_kithouse/kithouse.php', $value, $value, $value );
    }
    return $wrong;`,
  );

  expect(changed).toEqual([]);
});
