<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

use Kithouse\Cloud\Circuit_Breaker;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Key_Returns;
use Kithouse\Cloud\Key_Revocation;
use Kithouse\Cloud\Response_Cache;
use Kithouse\Contract;
use Kithouse\Import\Trashed_Pictures;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Site_Look;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Removes tables and options that WordPress has no list of.

/** Removes the plugin's data and revokes the keys. Theme parts, palette and logo width stay unless `kithouse_remove_content` is on. */
final class Uninstall {

	public const REMOVE_CONTENT = 'kithouse_remove_content';

	private const CONTENT   = array( Site_Look::PALETTE, Site_Look::LOGO_WIDTH );
	private const AT_A_TIME = 100;

	private Key_Revocation $revocation;

	public function __construct( string $contract_file ) {
		$this->revocation = new Key_Revocation( new Key_Returns( new Cloud_Client( new Contract( $contract_file ), new Circuit_Breaker() ) ) );
	}

	public function run(): void {
		Network_Sites::each( array( $this, 'clean_site' ) );
	}

	public static function removes_content(): bool {
		return in_array( get_option( self::REMOVE_CONTENT ), array( true, 1, '1' ), true );
	}

	public function clean_site(): void {
		$this->revocation->revoke_all();
		$removes = self::removes_content();
		if ( $removes ) {
			self::remove_parts();
		}
		self::remove_records( $removes );
	}

	private static function remove_parts(): void {
		global $wpdb;
		$last = 0;
		do {
			$ids = $wpdb->get_col(
				$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d", Theme_Part::POST_TYPE, $last, self::AT_A_TIME )
			);
			foreach ( $ids as $id ) {
				$last = (int) $id;
				wp_delete_post( $last, true );
			}
		} while ( $ids );
		delete_post_meta_by_key( Theme_Part::CONDITIONS_META );
		delete_post_meta_by_key( Theme_Part::TYPE_META );
	}

	private static function remove_records( bool $removes_content ): void {
		global $wpdb;
		foreach ( array( 'kithouse_account', 'kithouse_pushed' ) as $name ) {
			delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $name, '', true );
		}
		array_map( 'delete_post_meta_by_key', array( '_kithouse_sha256', '_kithouse_op', '_kithouse_replaced', '_kithouse_component', '_kithouse_component_key', Trashed_Pictures::META ) );
		delete_metadata( 'term', 0, '_kithouse_op', '', true );
		Activation::clear_events();
		( new Response_Cache() )->clear();
		foreach ( array( 'kithouse_imports', 'kithouse_ops', 'kithouse_answers' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
		}
		$keep = $removes_content ? array() : self::CONTENT;
		foreach ( array( 'kithouse_', '_transient_kithouse_', '_transient_timeout_kithouse_' ) as $prefix ) {
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', array_diff( $names, $keep ) );
		}
	}
}
