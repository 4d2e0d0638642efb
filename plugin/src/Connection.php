<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** The library's address and the administrator's consent to contact it. `Cloud` sends nothing without both. */
final class Connection {

	private const ADDRESS = 'kithouse_cloud_url';
	private const CONSENT = 'kithouse_consent';

	/** Whether the host set the address in `wp-config.php`. */
	public static function is_fixed(): bool {
		return defined( 'KITHOUSE_CLOUD_URL' );
	}

	/** Without a slash at the end; empty when none is set. */
	public static function address(): string {
		$url = self::is_fixed() ? constant( 'KITHOUSE_CLOUD_URL' ) : get_option( self::ADDRESS, '' );
		return is_string( $url ) && preg_match( '#^https?://[^/?\#]+#', $url ) ? untrailingslashit( $url ) : '';
	}

	/** What the first-run screen suggests. */
	public static function suggestion(): string {
		return self::address() ?: Brand::SERVICE_URL;
	}

	/** A consent given on the screen is for one address. A program gives its own by setting the option to 1. */
	public static function has_consent(): bool {
		$consent = get_option( self::CONSENT );
		return is_array( $consent )
			? empty( $consent['is_withdrawn'] ) && ( $consent['address'] ?? '' ) === self::address()
			: in_array( $consent, array( true, 1, '1' ), true );
	}

	/** Keys of another library's accounts must never reach this one. */
	public static function open( string $address ): void {
		$address = untrailingslashit( $address );
		$former  = get_option( self::CONSENT );
		$known   = ( is_array( $former ) ? $former['address'] ?? '' : '' ) ?: self::address();
		if ( '' !== $known && $known !== $address ) {
			self::forget_accounts();
		}
		if ( ! self::is_fixed() ) {
			update_option( self::ADDRESS, $address, false );
		}
		update_option( self::CONSENT, array( 'address' => $address, 'user' => get_current_user_id(), 'at' => time() ), false );
		( new Breaker() )->close();
	}

	/** Accounts stay stored on the site. Keeps the address, so that another library never gets their keys. */
	public static function close(): void {
		update_option( self::CONSENT, array( 'address' => self::address(), 'is_withdrawn' => true ), false );
		( new Answer_Cache() )->clear();
	}

	private static function forget_accounts(): void {
		global $wpdb;
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'kithouse_account', '', true );
		array_map( 'delete_option', array( 'kithouse_global_user', 'kithouse_plan_key', 'kithouse_keys_to_return' ) );
		( new Answer_Cache() )->clear();
	}
}
