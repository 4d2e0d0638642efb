<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Public answers. A page takes what is kept and asks nobody, so that no cloud can delay it; so does a call that takes old
 * answers. Whoever was given an old one asks again without that, and waits for the cloud.
 */
final class Catalogue {

	public function __construct( private Contract $contract, private Cloud $cloud, private Breaker $breaker, private Answer_Cache $cache ) {}

	/** @return array{0: mixed, 1: bool}|null What is kept, and whether it is old. */
	public function find( string $name, array $input ): ?array {
		return $this->read( new Question( $this->contract->call( $name ), $input ) );
	}

	/** @return array{0: mixed, 1: bool}|WP_Error The answer, and whether it is old. */
	public function ask( Question $question, bool $takes_old ): array|WP_Error {
		$kept = $this->read( $question );
		if ( null !== $kept && ( $takes_old || ! $kept[1] ) ) {
			return $kept;
		}
		$answer = $this->renew( $question );
		return is_wp_error( $answer ) ? $this->read( $question ) ?? $answer : array( $answer, false );
	}

	public function is_away(): bool {
		return $this->breaker->is_away();
	}

	/** @return array{0: mixed, 1: bool}|null */
	private function read( Question $question ): ?array {
		$kept = $this->cache->find( $question );
		return null === $kept ? null : array( json_decode( $kept['body'] ), ! $this->cache->is_fresh( $kept ) );
	}

	private function renew( Question $question ): mixed {
		$kept   = $this->cache->find( $question );
		$answer = $this->cloud->send( 'GET', $question->path(), $question->rest(), null, $kept['etag'] ?? '' );
		if ( is_wp_error( $answer ) ) {
			if ( 404 === $answer->get_error_data()['status'] ) {
				$this->cache->drop( $question );
			}
			return $answer;
		}
		$body = 304 === $answer->status ? $kept['body'] ?? '' : $answer->body;
		$this->cache->keep( $question, $body, $answer->etag );
		return 304 === $answer->status ? json_decode( $body ) : $answer->data;
	}
}
