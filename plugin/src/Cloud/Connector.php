<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Connects this site to a library, and disconnects it. */
final class Connector {

	public function __construct( private Key_Revocation $revocation ) {}

	/** Connects to a library. Keys of the former library must never reach it; that library is asked to revoke them. */
	public function open( string $address ): void {
		$address = untrailingslashit( $address );
		$former  = get_option( Connection::CONSENT );
		$known   = ( is_array( $former ) ? $former['address'] ?? '' : '' ) ?: Connection::address();
		if ( '' !== $known && $known !== $address ) {
			$this->revocation->revoke_all();
			self::forget_library();
		}
		if ( ! Connection::is_fixed() ) {
			update_option( Connection::ADDRESS, $address, false );
		}
		$consent = array( 'address' => $address, 'user' => get_current_user_id(), 'at' => time(), 'is_by_updater' => self::may_update() );
		update_option( Connection::CONSENT, $consent, false );
		// WordPress asks the new library for updates with the next page of wp-admin.
		delete_site_transient( 'update_plugins' );
		( new Circuit_Breaker() )->close();
		Key_Returns::schedule();
	}

	/** Revokes all keys and keeps the address, so that no other library gets those left. Returns their number; they wait, encrypted. */
	public function close(): int {
		$left = $this->revocation->revoke_all();
		Key_Returns::replace( $left );
		self::forget_accounts();
		update_option( Connection::CONSENT, array( 'address' => Connection::address(), 'is_withdrawn' => true ), false );
		delete_site_transient( 'update_plugins' );
		return count( $left );
	}

	/** Checks the role alone, because a site that forbids file changes today may allow them tomorrow. */
	private static function may_update(): bool {
		return is_multisite() ? is_super_admin() : ! empty( wp_get_current_user()->allcaps['update_plugins'] );
	}

	private static function forget_library(): void {
		self::forget_accounts();
		Key_Returns::replace( array() );
		array_map( 'delete_option', array( 'kithouse_plan_key', 'kithouse_minimum_plugin', Connection::CONTACT ) );
	}

	private static function forget_accounts(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'kithouse_account', '', true );
		delete_option( 'kithouse_global_user' );
		( new Response_Cache() )->clear();
	}
}
