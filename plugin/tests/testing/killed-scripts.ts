import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from './start-site.js';

/**
 * Ends a script before the write with the number in the header `x-test-kill`, as a kill does: nothing registered for its end runs.
 * Answers of REST say in `x-test-writes` how many writes there were.
 */
const killer = `<?php
register_shutdown_function( function () { if ( ! empty( $GLOBALS['test_killed'] ) ) { exit; } } );
$GLOBALS['test_writes'] = 0;
add_filter( 'query', function ( $sql ) {
	if ( isset( $_SERVER['HTTP_X_TEST_KILL'] ) && preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) && ++$GLOBALS['test_writes'] === (int) $_SERVER['HTTP_X_TEST_KILL'] ) {
		$GLOBALS['test_killed'] = true;
		exit;
	}
	return $sql;
} );
add_filter( 'rest_post_dispatch', function ( $response ) { $response->header( 'x-test-writes', $GLOBALS['test_writes'] ); return $response; } );
`;

/** Lets scripts of a site be killed; answers how to end that. */
export async function addKiller(site: Site): Promise<() => Promise<void>> {
  const file = path.join(site.site, 'wp-content/mu-plugins/kill.php');
  await writeFile(file, killer);
  return () => rm(file, { force: true });
}

/** The lease of who was killed; a real one runs out. */
export const endLease = (site: Site) =>
  site.run(
    `global $wpdb; return $wpdb->update( $wpdb->options, array( 'option_value' => '1-killed' ), array( 'option_name' => 'kithouse_import_lock' ) );`,
  );
