<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Library_Address;
use Kithouse\Import_Failed_Exception;
use WP_HTTP_Proxy;

defined( 'ABSPATH' ) || exit;

/** Downloads one file through the WordPress HTTP API with the site's hooks, proxy and blocks. */
final class Http_Download {

	private const HOOKS = array( 'pre_http_request', 'http_request_args', 'http_api_debug', 'http_response' );

	/** Returns true if files can be downloaded in parallel, bypassing the WordPress HTTP API. */
	public static function is_optional(): bool {
		$is_blocked = defined( 'WP_HTTP_BLOCK_EXTERNAL' ) && constant( 'WP_HTTP_BLOCK_EXTERNAL' );
		if ( $is_blocked || ( new WP_HTTP_Proxy() )->is_enabled() ) {
			return false;
		}
		$is_unhooked = ! array_filter( self::HOOKS, 'has_filter' );
		$chosen      = apply_filters( 'kithouse_parallel_downloads', $is_unhooked );
		return is_bool( $chosen ) ? $chosen : $is_unhooked;
	}

	/** Returns the HTTP status; 0 without an answer. The plan's check has compared the address with the library's. */
	public static function get( array $medium, string $file, float $seconds ): int {
		$response = wp_remote_get(
			$medium['url'],
			array(
				'timeout'             => $seconds,
				'redirection'         => 0,
				'reject_unsafe_urls'  => Library_Address::must_be_public( $medium['url'] ),
				'user-agent'          => 'WordPress/' . get_bloginfo( 'version' ),
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => $medium['bytes'] + 1,
			)
		);
		if ( Cloud_Client::is_blocked( $response ) ) {
			$failure = new Import_Failed_Exception( Cloud_Client::blocked_message( $medium['url'] ) );
			throw $failure;
		}
		if ( ! is_array( $response ) ) {
			return 0;
		}
		// A plugin that answers instead of the server may return the file as text.
		$body = $response['body'] ?? '';
		if ( is_string( $body ) && strlen( $body ) === $medium['bytes'] && hash( 'sha256', $body ) === $medium['sha256'] ) {
			file_put_contents( $file, $body );
		}
		$status = wp_remote_retrieve_response_code( $response );
		return is_numeric( $status ) ? (int) $status : 0;
	}
}
