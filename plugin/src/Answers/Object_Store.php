<?php
declare(strict_types=1);

namespace Kithouse\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * Stores answers in the site's object cache. A separate entry has the time of the last validation, so that a 304 does not write
 * the body again. Keys contain the group's last change, because not every cache can flush a group.
 */
final class Object_Store implements Store {

	private const GROUP   = 'kithouse_answers';
	private const SECONDS = 30 * DAY_IN_SECONDS;

	public function find( string $question ): ?Stored_Answer {
		[ $answer, $time ] = $this->keys( $question );
		$found  = wp_cache_get_multiple( array( $answer, $time ), self::GROUP );
		$stored = $found[ $answer ] ?? null;
		if ( ! is_array( $stored ) || ! is_string( $stored['body'] ?? null ) || ! is_string( $stored['etag'] ?? null ) ) {
			return null;
		}
		return new Stored_Answer( $stored['body'], $stored['etag'], (int) ( $found[ $time ] ?? 0 ) );
	}

	public function write( string $question, string $body, string $etag ): void {
		[ $answer ] = $this->keys( $question );
		wp_cache_set( $answer, compact( 'body', 'etag' ), self::GROUP, self::SECONDS );
		$this->confirm( $question );
	}

	public function confirm( string $question ): void {
		wp_cache_set( $this->keys( $question )[1], time(), self::GROUP, self::SECONDS );
	}

	public function drop( string $question ): void {
		foreach ( $this->keys( $question ) as $key ) {
			wp_cache_delete( $key, self::GROUP );
		}
	}

	public function clear(): void {
		wp_cache_set( 'last_changed', microtime(), self::GROUP );
	}

	public function count(): ?int {
		return null;
	}

	/** @return array{0: string, 1: string} */
	private function keys( string $question ): array {
		$key = md5( $question . wp_cache_get_last_changed( self::GROUP ) );
		return array( $key, "$key-time" );
	}
}
