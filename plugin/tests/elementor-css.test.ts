import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
});
afterAll(() => site?.close());

/**
 * Stores meta as another request does before a query of this one starts with these words, and then as this one does. MySQL changes
 * no row then. Returns the value that this request sees.
 */
const writeTwice = (key: string, before: string) =>
  site.run<unknown>(
    `global $wpdb;
    $id = wp_insert_post( array( 'post_title' => 'Bread' ) );
    get_post_meta( $id, $args['key'], true );
    $meta = array( 'status' => 'file', 'css' => 'a::before{content:"\\\\2022"}' );
    $other = function ( $query ) use ( $wpdb, $id, $meta, $args, &$other ) {
      if ( str_starts_with( trim( $query ), $args['before'] ) ) {
        remove_filter( 'query', $other );
        $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $args['key'], 'meta_value' => serialize( $meta ) ) );
      }
      return $query;
    };
    add_filter( 'query', $other );
    // SQLite counts rows with equal values as changed, MySQL does not.
    add_filter( 'query', $as_mysql = fn( $query ) => str_starts_with( $query, 'UPDATE' ) ? $query . ' AND 1 = 0' : $query );
    update_post_meta( $id, $args['key'], wp_slash( $meta ) );
    remove_filter( 'query', $as_mysql );
    return get_post_meta( $id, $args['key'], true );`,
    { key, before },
  );

const stored = { status: 'file', css: 'a::before{content:"\\2022"}' };

test.for(['SELECT post_id', 'SELECT meta_id'])(
  '[R-SITE-313] lets Elementor see the style sheet that another request wrote before %s',
  async (query) => {
    expect(await writeTwice('_elementor_css', query)).toEqual(stored);
  },
);

test('[R-SITE-313] leaves other meta to WordPress', async () => {
  expect(await writeTwice('_other', 'SELECT meta_id')).toBe('');
});

test('[R-SITE-313] writes new and changed values, and obeys filters that prevent it', async () => {
  const written = await site.run<unknown>(
    `$id = wp_insert_post( array( 'post_title' => 'Bread' ) );
    $write = fn( $status ) => array( (bool) update_post_meta( $id, '_elementor_css', array( 'status' => $status ) ), get_post_meta( $id, '_elementor_css', true )['status'] );
    $found = array( $write( 'empty' ), $write( 'file' ), $write( 'file' ) );
    add_filter( 'update_post_metadata', '__return_false' );
    return array( ...$found, $write( 'inline' ) );`,
    {},
  );

  expect(written).toEqual([
    [true, 'empty'],
    [true, 'file'],
    [false, 'file'],
    [false, 'file'],
  ]);
});

test('[R-SITE-313] ignores hostile values', async () => {
  const ask = (args: string) => site.run<unknown>(`return apply_filters( 'update_post_metadata', null${args} );`, {});

  expect(await ask('')).toBeNull();
  expect(await ask(`, array( 1 ), array( '_elementor_css' )`)).toBeNull();
  expect(await ask(`, 'x', '_elementor_css'`)).toBeNull();
});
