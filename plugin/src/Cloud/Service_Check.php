<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Brand;
use Kithouse\Contract;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Checks whether an address is a library, without sending data about the site or its people. */
final class Service_Check {

	private const SECONDS   = 8;
	private const MAX_BYTES = 64 * KB_IN_BYTES;

	public function __construct( private Contract $contract ) {}

	public function run( string $address ): object {
		if ( ! Connection::is_fixed() && ! Library_Address::is_allowed( $address ) ) {
			return $this->contract->error( 'invalid_address' );
		}
		$options  = array(
			'timeout'             => (float) apply_filters( 'kithouse_cloud_timeout', self::SECONDS ),
			'redirection'         => 0,
			'limit_response_size' => self::MAX_BYTES,
			'reject_unsafe_urls'  => Library_Address::must_be_public( $address ),
			// WordPress's default would name the site.
			'user-agent'          => Brand::NAME,
			'headers'             => array( 'Accept' => 'application/json' ),
		);
		$response = wp_remote_get( untrailingslashit( $address ) . '/v1/service', $options );
		if ( Cloud_Client::is_blocked( $response ) ) {
			return $this->contract->error( 'library_unreachable', Cloud_Client::blocked_message( $address ) );
		}
		if ( is_wp_error( $response ) ) {
			return $this->contract->error( 'library_unreachable' );
		}
		$data = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ) ) : null;
		return is_object( $data ) && Brand::SLUG === ( $data->product ?? null ) ? $data : $this->contract->error( 'not_a_library' );
	}
}
