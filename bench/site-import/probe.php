<?php
/**
 * Lies beside the plugins of a measured site: runs the imports of others, and notes of each request that imports how many
 * statements it needed, how much memory, and where its time went.
 */
declare(strict_types=1);

const BENCH_ACTIONS = array( 'bench_wxr', 'bench_kit', 'kithouse_import_settings', 'kithouse_pack_import' );

add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array( ...$ports, (int) wp_parse_url( $url, PHP_URL_PORT ) ), 10, 3 );

add_action( 'wp_ajax_bench_wxr', function (): void {
	set_time_limit( 0 );
	define( 'WP_LOAD_IMPORTERS', true );
	foreach ( array( 'file', 'image', 'media', 'post', 'taxonomy', 'comment' ) as $part ) {
		require_once ABSPATH . "wp-admin/includes/$part.php";
	}
	require_once WP_PLUGIN_DIR . '/wordpress-importer/wordpress-importer.php';
	$importer                    = new WP_Import();
	$importer->fetch_attachments = true;
	ob_start();
	$importer->import( WP_CONTENT_DIR . '/bench.xml' );
	ob_end_clean();
	wp_send_json( true );
} );

add_action( 'wp_ajax_bench_kit', function (): void {
	set_time_limit( 0 );
	$module = \Elementor\Plugin::$instance->app->get_component( 'import-export' );
	$zip    = wp_tempnam( 'bench.zip' );
	copy( WP_CONTENT_DIR . '/bench.zip', $zip );
	$module->import_kit( $zip, array( 'include' => array( 'content' ), 'referrer' => 'local' ) );
	wp_send_json( true );
} );

add_action( 'transition_post_status', function ( string $to, string $from, WP_Post $post ): void {
	if ( 'publish' === $to && 'publish' !== $from && 'page' === $post->post_type ) {
		$GLOBALS['bench_shown'] = microtime( true );
	}
}, 10, 3 );

/** Records time and statements of an operation between the records of its start and its end. */
function bench_note_op( string $sql ): void {
	static $at = null;
	global $wpdb;
	if ( ! preg_match( "/^UPDATE `\\w+_kithouse_ops` SET .*`op_id` = '([a-z-]+)/s", $sql, $found ) ) {
		return;
	}
	if ( str_contains( $sql, "`state` = 'begun'" ) ) {
		$at = array( $found[1], microtime( true ), $wpdb->num_queries );
	} elseif ( $at && preg_match( "/`state` = '(?:done|skipped)'/", $sql ) ) {
		[ $op, $since, $before ]     = $at;
		$sum                         = $GLOBALS['bench_ops'][ $op ] ?? array( 0, 0.0, 0 );
		$GLOBALS['bench_ops'][ $op ] = array( $sum[0] + 1, $sum[1] + microtime( true ) - $since, $sum[2] + $wpdb->num_queries - $before );
		$at                          = null;
	}
}

if ( in_array( $_REQUEST['action'] ?? '', BENCH_ACTIONS, true ) ) {
	$GLOBALS['bench_ops'] = array();
	add_filter( 'query', function ( string $sql ): string {
		bench_note_op( $sql );
		return $sql;
	} );
	register_shutdown_function( function (): void {
		$note = array(
			'action'     => $_REQUEST['action'],
			'statements' => $GLOBALS['wpdb']->num_queries,
			'peak'       => memory_get_peak_usage(),
			'seconds'    => microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'],
			'shown'      => $GLOBALS['bench_shown'] ?? 0,
			'ops'        => (object) $GLOBALS['bench_ops'],
		);
		file_put_contents( WP_CONTENT_DIR . '/bench-notes', wp_json_encode( $note ) . "\n", FILE_APPEND | LOCK_EX );
	} );
}
