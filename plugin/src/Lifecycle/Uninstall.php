<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

use Kithouse\Account;
use Kithouse\Breaker;
use Kithouse\Cloud;
use Kithouse\Contract;
use Kithouse\Site_Look;
use Kithouse\Theme_Parts\Part;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the plugin's data from every site and revokes the sites' keys at the cloud.
 *
 * Theme parts, the palette and the logo width are content: they stay unless the owner turned on `kithouse_remove_content`,
 * and show again after a new installation.
 */
final class Uninstall {

	/** The option of the settings screen; on for `1` and `true`. */
	public const REMOVE_CONTENT = 'kithouse_remove_content';

	private const CALL_SECONDS = 3;
	/** For the keys of all sites together. */
	private const ALL_SECONDS = 15;
	private const CONTENT     = array( Site_Look::PALETTE, Site_Look::LOGO_WIDTH );
	private const AT_A_TIME   = 100;

	private float $end;
	private bool $is_reachable = true;
	private Key_Returns $returns;

	public function __construct( string $contract_file ) {
		$this->end     = microtime( true ) + self::ALL_SECONDS;
		$this->returns = new Key_Returns( new Cloud( new Contract( $contract_file ), new Breaker() ) );
	}

	public function run(): void {
		Sites::each( array( $this, 'clean_site' ) );
	}

	public function clean_site(): void {
		try {
			$this->return_keys();
		} catch ( Throwable $error ) {
			// What is left on the site matters more than a key that its owner can revoke in the account.
			$this->is_reachable = false;
		}
		$removes = in_array( get_option( self::REMOVE_CONTENT ), array( true, 1, '1' ), true );
		if ( $removes ) {
			self::remove_parts();
		}
		self::remove_records( $removes );
	}

	/** Stops at the first call that the cloud does not answer, and when the time for all sites is over. */
	private function return_keys(): void {
		foreach ( array_merge( Key_Returns::keys(), Account::all_keys() ) as $key ) {
			$left = $this->end - microtime( true );
			if ( ! $this->is_reachable || $left < 1 ) {
				return;
			}
			$this->is_reachable = $this->returns->send( $key, (int) min( self::CALL_SECONDS, $left ) );
		}
	}

	private static function remove_parts(): void {
		global $wpdb;
		$sql = "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d";
		for ( $last = 0; $ids = $wpdb->get_col( $wpdb->prepare( $sql, Part::POST_TYPE, $last, self::AT_A_TIME ) ); ) {
			foreach ( $ids as $id ) {
				$last = (int) $id;
				wp_delete_post( $last, true );
			}
		}
		delete_post_meta_by_key( Part::CONDITIONS_META );
		delete_post_meta_by_key( Part::TYPE_META );
	}

	private static function remove_records( bool $removes_content ): void {
		global $wpdb;
		foreach ( array( 'kithouse_account', 'kithouse_pushed' ) as $name ) {
			delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $name, '', true );
		}
		array_map( 'delete_post_meta_by_key', array( '_kithouse_sha256', '_kithouse_op', '_kithouse_replaced' ) );
		delete_metadata( 'term', 0, '_kithouse_op', '', true );
		Activation::clear_events();
		foreach ( array( 'kithouse_imports', 'kithouse_ops' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
		}
		$keep = $removes_content ? array() : self::CONTENT;
		$sql  = "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s";
		foreach ( array( 'kithouse_', '_transient_kithouse_', '_transient_timeout_kithouse_' ) as $prefix ) {
			array_map( 'delete_option', array_diff( $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->esc_like( $prefix ) . '%' ) ), $keep ) );
		}
	}
}
