import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { longTest } from '../../scripts/long-test.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { endLease } from './testing/killed-scripts.js';
import { makePicture } from './testing/library.js';
import { importPicturePost } from './testing/picture-post.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import type { Visit } from './testing/start-site.js';

let plan: PlanSite;
let visitor: Visit;
beforeAll(async () => {
  if (!isLongRun) {
    return;
  }
  plan = await startPlanSite();
  visitor = await plan.site.as('administrator');
  await writeFile(inSite('mu-plugins/kill.php'), killer);
});
afterAll(async () => {
  if (plan) {
    await rm(inSite('mu-plugins/kill.php'), { force: true });
    await rm(inSite('test-writes'), { force: true });
    await plan.close();
  }
});

const inSite = (name: string) => path.join(plan.site.site, 'wp-content', name);

/**
 * Empties the trash, and ends the request before the write with the number in a header, as a kill does: no hook for its end runs.
 * The number 0 kills nothing and notes how many writes there are.
 */
const killer = `<?php
if ( isset( $_SERVER['HTTP_X_TEST_KILL'] ) ) {
	$GLOBALS['test_writes'] = 0;
	$GLOBALS['test_killed'] = false;
	add_filter( 'query', function ( $sql ) {
		if ( did_action( 'test_empty' ) && preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) ) {
			++$GLOBALS['test_writes'];
			file_put_contents( WP_CONTENT_DIR . '/test-writes', (string) $GLOBALS['test_writes'] );
			if ( (int) $_SERVER['HTTP_X_TEST_KILL'] === $GLOBALS['test_writes'] ) {
				$GLOBALS['test_killed'] = true;
				exit;
			}
		}
		return $sql;
	} );
	add_action( 'shutdown', function () { if ( $GLOBALS['test_killed'] ) { exit; } }, PHP_INT_MIN );
	add_action( 'wp_loaded', function () {
		do_action( 'test_empty' );
		foreach ( get_posts( array( 'post_type' => 'any', 'post_status' => 'trash', 'nopaging' => true, 'fields' => 'ids' ) ) as $id ) {
			wp_delete_post( $id, true );
		}
		exit;
	}, PHP_INT_MAX );
}`;

const emptyTrash = (kill: number) => visitor.ask('/', { headers: { 'x-test-kill': String(kill) } });

/** Reads what is left of the pictures and of their cleanup. */
const readLeft = () =>
  plan.site.run<Record<string, unknown>>(
    `global $wpdb;
    wp_cache_flush();
    $files = array();
    foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_get_upload_dir()['basedir'], FilesystemIterator::SKIP_DOTS ) ) as $file ) { $files[] = $file->getFilename(); }
    return array(
      'rows'  => $wpdb->get_col( "SELECT guid FROM $wpdb->posts WHERE post_type = 'attachment'" ),
      'meta'  => $wpdb->get_col( "SELECT m.meta_key FROM $wpdb->postmeta m LEFT JOIN $wpdb->posts p ON p.ID = m.post_id WHERE p.ID IS NULL OR m.meta_key = '_kithouse_shown_in_trash'" ),
      'files' => $files,
      'state' => get_option( 'kithouse_picture_check' ),
      'next'  => (bool) wp_next_scheduled( 'kithouse_delete_pictures' ),
    );`,
  );

longTest(
  'leaves no picture, file or note when the clean-up after an emptied trash was killed anywhere',
  async () => {
    const pictures = await Promise.all(['a', 'b'].map((name) => makePicture(`${name}.webp`)));
    await plan.undo(await importPicturePost(plan, pictures));
    await plan.site.snapshot('in trash');
    const before = await readLeft();
    await emptyTrash(0);
    const wanted = await readLeft();
    const writes = Number(await readFile(inSite('test-writes'), 'utf8'));
    expect(before).toMatchObject({ rows: [expect.any(String), expect.any(String)] });
    expect(wanted).toEqual({ rows: [], meta: [], files: [], state: false, next: false });
    expect(writes).toBeGreaterThan(20);

    for (let write = 1; write <= writes; write++) {
      await plan.site.restore('in trash');
      await emptyTrash(write);
      await endLease(plan.site);
      // What was not deleted is still in the trash; WordPress empties it, and runs what is scheduled.
      await emptyTrash(0);
      await plan.site.run(
        `if ( wp_next_scheduled( 'kithouse_delete_pictures' ) ) { wp_unschedule_hook( 'kithouse_delete_pictures' ); do_action( 'kithouse_delete_pictures' ); }
        do_action( 'wp_scheduled_delete' );
        return true;`,
      );

      expect({ write, ...(await readLeft()) }).toEqual({ write, ...wanted });
    }
  },
  3_600_000,
);
