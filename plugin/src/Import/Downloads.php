<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_HTTP_Proxy;
use WpOrg\Requests\Hooks;
use WpOrg\Requests\Proxy\Http as Http_Proxy;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Response;

defined( 'ABSPATH' ) || exit;

/** Fetches pictures, eight at a time, into temporary files. No redirect is followed and no more is read than was announced. */
final class Downloads {

	public const AT_A_TIME = 8;
	private const TRIES     = 2;
	private const SECONDS   = 30;

	/** @var list<string> */
	private array $temporary = array();
	/** @var array<string, true> By hash. */
	private array $gone = array();

	public function __construct() {
		register_shutdown_function( array( $this, 'clean' ) );
	}

	/**
	 * @param list<array{sha256: string, url: string, bytes: int}> $media At most `AT_A_TIME`.
	 * @param callable(): void                                     $go_on Called before each try.
	 * @return array<string, string> Hash to temporary file; what could not be had as announced is missing.
	 */
	public function fetch( array $media, callable $go_on, int $tries = self::TRIES ): array {
		$files = array();
		for ( $try = 0; $try < $tries && count( $files ) < count( $media ); $try++ ) {
			$go_on();
			$files += $this->fetch_batch( array_values( array_filter( $media, fn( $medium ) => ! isset( $files[ $medium['sha256'] ] ) && ! $this->is_gone( $medium['sha256'] ) ) ) );
		}
		return $files;
	}

	/** Whether the server has answered that it no longer has the file. */
	public function is_gone( string $hash ): bool {
		return isset( $this->gone[ $hash ] );
	}

	/** Takes away what nobody has taken. */
	public function clean(): void {
		array_map( 'wp_delete_file', array_filter( $this->temporary, 'file_exists' ) );
		$this->temporary = array();
	}

	/**
	 * @param list<array{sha256: string, url: string, bytes: int}> $batch
	 * @return array<string, string>
	 */
	private function fetch_batch( array $batch ): array {
		if ( ! $batch ) {
			return array();
		}
		$requests = array();
		foreach ( $batch as $medium ) {
			$file = wp_tempnam( $medium['sha256'] );
			$this->temporary[] = $file;
			$requests[ $medium['sha256'] ] = array(
				'url'     => $medium['url'],
				'options' => array( 'filename' => $file, 'max_bytes' => $medium['bytes'] + 1, 'hooks' => self::hooks() ) + self::options( $medium['url'] ),
			);
		}
		$files = array();
		foreach ( Requests::request_multiple( $requests ) as $hash => $response ) {
			$file = $requests[ $hash ]['options']['filename'];
			if ( $response instanceof Response && 200 === $response->status_code && hash_file( 'sha256', $file ) === $hash ) {
				$files[ $hash ] = $file;
			} elseif ( $response instanceof Response && in_array( $response->status_code, array( 404, 410 ), true ) ) {
				$this->gone[ $hash ] = true;
			}
		}
		return $files;
	}

	private static function options( string $url ): array {
		$options = array(
			'timeout'          => self::seconds(),
			'connect_timeout'  => self::seconds(),
			'follow_redirects' => false,
			'verify'           => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
			'useragent'        => 'WordPress/' . get_bloginfo( 'version' ),
		);
		// WP_Http heeds the site's proxy by itself; it cannot fetch several files at once.
		$proxy = new WP_HTTP_Proxy();
		if ( $proxy->is_enabled() && $proxy->send_through_proxy( $url ) ) {
			$options['proxy'] = new Http_Proxy( array( $proxy->host() . ':' . $proxy->port(), $proxy->username(), $proxy->password() ) );
		}
		return $options;
	}

	/** Requests reads about 1 KB at a time, which costs more than the network does. */
	private static function hooks(): Hooks {
		$hooks = new Hooks();
		$hooks->register( 'curl.before_multi_add', fn( $handle ) => curl_setopt( $handle, CURLOPT_BUFFERSIZE, 256 * KB_IN_BYTES ) );
		return $hooks;
	}

	private static function seconds(): float {
		return (float) apply_filters( 'kithouse_download_seconds', self::SECONDS );
	}
}
