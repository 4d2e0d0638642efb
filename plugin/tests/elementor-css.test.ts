import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from './testing/start-site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite({ cloudUrl: 'http://127.0.0.1:9' });
});
afterAll(() => site?.close());

/**
 * Stores meta as another request does after this one has read it, then as this one does. MySQL changes no row then, and WordPress
 * keeps its cached value, so the number of updates tells whether it has noticed the other request.
 */
const writeTwice = (key: string) =>
  site.run<{ seen: unknown; updates: number }>(
    `global $wpdb;
    $id = wp_insert_post( array( 'post_title' => 'Bread' ) );
    get_post_meta( $id, $args['key'], true );
    $meta = array( 'status' => 'file' );
    $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $args['key'], 'meta_value' => serialize( $meta ) ) );
    $updates = 0;
    $count = function ( $query ) use ( &$updates ) { $updates += (int) str_starts_with( $query, 'UPDATE' ); return $query; };
    add_filter( 'query', $count );
    update_post_meta( $id, $args['key'], $meta );
    remove_filter( 'query', $count );
    return array( 'seen' => get_post_meta( $id, $args['key'], true ), 'updates' => $updates );`,
    { key },
  );

test('[R-SITE-313] lets Elementor see the style sheet that another request wrote in the same second', async () => {
  expect(await writeTwice('_elementor_css')).toEqual({ seen: { status: 'file' }, updates: 0 });
});

test('[R-SITE-313] leaves other meta to WordPress', async () => {
  expect(await writeTwice('_other')).toMatchObject({ updates: 1 });
});

test('[R-SITE-313] ignores hostile values', async () => {
  const ask = (args: string) => site.run<unknown>(`return apply_filters( 'update_post_metadata', null${args} );`, {});

  expect(await ask('')).toBeNull();
  expect(await ask(`, array( 1 ), array( '_elementor_css' )`)).toBeNull();
  expect(await ask(`, 'x', '_elementor_css'`)).toBeNull();
});
