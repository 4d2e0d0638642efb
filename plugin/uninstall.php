<?php
/**
 * Removes what the plugin keeps for itself. Pages and pictures belong to the site and stay.
 *
 * @package Kithouse
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$kithouse_clean = function () {
	global $wpdb;
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'kithouse_account', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'kithouse_pushed', '', true );
	delete_post_meta_by_key( '_kithouse_sha256' );
	delete_post_meta_by_key( '_kithouse_op' );
	delete_post_meta_by_key( '_kithouse_replaced' );
	delete_metadata( 'term', 0, '_kithouse_op', '', true );
	wp_unschedule_hook( 'kithouse_import_go_on' );
	foreach ( array( 'kithouse_imports', 'kithouse_ops' ) as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
	}
	foreach ( array( 'kithouse_', '_transient_kithouse_', '_transient_timeout_kithouse_' ) as $prefix ) {
		$sql = "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s";
		array_map( 'delete_option', $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->esc_like( $prefix ) . '%' ) ) );
	}
};

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $kithouse_site ) {
		switch_to_blog( $kithouse_site );
		$kithouse_clean();
		restore_current_blog();
	}
} else {
	$kithouse_clean();
}
