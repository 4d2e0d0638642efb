<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

use Kithouse\Cloud\Key_Revocation;
use Kithouse\Cloud\Response_Cache;
use WP_Site;

defined( 'ABSPATH' ) || exit;

/** Cleans up when a site of a network is deleted. WordPress removes the site's options with their events, and its own tables. */
final class Deleted_Site {

	private const META   = array( 'kithouse_account', 'kithouse_pushed' );
	private const TABLES = array( 'kithouse_imports', 'kithouse_ops', 'kithouse_answers' );

	public function __construct( private Key_Revocation $revocation ) {}

	public function add_hooks(): void {
		add_filter( 'wpmu_drop_tables', array( $this, 'add_tables' ), 10, 2 );
		// Before WordPress removes users and tables, which store the keys, the library's address and the queue.
		add_action( 'wp_uninitialize_site', array( $this, 'clean_up' ), 5 );
	}

	public function add_tables( mixed $tables, mixed $site = null ): mixed {
		if ( ! is_array( $tables ) || ! is_numeric( $site ) ) {
			return $tables;
		}
		$prefix = $GLOBALS['wpdb']->get_blog_prefix( (int) $site );
		return $tables + array_combine( self::TABLES, array_map( fn( $name ) => $prefix . $name, self::TABLES ) );
	}

	/** Revokes the keys of the site at its library and deletes what users stored for this site alone. */
	public function clean_up( mixed $site = null ): void {
		if ( ! $site instanceof WP_Site || ! wp_is_site_initialized( $site ) ) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		try {
			$this->revocation->revoke_all();
			foreach ( self::META as $name ) {
				delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . $name, '', true );
			}
			( new Response_Cache() )->clear();
		} finally {
			restore_current_blog();
		}
	}
}
