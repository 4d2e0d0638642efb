import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
  await site.snapshot('ready');
});
afterAll(() => site?.close());
beforeEach(() => site.restore('ready'));

/** Creates a post, changes its meta, and returns WordPress's answers, the stored meta and the fired hooks. */
const script = String.raw`
  $told = array();
  $hear = function ( $meta_id, $post_id, $key ) use ( &$told ) {
    $told[] = array( $key, maybe_serialize( get_metadata_by_mid( 'post', $meta_id )->meta_value ?? null ) );
  };
  add_action( 'added_post_meta', $hear, 10, 3 );
  $make = function () {
    $id   = wp_insert_post( array( 'post_title' => 'One', 'guid' => 'http://example.org/?kithouse_op=one', 'meta_input' => array( 'in' => 'put', 'list' => array( 'a' => 'b\\\\c' ) ) ), true );
    $said = array(
      get_post_meta( $id, 'in', true ), metadata_exists( 'post', $id, 'gone' ), get_post_meta( $id, 'gone', true ), get_post_meta( $id, 'gone' ),
      (bool) add_post_meta( $id, 'many', 'x' ), (bool) add_post_meta( $id, 'many', 'y' ), (bool) add_post_meta( $id, 'many', 'z', true ),
      (bool) update_post_meta( $id, 'in', 'put' ), (bool) update_post_meta( $id, 'in', 'other' ), (bool) update_post_meta( $id, 'new', 5 ),
      (bool) update_post_meta( $id, 'many', 'w', 'x' ), get_post_meta( $id, 'many' ),
      wp_update_post( array( 'ID' => $id, 'post_title' => 'Two' ) ) === $id, get_post_meta( $id, 'many' ),
      delete_post_meta( $id, 'many', 'none' ), delete_post_meta( $id, 'many', 'y' ), delete_post_meta( $id, 'gone' ),
      (bool) update_post_meta( $id, 'off', false ), (bool) update_post_meta( $id, 'json', wp_slash( '{"a":"\\u00fc \\"x\\" \\\\ 🍞 %s"}' ) ),
      (bool) add_post_meta( $id, 'away', '1' ), delete_post_meta( $id, 'away' ),
      (bool) update_post_meta( $id, 'list', array( 1, 2.5, true, null ) ), get_post_meta( $id, 'list', true ),
    );
    $all = get_post_meta( $id );
    ksort( $all );
    return array( $id, $said, $all );
  };
  [ $id, $said, $all ] = $args['is_fresh'] ? Kithouse\WordPress\Fast\Meta_Buffer::during( 'http://example.org/?kithouse_op=one', $make ) : $make();
  global $wpdb;
  $rows = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_key, meta_id", $id ), ARRAY_N );
  clean_post_cache( $id );
  return array( 'said' => $said, 'all' => $all, 'rows' => $rows, 'title' => get_post( $id )->post_title, 'later' => get_post_meta( $id, 'list', true ), 'told' => $told );`;

const run = (is_fresh: boolean) =>
  site.run<{ said: unknown[]; rows: [string, string][]; told: [string, string][] }>(script, { is_fresh });

test('stores meta of a new post like WordPress, at each step and in the end', async () => {
  const usual = await run(false);
  await site.restore('ready');
  const { told, ...fresh } = await run(true);

  expect(fresh).toEqual({ ...usual, told: undefined });
  expect(fresh.rows.map(([key]) => key)).toEqual(['in', 'json', 'list', 'many', 'new', 'off']);
  // Only of written meta.
  expect(told.toSorted(([one], [other]) => one.localeCompare(other))).toEqual(fresh.rows);
});

test('falls back to single inserts when the database refuses a batch', async () => {
  const rows = await site.run<string[][]>(
    `add_filter( 'query', fn( $sql ) => preg_match( '/^INSERT INTO \\\\S+postmeta .*\\\\), \\\\(/s', $sql ) ? 'SELECT nothing' : $sql );
    $GLOBALS['wpdb']->suppress_errors();
    $id = Kithouse\\WordPress\\Fast\\Meta_Buffer::during( 'http://example.org/?two', fn() => wp_insert_post( array( 'post_title' => 'Two', 'guid' => 'http://example.org/?two', 'meta_input' => array( 'a' => 'b\\\\\\\\c', 'd' => array( 'e' ) ) ) ) );
    return array( get_post_meta( $id, 'a' ), get_post_meta( $id, 'd', true ) );`,
  );

  expect(rows).toEqual([['b\\c'], ['e']]);
});

test('writes nothing of a post that could not be created', async () => {
  const left = await site.run<number>(
    `try { Kithouse\\WordPress\\Fast\\Meta_Buffer::during( 'http://example.org/?three', function () {
      wp_insert_post( array( 'post_title' => 'Three', 'guid' => 'http://example.org/?three', 'meta_input' => array( 'three' => '1' ) ) );
      throw new Exception( 'no' );
    } ); } catch ( Exception $e ) {}
    return (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->postmeta} WHERE meta_key = 'three'" ) + count( get_post_meta( (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(ID) FROM {$GLOBALS['wpdb']->posts}" ) ) );`,
  );

  expect(left).toBe(0);
});
