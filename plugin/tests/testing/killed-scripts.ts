import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from './start-site.js';

/**
 * Kills a script before the write with the number in the header `x-test-kill`, without shutdown functions. REST responses report
 * the number of writes in `x-test-writes`.
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

/** Enables killing scripts of a site; returns a function that disables it. */
export async function addKiller(site: Site): Promise<() => Promise<void>> {
  const file = path.join(site.site, 'wp-content/mu-plugins/kill.php');
  await writeFile(file, killer);
  return () => rm(file, { force: true });
}

const patternKiller = `<?php
register_shutdown_function( function () { if ( ! empty( $GLOBALS['test_killed'] ) ) { exit; } } );
add_filter( 'query', function ( $sql ) {
	static $is_busy = false, $wanted = null;
	if ( $is_busy || ! preg_match( '/^\\s*(INSERT|UPDATE|DELETE|REPLACE)/i', $sql ) ) { return $sql; }
	$is_busy = true;
	$wanted ??= (string) get_option( 'test_kill', '' );
	if ( '' !== $wanted && preg_match( $wanted, $sql ) ) {
		delete_option( 'test_kill' );
		$GLOBALS['test_killed'] = true;
		exit;
	}
	$is_busy = false;
	return $sql;
} );
`;

/** Lets `killBefore` kill scripts of a site. */
export const addPatternKiller = (site: Site) => writeFile(path.join(site.site, 'wp-content/mu-plugins/kill.php'), patternKiller);

/** Kills a later script before its first write that matches the pattern of PHP. */
export const killBefore = (site: Site, pattern: string) =>
  site.run(`update_option( 'test_kill', $args['pattern'] ); return true;`, { pattern });

export const wasKilled = (site: Site) => site.run<boolean>(`return false === get_option( 'test_kill' );`);

/** Ends a killed request's lease, which otherwise expires. */
export const endLease = (site: Site) =>
  site.run(
    `global $wpdb; return $wpdb->update( $wpdb->options, array( 'option_value' => '1-killed' ), array( 'option_name' => 'kithouse_import_lock' ) );`,
  );
