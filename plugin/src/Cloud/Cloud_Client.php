<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Brand;
use Kithouse\Contract;
use Kithouse\Request_Id;
use Kithouse\Required_Version;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends all requests to the cloud: nothing twice, without redirects, and without exposing invalid answers. */
final class Cloud_Client {

	private const READ_SECONDS  = 8;
	private const WRITE_SECONDS = 20;
	private const FILE_SECONDS  = 60;
	private const MAX_BYTES     = 16 * MB_IN_BYTES;
	private const DOWN          = array( 502, 503, 504 );

	public function __construct( private Contract $contract, private Circuit_Breaker $breaker ) {}

	/** Returns the cloud's address without a trailing slash; empty without an address or consent, so that nothing is sent. */
	public static function url(): string {
		return Connection::has_consent() ? Connection::address() : '';
	}

	/** Returns the site's address, to which keys are bound. */
	public static function site_url(): string {
		return untrailingslashit( (string) get_option( 'home' ) );
	}

	public static function is_blocked( mixed $response ): bool {
		return is_wp_error( $response ) && 'http_request_not_executed' === $response->get_error_code();
	}

	public static function blocked_message( string $url ): string {
		/* translators: %s: host name */
		$text = __( 'This site blocks connections to other servers (WP_HTTP_BLOCK_EXTERNAL). Nothing was changed. To use the library, add %s to WP_ACCESSIBLE_HOSTS in wp-config.php.', 'kithouse' );
		return sprintf( $text, (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}

	/** Sends `input` as the query of a GET, else as JSON; a text is a file. `changes` marks a GET that writes. */
	public function send(
		string $method,
		string $path,
		array|string $input = array(),
		?string $key = null,
		string $etag = '',
		?int $seconds = null,
		bool $changes = false
	): Response|WP_Error {
		$is_get   = 'GET' === $method;
		$is_file  = is_string( $input );
		$is_read  = $is_get && ! $changes;
		$seconds ??= $is_file ? self::FILE_SECONDS : ( $is_read ? self::READ_SECONDS : self::WRITE_SECONDS );
		if ( '' === self::url() ) {
			$message = __( "This site isn’t connected to a library yet. Ask an administrator to connect it.", 'kithouse' );
			return $this->contract->error( Brand::API_ERROR_CODE, $message );
		}
		if ( $is_read && $this->breaker->is_open() ) {
			return $this->contract->error( Brand::API_ERROR_CODE );
		}

		$response = wp_remote_request(
			self::url() . '/v1' . $path . ( $is_get ? self::query( $input ) : '' ),
			array(
				'method'              => $method,
				'timeout'             => (float) apply_filters( 'kithouse_cloud_timeout', $seconds ),
				'redirection'         => 0,
				'reject_unsafe_urls'  => Library_Address::must_be_public( self::url() ),
				'user-agent'          => Brand::NAME . '/' . Brand::VERSION . ' WordPress/' . get_bloginfo( 'version' ),
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => $this->headers( $is_get ? '' : ( $is_file ? 'application/octet-stream' : 'application/json' ), $key, $etag ),
				'body'                => $is_get ? null : ( $is_file ? $input : wp_json_encode( (object) $input ) ),
			)
		);
		return $this->read( $response );
	}

	private static function query( array $input ): string {
		$flat = array_map( fn( $value ) => is_array( $value ) ? implode( ',', $value ) : $value, $input );
		return $flat ? '?' . http_build_query( $flat ) : '';
	}

	private function headers( string $content_type, ?string $key, string $etag ): array {
		return array_filter(
			array(
				'Accept'           => 'application/json',
				'Accept-Language'  => str_replace( '_', '-', get_user_locale() ),
				'Content-Type'     => $content_type,
				'Authorization'    => null === $key ? '' : 'Bearer ' . $key,
				'If-None-Match'    => $etag,
				Brand::SITE_HEADER => self::site_url(),
				Brand::PLUGIN_HEADER => Brand::VERSION,
				'X-Request-Id'     => Request_Id::current(),
			)
		);
	}

	private function read( array|WP_Error $response ): Response|WP_Error {
		if ( self::is_blocked( $response ) ) {
			return $this->contract->error( Brand::API_ERROR_CODE, self::blocked_message( self::url() ) );
		}
		$status = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( 0 === $status || in_array( $status, self::DOWN, true ) ) {
			$this->breaker->open();
			return $this->contract->error( Brand::API_ERROR_CODE );
		}
		$this->breaker->close();
		Connection::note_contact();
		Required_Version::learn( wp_remote_retrieve_header( $response, Brand::MINIMUM_PLUGIN_HEADER ) );

		$body = wp_remote_retrieve_body( $response );
		$etag = (string) wp_remote_retrieve_header( $response, 'etag' );
		if ( 304 === $status ) {
			return new Response( $status, '', null, $etag );
		}
		$data = strlen( $body ) < self::MAX_BYTES ? json_decode( $body ) : null;
		if ( $status >= 200 && $status < 300 && ( is_object( $data ) || is_array( $data ) ) ) {
			return new Response( $status, $body, $data, $etag );
		}
		return $status >= 400 && $status < 500 ? $this->refusal( $status, $data ) : $this->contract->error( Brand::API_ERROR_CODE );
	}

	/** Returns the cloud's error, which has the format of a WP_Error; anything else is from another server. */
	private function refusal( int $status, mixed $data ): WP_Error {
		$is_ours = is_object( $data ) && is_string( $data->code ?? null ) && is_string( $data->message ?? null );
		if ( ! $is_ours || ! preg_match( '/^[a-z0-9_]{1,60}$/D', $data->code ) ) {
			return $this->contract->error( Brand::API_ERROR_CODE );
		}
		$details = $data->data->details ?? null;
		$extra   = null === $details ? array() : array( 'details' => $details );
		return new WP_Error( $data->code, mb_substr( $data->message, 0, 1000 ), array( 'status' => $status ) + $extra );
	}
}
