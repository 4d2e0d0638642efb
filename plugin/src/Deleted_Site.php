<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Site;

defined( 'ABSPATH' ) || exit;

/** What goes along when a site of a network is deleted. WordPress itself knows its own tables only. */
final class Deleted_Site {

	private const META = array( 'kithouse_account', 'kithouse_pushed' );

	public function add_hooks(): void {
		add_filter( 'wpmu_drop_tables', array( $this, 'with_journal' ), 10, 2 );
		add_action( 'wp_uninitialize_site', array( $this, 'forget_people' ) );
	}

	/** @param mixed $tables Names of tables. */
	public function with_journal( mixed $tables, mixed $site = null ): mixed {
		if ( ! is_array( $tables ) || ! is_numeric( $site ) ) {
			return $tables;
		}
		$prefix = $GLOBALS['wpdb']->get_blog_prefix( (int) $site );
		return $tables + array( 'kithouse_imports' => $prefix . 'kithouse_imports', 'kithouse_ops' => $prefix . 'kithouse_ops' );
	}

	/** The keys to their accounts at the library were good for that site alone. */
	public function forget_people( mixed $site ): void {
		if ( ! $site instanceof WP_Site ) {
			return;
		}
		foreach ( self::META as $name ) {
			delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix( (int) $site->blog_id ) . $name, '', true );
		}
	}
}
