<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Trusts an address in `wp-config.php`. Others must be public on each request: a name can later point into the site's network. */
final class Library_Address {

	private const LOCAL = '/^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/Di';

	public static function is_allowed( string $address ): bool {
		$parts = wp_parse_url( $address );
		$parts = is_array( $parts ) ? $parts : array();
		if ( array_intersect_key( $parts, array( 'user' => 1, 'pass' => 1, 'query' => 1, 'fragment' => 1 ) ) || '' === ( $parts['host'] ?? '' ) ) {
			return false;
		}
		return self::is_local( $address )
			? in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) && self::allows_local()
			: 'https' === ( $parts['scheme'] ?? '' );
	}

	public static function must_be_public( string $url ): bool {
		return ! Connection::is_fixed() && ! ( self::is_local( $url ) && self::allows_local() );
	}

	public static function may_fetch( string $url ): bool {
		return ! self::must_be_public( $url ) || false !== wp_http_validate_url( $url );
	}

	public static function is_local( string $url ): bool {
		return 1 === preg_match( self::LOCAL, (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}

	/** Returns whether local addresses are allowed. A public site must not be used to probe its own machine. */
	private static function allows_local(): bool {
		$is_development = in_array( wp_get_environment_type(), array( 'local', 'development' ), true );
		return (bool) apply_filters( 'kithouse_allow_local_library', $is_development );
	}
}
