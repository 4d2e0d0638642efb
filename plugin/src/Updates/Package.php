<?php
declare(strict_types=1);

namespace Kithouse\Updates;

use Kithouse\Brand;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Library_Address;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Downloads an update's zip and compares its hash with the announced one, before WordPress unpacks anything. */
final class Package {

	private const SECONDS   = 60;
	private const MAX_BYTES = 30 * MB_IN_BYTES;

	public static function fetch( string $url, string $sha256 ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file     = wp_tempnam( Brand::SLUG . '.zip' );
		$response = wp_remote_get(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => self::MAX_BYTES + 1,
				'reject_unsafe_urls'  => Library_Address::must_be_public( $url ),
				'user-agent'          => Brand::NAME . '/' . Brand::VERSION . ' WordPress/' . get_bloginfo( 'version' ),
			)
		);
		$problem  = self::find_problem( $response, $url, $file, $sha256 );
		if ( '' === $problem ) {
			return $file;
		}
		wp_delete_file( $file );
		return new WP_Error( 'kithouse_update_failed', $problem . ' ' . __( 'Nothing was changed.', 'kithouse' ) );
	}

	private static function find_problem( mixed $response, string $url, string $file, string $sha256 ): string {
		if ( Cloud_Client::is_blocked( $response ) ) {
			return Cloud_Client::blocked_message( $url );
		}
		$status = wp_remote_retrieve_response_code( $response );
		if ( 404 === $status ) {
			return __( 'The library no longer offers this version. Check for updates again.', 'kithouse' );
		}
		if ( 200 !== $status ) {
			return __( "The update couldn’t be downloaded from the library. Try again in a few minutes.", 'kithouse' );
		}
		return hash_file( 'sha256', $file ) === $sha256
			? ''
			: __( "The downloaded update doesn’t match the checksum that the library announced. Try again, and contact the library’s operator if the problem remains.", 'kithouse' );
	}
}
