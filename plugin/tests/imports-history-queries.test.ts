import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listImports } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, pageOps } from './testing/sign-plan.js';

let plan: PlanSite;
beforeAll(async () => {
  plan = await startPlanSite();
  await writeFile(
    path.join(plan.site.site, 'wp-content/mu-plugins/test-queries.php'),
    `<?php
    add_filter( 'rest_request_before_callbacks', function ( $response ) { $GLOBALS['test_queries'] = $GLOBALS['wpdb']->num_queries; return $response; } );
    add_filter( 'rest_request_after_callbacks', function ( $response ) {
      $GLOBALS['test_queries'] = $GLOBALS['wpdb']->num_queries - $GLOBALS['test_queries'];
      return $response;
    } );
    add_filter( 'rest_post_dispatch', function ( $response ) { $response->header( 'x-test-queries', (string) $GLOBALS['test_queries'] ); return $response; } );`,
  );
});
afterAll(() => plan?.close());

/** Copies an import. Each copy has its own post and user. */
const copyImport = `
  global $wpdb;
  add_filter( 'wp_hash_password_options', fn() => array( 'cost' => 4 ) );
  $imports = Kithouse\\Import\\Tables::imports();
  $ops     = Kithouse\\Import\\Tables::ops();
  $import  = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s', $imports, $args['import_id'] ), ARRAY_A );
  $rows    = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s', $ops, $args['import_id'] ), ARRAY_A );
  for ( $number = 1; $number < $args['count']; $number++ ) {
    $copy = "copy-of-import-$number";
    $user = wp_insert_user( array( 'user_login' => "author-$number", 'user_pass' => 'x', 'role' => 'editor' ) );
    $post = wp_insert_post( array( 'post_type' => 'page', 'post_title' => "Page $number", 'post_author' => $user ) );
    $wpdb->insert( $imports, array( 'id' => null, 'import_id' => $copy, 'user_id' => $user ) + $import );
    foreach ( $rows as $row ) {
      $result = json_decode( $row['result'], true );
      $result = isset( $result['post_id'] ) ? array( 'post_id' => $post ) + $result : $result;
      $wpdb->insert( $ops, array( 'import_id' => $copy, 'result' => wp_json_encode( $result ) ) + $row );
    }
  }
  return true;`;

test('lists 20 imports of different people with at most 10 database queries', async () => {
  const term = op('bread', 'term.ensure', { taxonomy: 'category', slug: 'bread', name: 'Bread' });
  const { import_id } = await plan.carryOut([term, ...pageOps(blocks('x'), [], 'Bread')]);
  const administrator = await plan.visitOf('administrator');
  const [one] = (await administrator.call(listImports, {})).data;
  await plan.site.run(copyImport, { import_id, count: 20 });

  const answer = await administrator.rest('GET', '/imports?per_page=20');

  const { data, total } = answer.body as { data: (typeof one)[]; total: number };
  expect(total).toBe(20);
  expect(new Set(data.map((row) => row?.edit_link)).size).toBe(20);
  expect(new Set(data.map((row) => row?.by)).size).toBe(20);
  expect(data.map((row) => row?.created)).toEqual(Array(20).fill({ posts: 1, media: 0, terms: 1, plugins: 0 }));
  expect(Number(answer.headers.get('x-test-queries'))).toBeLessThanOrEqual(10);
});
