<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;

/** Public answers: from the cache at once when there is one, renewed after the person has been served. */
final class Catalogue {

	public const RENEW = 'kithouse_renew_answer';

	public function __construct( private Contract $contract, private Cloud $cloud, private Breaker $breaker, private Answer_Cache $cache ) {}

	public function add_hooks(): void {
		add_action( self::RENEW, fn( $name, $input ) => $this->renew( $this->contract->call( (string) $name ), (array) $input ), 10, 2 );
	}

	/**
	 * The kept answer, without ever asking the cloud in this request: pages use this.
	 *
	 * @param array<string, mixed> $input
	 */
	public function find( string $name, array $input ): mixed {
		$call = $this->contract->call( $name );
		$kept = $this->cache->find( $call, $input );
		if ( null === $kept ) {
			return null;
		}
		$this->renew_later( $call, $input, $kept );
		return json_decode( $kept['body'] );
	}

	/**
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 * @return array{0: mixed, 1: bool}|WP_Error The answer, and whether it is old because the cloud is down.
	 */
	public function ask( array $call, array $input ): array|WP_Error {
		$kept = $this->cache->find( $call, $input );
		if ( null === $kept ) {
			$answer = $this->renew( $call, $input );
			return is_wp_error( $answer ) ? $answer : array( $answer->data, false );
		}
		$this->renew_later( $call, $input, $kept );
		return array( json_decode( $kept['body'] ), ! $this->cache->is_fresh( $kept ) && $this->breaker->is_open() );
	}

	/**
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 */
	public function renew( array $call, array $input ): Answer|WP_Error {
		$kept            = $this->cache->find( $call, $input );
		[ $path, $query ] = Call::address( $call, $input );
		$answer          = $this->cloud->send( 'GET', $path, $query, null, $kept['etag'] ?? '' );
		if ( is_wp_error( $answer ) ) {
			if ( 404 === $answer->get_error_data()['status'] ) {
				$this->cache->drop( $call, $input );
			}
			return $answer;
		}
		$body = 304 === $answer->status ? $kept['body'] ?? '' : $answer->body;
		$this->cache->keep( $call, $input, $body, $answer->etag );
		return $answer;
	}

	/**
	 * Where the server can end the answer first the work follows in this process; elsewhere WP-Cron does it.
	 *
	 * @param array<string, mixed>                       $call
	 * @param array<string, mixed>                       $input
	 * @param array{body: string, etag: string, at: int} $kept
	 */
	private function renew_later( array $call, array $input, array $kept ): void {
		if ( $this->cache->is_fresh( $kept ) || $this->breaker->is_open() ) {
			return;
		}
		if ( ! function_exists( 'fastcgi_finish_request' ) ) {
			wp_schedule_single_event( time(), self::RENEW, array( $call['name'], Call::complete( $call, $input ) ) );
			return;
		}
		add_action(
			'shutdown',
			function () use ( $call, $input ) {
				fastcgi_finish_request();
				$this->renew( $call, $input );
			},
			PHP_INT_MAX
		);
	}
}
