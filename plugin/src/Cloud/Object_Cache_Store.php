<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Uses the object cache. A 304 rewrites only an answer's time. Keys contain the group's last change: some caches can't flush groups. */
final class Object_Cache_Store implements Response_Store {

	private const GROUP   = 'kithouse_answers';
	private const SECONDS = 30 * DAY_IN_SECONDS;

	public function find( string $request ): ?Stored_Response {
		[ $response, $time ] = $this->keys( $request );
		$found  = wp_cache_get_multiple( array( $response, $time ), self::GROUP );
		$stored = $found[ $response ] ?? null;
		if ( ! is_array( $stored ) || ! is_string( $stored['body'] ?? null ) || ! is_string( $stored['etag'] ?? null ) ) {
			return null;
		}
		return new Stored_Response( $stored['body'], $stored['etag'], (int) ( $found[ $time ] ?? 0 ) );
	}

	public function write( string $request, string $body, string $etag ): void {
		[ $response ] = $this->keys( $request );
		wp_cache_set( $response, compact( 'body', 'etag' ), self::GROUP, self::SECONDS );
		$this->confirm( $request );
	}

	public function confirm( string $request ): void {
		wp_cache_set( $this->keys( $request )[1], time(), self::GROUP, self::SECONDS );
	}

	public function drop( string $request ): void {
		foreach ( $this->keys( $request ) as $key ) {
			wp_cache_delete( $key, self::GROUP );
		}
	}

	public function clear(): void {
		wp_cache_set( 'last_changed', microtime(), self::GROUP );
	}

	public function count(): ?int {
		return null;
	}

	private function keys( string $request ): array {
		$key = md5( $request . wp_cache_get_last_changed( self::GROUP ) );
		return array( $key, "$key-time" );
	}
}
