<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Cloud\Library_Address;
use WpOrg\Requests\Hooks;
use WpOrg\Requests\Requests;
use WpOrg\Requests\Response;

defined( 'ABSPATH' ) || exit;

/** Downloads pictures in parallel or through the WordPress HTTP API. Follows no redirect and reads no more than announced. */
final class Downloads {

	private const AT_A_TIME = 8;
	private const TRIES     = 2;
	private const SECONDS   = 30;

	private bool $is_parallel;

	private array $temporary = array();
	private array $gone = array();

	public function __construct() {
		$this->is_parallel = Http_Download::is_optional();
		register_shutdown_function( array( $this, 'clean' ) );
	}

	public function at_a_time(): int {
		return $this->is_parallel ? self::AT_A_TIME : 1;
	}

	/** Downloads at most `at_a_time()` pictures. Returns files by hash without unavailable ones. Calls `$go_on` before each try. */
	public function fetch( array $media, callable $go_on, int $tries = self::TRIES ): array {
		$files = array();
		for ( $try = 0; $try < $tries && count( $files ) < count( $media ); $try++ ) {
			$go_on();
			$files += $this->fetch_batch( array_values( array_filter( $media, fn( $medium ) => ! isset( $files[ $medium['sha256'] ] ) && ! $this->is_gone( $medium['sha256'] ) ) ) );
		}
		return $files;
	}

	public function is_gone( string $hash ): bool {
		return isset( $this->gone[ $hash ] );
	}

	public function clean(): void {
		array_map( 'wp_delete_file', array_filter( $this->temporary, 'file_exists' ) );
		$this->temporary = array();
	}

	private function fetch_batch( array $batch ): array {
		$targets = array();
		foreach ( $batch as $medium ) {
			$targets[ $medium['sha256'] ] = wp_tempnam( $medium['sha256'] );
			$this->temporary[]            = $targets[ $medium['sha256'] ];
		}
		$files = array();
		foreach ( $this->is_parallel ? self::parallel( $batch, $targets ) : self::one_by_one( $batch, $targets ) as $hash => $status ) {
			if ( 200 === $status && hash_file( 'sha256', $targets[ $hash ] ) === $hash ) {
				$files[ $hash ] = $targets[ $hash ];
			} elseif ( in_array( $status, array( 404, 410 ), true ) ) {
				$this->gone[ $hash ] = true;
			}
		}
		return $files;
	}

	private static function one_by_one( array $batch, array $targets ): array {
		$statuses = array();
		foreach ( $batch as $medium ) {
			$statuses[ $medium['sha256'] ] = Http_Download::get( $medium, $targets[ $medium['sha256'] ], self::seconds() );
		}
		return $statuses;
	}

	/** @return array<string, int> Status by hash; 0 without an answer. */
	private static function parallel( array $batch, array $targets ): array {
		$requests = array();
		foreach ( array_filter( $batch, fn( $medium ) => Library_Address::may_fetch( $medium['url'] ) ) as $medium ) {
			$options = array( 'filename' => $targets[ $medium['sha256'] ], 'max_bytes' => $medium['bytes'] + 1, 'hooks' => self::hooks() );
			$requests[ $medium['sha256'] ] = array( 'url' => $medium['url'], 'options' => $options + self::options() );
		}
		$to_status = fn( $response ) => $response instanceof Response ? (int) $response->status_code : 0;
		return $requests ? array_map( $to_status, Requests::request_multiple( $requests ) ) : array();
	}

	private static function options(): array {
		return array(
			'timeout'          => self::seconds(),
			'connect_timeout'  => self::seconds(),
			'follow_redirects' => false,
			'verify'           => ABSPATH . WPINC . '/certificates/ca-bundle.crt',
			'useragent'        => 'WordPress/' . get_bloginfo( 'version' ),
		);
	}

	/** Raises the chunk size, because Requests reads about 1 KB at a time. */
	private static function hooks(): Hooks {
		$hooks = new Hooks();
		$hooks->register( 'curl.before_multi_add', fn( $handle ) => curl_setopt( $handle, CURLOPT_BUFFERSIZE, 256 * KB_IN_BYTES ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_setopt -- Requests opens the handle and has no option for it.
		return $hooks;
	}

	private static function seconds(): float {
		return (float) apply_filters( 'kithouse_download_seconds', self::SECONDS );
	}
}
