import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePicture, type Picture } from './testing/library.js';
import { listAttachments, setOption } from './testing/look-inside.js';
import { importPicturePost } from './testing/picture-post.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { refusalOf, type Visit } from './testing/start-site.js';

let plan: PlanSite;
let administrator: Visit;
let pictures: Picture[];
beforeAll(async () => {
  plan = await startPlanSite();
  administrator = await plan.visitOf('administrator');
  pictures = await Promise.all(['a', 'b', 'c', 'd'].map((name) => makePicture(`${name}.webp`)));
  await writeFile(
    path.join(plan.site.site, 'wp-content/mu-plugins/test-scans.php'),
    `<?php add_filter( 'query', function ( $sql ) {
      if ( str_contains( $sql, 'REGEXP' ) && str_contains( $sql, 'postmeta' ) ) { $GLOBALS['test_scans'] = ( $GLOBALS['test_scans'] ?? 0 ) + 1; }
      return $sql;
    } );
    add_filter( 'rest_post_dispatch', function ( $response ) { $response->header( 'x-test-scans', (string) ( $GLOBALS['test_scans'] ?? 0 ) ); return $response; } );`,
  );
});
afterAll(() => plan?.close());
beforeEach(() => plan.restore());

const importIt = (some = pictures) => importPicturePost(plan, some);
const urlOf = async (name: string) => (await listAttachments(plan.site)).find(({ url }) => url.includes(`/${name}.`))?.url ?? '';

test('shows the same undo over several requests as in one', async () => {
  const import_id = await importIt();
  await plan.site.run(
    `wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Mine', 'post_status' => 'publish', 'post_content' => $args['url'] ) ); return true;`,
    { url: await urlOf('b') },
  );
  const whole = await plan.undo(import_id, { dry_run: true });
  await setOption(plan.site, 'test_slice_seconds', 0);

  let requests = 1;
  for (; (await administrator.rest('POST', `/imports/${import_id}/undo`, { dry_run: true })).status !== 200; requests++) {
    expect(requests).toBeLessThan(60);
  }
  const refusal = await refusalOf(plan.undo(import_id, { dry_run: true }));
  await setOption(plan.site, 'test_slice_seconds', 600);

  expect(requests).toBeGreaterThan(5);
  expect(refusal.code).toBe('import_unfinished');
  expect(whole.kept).toEqual([{ label: 'Image “b.webp”', reason: 'It’s used in “Mine”.' }]);
  expect(await plan.undo(import_id, { dry_run: true })).toEqual(whole);
  expect(await plan.undo(import_id)).toEqual(whole);
});

test('keeps and names what uses a picture: text, fields, product galleries and categories', async () => {
  const import_id = await importIt();
  await plan.site.run(
    `global $wpdb;
    $id = fn( $name ) => (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file' AND meta_value LIKE %s", "%/$name.webp" ) );
    $post = fn( $title, $meta ) => wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'meta_input' => $meta ) );
    $post( 'Elements', array( '_elementor_data' => wp_slash( '[{"url":"https:\\/\\/x.example\\/A-300x200.webp"}]' ) ) );
    $post( 'Field', array( 'mine' => array( (string) $id( 'b' ) ) ) );
    $post( 'Gallery', array( '_product_image_gallery' => '999997,' . $id( 'c' ) . ',999998' ) );
    update_term_meta( (int) get_option( 'default_category' ), 'icon', $id( 'd' ) ); return true;`,
  );

  const { kept } = await plan.undo(import_id, { dry_run: true });

  expect(kept.map(({ label, reason }) => `${label} ${reason}`).toSorted()).toEqual([
    'Image “a.webp” It’s used in “Elements”.',
    'Image “b.webp” It’s used in “Field”.',
    'Image “c.webp” It’s used in “Gallery”.',
    'Image “d.webp” It’s used in the settings of this site.',
  ]);
});

test('reads the fields of posts once, however many pictures an import added', async () => {
  const scans = async (some: Picture[]) => {
    const import_id = await importIt(some);
    const { headers } = await administrator.rest('POST', `/imports/${import_id}/undo`, { dry_run: true });
    await plan.undo(import_id);
    return Number(headers.get('x-test-scans'));
  };

  expect([await scans(pictures.slice(0, 1)), await scans(pictures)]).toEqual([1, 1]);
});
