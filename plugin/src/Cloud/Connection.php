<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

/** Holds the library's address and the administrator's consent. `Cloud_Client` sends nothing without both. */
final class Connection {

	public const ADDRESS = 'kithouse_cloud_url';
	public const CONSENT = 'kithouse_consent';
	public const CONTACT = 'kithouse_contacted_at';

	/** Limits how often a contact is recorded, to avoid a write per request. */
	private const CONTACT_SECONDS = 5 * MINUTE_IN_SECONDS;

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
}
