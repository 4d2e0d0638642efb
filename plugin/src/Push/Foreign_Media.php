<?php
declare(strict_types=1);

namespace Kithouse\Push;

use CurlHandle;
use WP_Http;

defined( 'ABSPATH' ) || exit;

/** Downloads files of other hosts into temporary files. Requests nothing inside this site's own network. */
final class Foreign_Media {

	private const SECONDS       = 10;
	private const MAX_REDIRECTS = 3;

	private array $files = array();

	public function __construct() {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		// Only this runs after PHP's time limit.
		register_shutdown_function( array( $this, 'clean' ) );
	}

	public function find( string $url ): ?Checked_File {
		$url           = str_starts_with( $url, '//' ) ? "https:$url" : $url;
		$file          = wp_tempnam();
		$this->files[] = $file;
		for ( $redirects = 0; $redirects <= self::MAX_REDIRECTS; $redirects++ ) {
			$response = $this->get( $url, $file );
			$status   = null === $response ? 0 : (int) wp_remote_retrieve_response_code( $response );
			if ( 200 === $status ) {
				return Checked_File::find( $file, dirname( $file ), rawurldecode( wp_basename( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ) );
			}
			$location = $status >= 300 && $status < 400 ? wp_remote_retrieve_header( $response, 'location' ) : '';
			if ( ! is_string( $location ) || '' === $location ) {
				return null;
			}
			$url = WP_Http::make_absolute_url( $location, $url );
		}
		return null;
	}

	public function clean(): void {
		array_map( 'wp_delete_file', array_filter( $this->files, 'file_exists' ) );
		$this->files = array();
	}

	/** Requests the checked address, because the name may resolve differently a moment later. */
	private function get( string $url, string $file ): ?array {
		$host = trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '[]' );
		$ip   = gethostbyname( $host );
		if ( ! self::is_public( $ip ) && ! apply_filters( 'http_request_host_is_external', false, $host, $url ) ) { // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
			return null;
		}
		$ports = array( 80, 443, (int) wp_parse_url( $url, PHP_URL_PORT ) );
		$pin   = fn( $handle = null ) => $handle instanceof CurlHandle && curl_setopt( $handle, CURLOPT_RESOLVE, array_map( fn( $port ) => "$host:$port:$ip", $ports ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- The HTTP API cannot pin an address.
		add_action( 'http_api_curl', $pin );
		$response = wp_safe_remote_get(
			$url,
			array(
				'timeout'             => (float) apply_filters( 'kithouse_download_seconds', self::SECONDS ),
				'redirection'         => 0,
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => Checked_File::MAX_BYTES + 1,
			)
		);
		remove_action( 'http_api_curl', $pin );
		return is_wp_error( $response ) ? null : $response;
	}

	private static function is_public( string $ip ): bool {
		$is_shared = 1 === preg_match( '/^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./', $ip );
		return ! $is_shared && false !== filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 | FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	}
}
