<?php
declare(strict_types=1);

namespace Kithouse;

use Kithouse\Lifecycle\Key_Returns;
use Kithouse\Lifecycle\Key_Revocation;

defined( 'ABSPATH' ) || exit;

/** Holds the library's address and the administrator's consent. `Cloud` sends nothing without both. */
final class Connection {

	private const ADDRESS = 'kithouse_cloud_url';
	private const CONSENT = 'kithouse_consent';
	private const CONTACT = 'kithouse_contacted_at';

	/** Limits how often a contact is recorded, to avoid a write per request. */
	private const CONTACT_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Returns true if the host set the address in `wp-config.php`. */
	public static function is_fixed(): bool {
		return defined( 'KITHOUSE_CLOUD_URL' );
	}

	public static function address(): string {
		$url = self::is_fixed() ? constant( 'KITHOUSE_CLOUD_URL' ) : get_option( self::ADDRESS, '' );
		return is_string( $url ) && preg_match( '#^https?://[^/?\#]+#', $url ) ? untrailingslashit( $url ) : '';
	}

	public static function suggestion(): string {
		return self::address() ?: Brand::SERVICE_URL;
	}

	/** Returns whether there is consent. Consent given on the screen is for one address; programs set the option to 1. */
	public static function has_consent(): bool {
		$consent = get_option( self::CONSENT );
		return is_array( $consent )
			? empty( $consent['is_withdrawn'] ) && ( $consent['address'] ?? '' ) === self::address()
			: in_array( $consent, array( true, 1, '1' ), true );
	}

	/** Returns true if somebody who can update plugins chose the library, or a program that sets options. */
	public static function is_by_updater(): bool {
		$consent = get_option( self::CONSENT );
		return ! is_array( $consent ) || ! empty( $consent['is_by_updater'] );
	}

	/** Connects to a library. Keys of the former library must never reach it; that library is asked to revoke them. */
	public static function open( string $address, Key_Revocation $revocation ): void {
		$address = untrailingslashit( $address );
		$former  = get_option( self::CONSENT );
		$known   = ( is_array( $former ) ? $former['address'] ?? '' : '' ) ?: self::address();
		if ( '' !== $known && $known !== $address ) {
			$revocation->revoke_all();
			self::forget_library();
		}
		if ( ! self::is_fixed() ) {
			update_option( self::ADDRESS, $address, false );
		}
		$consent = array( 'address' => $address, 'user' => get_current_user_id(), 'at' => time(), 'is_by_updater' => self::may_update() );
		update_option( self::CONSENT, $consent, false );
		// WordPress asks the new library for updates with the next page of wp-admin.
		delete_site_transient( 'update_plugins' );
		( new Breaker() )->close();
		Key_Returns::schedule();
	}

	/** Revokes all keys and keeps the address, so that no other library gets those left. Returns their number; they wait, encrypted. */
	public static function close( Key_Revocation $revocation ): int {
		$left = $revocation->revoke_all();
		Key_Returns::replace( $left );
		self::forget_accounts();
		update_option( self::CONSENT, array( 'address' => self::address(), 'is_withdrawn' => true ), false );
		delete_site_transient( 'update_plugins' );
		return count( $left );
	}

	/** Checks the role alone, because a site that forbids file changes today may allow them tomorrow. */
	private static function may_update(): bool {
		return is_multisite() ? is_super_admin() : ! empty( wp_get_current_user()->allcaps['update_plugins'] );
	}

	public static function note_contact(): void {
		if ( abs( time() - (int) get_option( self::CONTACT, 0 ) ) >= self::CONTACT_SECONDS ) {
			update_option( self::CONTACT, time(), false );
		}
	}

	/** Returns the time of the library's last answer, within five minutes, in ISO 8601; empty for never. */
	public static function contacted_at(): string {
		$time = (int) get_option( self::CONTACT, 0 );
		return $time > 0 ? gmdate( 'c', $time ) : '';
	}

	private static function forget_library(): void {
		self::forget_accounts();
		Key_Returns::replace( array() );
		array_map( 'delete_option', array( 'kithouse_plan_key', 'kithouse_minimum_plugin', self::CONTACT ) );
	}

	private static function forget_accounts(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'kithouse_account', '', true );
		delete_option( 'kithouse_global_user' );
		( new Answer_Cache() )->clear();
	}
}
