<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Asks an address whether it is a library. The request carries nothing about the site or its people. */
final class Service_Check {

	private const SECONDS   = 8;
	private const MAX_BYTES = 64 * KB_IN_BYTES;
	private const LOCAL     = '/^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/Di';

	public function __construct( private Contract $contract ) {}

	/** `is_trusted` is for an address that the host of the site has set. */
	public function run( string $address, bool $is_trusted ): bool|WP_Error {
		$parts    = wp_parse_url( $address );
		$parts    = is_array( $parts ) ? $parts : array();
		$is_local = 1 === preg_match( self::LOCAL, $parts['host'] ?? '' );
		if ( ! $is_trusted && ! self::is_allowed( $parts, $is_local ) ) {
			return $this->contract->error( 'invalid_address' );
		}
		$options  = array(
			'timeout'             => (float) apply_filters( 'kithouse_cloud_timeout', self::SECONDS ),
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES,
			'reject_unsafe_urls'  => ! $is_trusted && ! $is_local,
			// WordPress's own would name the site.
			'user-agent'          => Brand::NAME,
			'headers'             => array( 'Accept' => 'application/json' ),
		);
		$response = wp_remote_get( untrailingslashit( $address ) . '/v1/service', $options );
		if ( is_wp_error( $response ) ) {
			return $this->contract->error( 'library_unreachable' );
		}
		$data = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ) ) : null;
		return is_object( $data ) && Brand::SLUG === ( $data->product ?? null ) ? true : $this->contract->error( 'not_a_library' );
	}

	/** @param array<string, mixed> $parts */
	private static function is_allowed( array $parts, bool $is_local ): bool {
		if ( array_intersect_key( $parts, array( 'user' => 1, 'pass' => 1, 'query' => 1, 'fragment' => 1 ) ) || '' === ( $parts['host'] ?? '' ) ) {
			return false;
		}
		// A public site must not be used to look for services on its own machine.
		$is_development = in_array( wp_get_environment_type(), array( 'local', 'development' ), true );
		return $is_local
			? in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) && (bool) apply_filters( 'kithouse_allow_local_library', $is_development )
			: 'https' === ( $parts['scheme'] ?? '' );
	}
}
