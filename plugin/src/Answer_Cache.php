<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/**
 * Public answers of the cloud, kept to be served at once. Each lies in an option of its own that is not autoloaded: unlike
 * transients they stay when they are old, since an old answer is better than none while the cloud is down.
 */
final class Answer_Cache {

	private const PREFIX        = 'kithouse_answer_';
	private const MAX_ANSWERS   = 80;
	private const MAX_BYTES     = 256 * KB_IN_BYTES;
	private const FRESH_SECONDS = 60;

	/** @return array{body: string, etag: string, at: int}|null */
	public function find( Question $question ): ?array {
		$kept = get_option( self::PREFIX . $question->key() );
		return is_array( $kept ) && isset( $kept['body'], $kept['etag'], $kept['at'] ) ? $kept : null;
	}

	/** @param array{at: int} $kept */
	public function is_fresh( array $kept ): bool {
		return time() - $kept['at'] < (int) apply_filters( 'kithouse_answer_fresh_seconds', self::FRESH_SECONDS );
	}

	/** Removing before adding gives the row a new id, so that the lowest ids are those longest not renewed. */
	public function keep( Question $question, string $body, string $etag ): void {
		$this->drop( $question );
		if ( strlen( $body ) <= self::MAX_BYTES ) {
			add_option( self::PREFIX . $question->key(), array( 'body' => $body, 'etag' => $etag, 'at' => time() ), '', false );
			$this->trim();
		}
	}

	public function drop( Question $question ): void {
		delete_option( self::PREFIX . $question->key() );
	}

	/** Removes all cached answers. @return int How many there were. */
	public function clear(): int {
		global $wpdb;
		$sql   = "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s";
		$names = $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->esc_like( self::PREFIX ) . '%' ) );
		return count( array_filter( $names, 'delete_option' ) );
	}

	private function trim(): void {
		global $wpdb;
		$sql   = "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id DESC LIMIT 1000 OFFSET %d";
		$names = $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->esc_like( self::PREFIX ) . '%', self::MAX_ANSWERS ) );
		array_map( 'delete_option', $names );
	}
}
