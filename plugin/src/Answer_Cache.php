<?php
declare(strict_types=1);

namespace Kithouse;

/**
 * Public answers of the cloud, kept to be served at once. Each lies in an option of its own that is not autoloaded: unlike
 * transients they stay when they are old, since an old answer is better than none while the cloud is down.
 */
final class Answer_Cache {

	private const PREFIX        = 'kithouse_answer_';
	private const MAX_ANSWERS   = 80;
	private const MAX_BYTES     = 256 * KB_IN_BYTES;
	private const FRESH_SECONDS = 60;

	/**
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 * @return array{body: string, etag: string, at: int}|null
	 */
	public function find( array $call, array $input ): ?array {
		$kept = get_option( self::name( $call, $input ) );
		return is_array( $kept ) && isset( $kept['body'], $kept['etag'], $kept['at'] ) ? $kept : null;
	}

	/** @param array{body: string, etag: string, at: int} $kept */
	public function is_fresh( array $kept ): bool {
		return time() - $kept['at'] < (int) apply_filters( 'kithouse_answer_fresh_seconds', self::FRESH_SECONDS );
	}

	/**
	 * Removing before adding gives the row a new id, so that the lowest ids are those longest not asked for.
	 *
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 */
	public function keep( array $call, array $input, string $body, string $etag ): void {
		$name = self::name( $call, $input );
		delete_option( $name );
		if ( strlen( $body ) <= self::MAX_BYTES ) {
			add_option( $name, array( 'body' => $body, 'etag' => $etag, 'at' => time() ), '', false );
			$this->trim();
		}
	}

	/**
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 */
	public function drop( array $call, array $input ): void {
		delete_option( self::name( $call, $input ) );
	}

	private function trim(): void {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s ORDER BY option_id DESC LIMIT 1000 OFFSET %d", $wpdb->esc_like( self::PREFIX ) . '%', self::MAX_ANSWERS ) );
		array_map( 'delete_option', $names );
	}

	/**
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 */
	private static function name( array $call, array $input ): string {
		return self::PREFIX . md5( $call['name'] . wp_json_encode( Call::complete( $call, $input ) ) );
	}
}
