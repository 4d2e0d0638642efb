<?php
declare(strict_types=1);

namespace Kithouse;

use Kithouse\Answers\Stored_Answer;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Serves public answers, expired ones if the caller accepts them, so that the cloud cannot delay pages. */
final class Catalogue {

	public function __construct( private Contract $contract, private Cloud $cloud, private Breaker $breaker, private Answer_Cache $cache ) {}

	/** @return array{0: mixed, 1: bool}|null The stored answer, and whether it is old. */
	public function find( string $name, array $input ): ?array {
		$stored = $this->cache->find( new Question( $this->contract->call( $name ), $input ) );
		return $stored ? self::decode( $stored ) : null;
	}

	/** @return array{0: mixed, 1: bool}|WP_Error The answer, and whether it is old. */
	public function ask( Question $question, bool $takes_old ): array|WP_Error {
		$stored = $this->cache->find( $question );
		$answer = $stored ? self::decode( $stored ) : null;
		if ( null !== $answer && ( $takes_old || ! $answer[1] ) ) {
			return $answer;
		}
		return $this->renew( $question, $answer ? $stored : null, $answer );
	}

	public function is_away(): bool {
		return $this->breaker->is_away();
	}

	/** @return array{0: mixed, 1: bool}|WP_Error `$answer`, the old one, while the cloud refuses or is down. */
	private function renew( Question $question, ?Stored_Answer $stored, ?array $answer ): array|WP_Error {
		$news = $this->cloud->send( 'GET', $question->path(), $question->rest(), null, $stored->etag ?? '' );
		if ( is_wp_error( $news ) && 404 === ( $news->get_error_data()['status'] ?? 0 ) ) {
			$this->cache->drop( $question );
			return $news;
		}
		if ( is_wp_error( $news ) ) {
			return $answer ?? $news;
		}
		if ( 304 !== $news->status ) {
			$this->cache->write( $question, $news->body, $news->etag );
			return array( $news->data, false );
		}
		if ( null === $answer ) {
			return $this->contract->error( Brand::API_ERROR_CODE );
		}
		$this->cache->confirm( $question );
		return array( $answer[0], false );
	}

	/** @return array{0: mixed, 1: bool}|null Null for a body that something else has damaged. */
	private static function decode( Stored_Answer $stored ): ?array {
		$data = json_decode( $stored->body );
		return is_object( $data ) || is_array( $data ) ? array( $data, ! $stored->is_fresh() ) : null;
	}
}
