<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

/**
 * One import at a time on a site: so no picture is stored twice, and undoing one import cannot harm another. The lease is short,
 * since an import may be killed at any moment, and renewed with each step.
 */
final class Lock {

	private const NAME           = 'kithouse_import_lock';
	/** More than the longest step: a batch of downloads. */
	private const LEASE_SECONDS  = 45;
	private const WAIT_SECONDS   = 25;
	private const MEMORY_SECONDS = 10;

	private string $token = '';

	/**
	 * Runs the work as soon as no other import runs. Pressing twice does it once: what succeeded under the same name a moment
	 * ago is answered again while `is_there` says that it still stands.
	 *
	 * @template T of array
	 * @param callable(): (T|\WP_Error) $work
	 * @param callable(T): bool         $is_there
	 * @return T|\WP_Error|null Null when another import did not end in time.
	 */
	public function run( callable $work, string $name = '', ?callable $is_there = null ): mixed {
		if ( ! $this->acquire() ) {
			return null;
		}
		// A fatal error or the time limit of PHP ends the script without coming back here.
		register_shutdown_function( array( $this, 'release' ) );
		try {
			$memory = 'kithouse_made_' . md5( $name );
			$made   = '' === $name ? false : get_transient( $memory );
			if ( false !== $made && $is_there( $made ) ) {
				return $made;
			}
			$result = $work();
			if ( '' !== $name && is_array( $result ) ) {
				set_transient( $memory, $result, self::MEMORY_SECONDS );
			}
			return $result;
		} finally {
			$this->release();
		}
	}

	/** Says that the import goes on. Throws when it took so long for a step that another one may have begun. */
	public function renew(): void {
		global $wpdb;
		$token = self::new_token();
		$sql   = "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s";
		if ( ! $wpdb->query( $wpdb->prepare( $sql, $token, self::NAME, $this->token ) ) ) {
			throw new RuntimeException( 'The lease of the import has run out.' );
		}
		$this->token = $token;
	}

	public function release(): void {
		global $wpdb;
		if ( '' !== $this->token ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => self::NAME, 'option_value' => $this->token ) );
			$this->token = '';
		}
	}

	private function acquire(): bool {
		$give_up = microtime( true ) + (float) apply_filters( 'kithouse_lock_seconds', self::WAIT_SECONDS );
		do {
			if ( $this->take() ) {
				return true;
			}
			usleep( 200_000 );
		} while ( microtime( true ) < $give_up );
		return false;
	}

	/** The unique name of an option is what decides; the options API itself cannot tell who was first. */
	private function take(): bool {
		global $wpdb;
		$token  = self::new_token();
		$insert = "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')";
		// The lease of one that was killed has run out.
		$replace = "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value < %s";
		$taken   = $wpdb->query( $wpdb->prepare( $insert, self::NAME, $token ) )
			|| $wpdb->query( $wpdb->prepare( $replace, $token, self::NAME, (string) time() ) );

		$this->token = $taken ? $token : '';
		return $taken;
	}

	/** Begins with the second in which it ends, so that text compares as time does. */
	private static function new_token(): string {
		return ( time() + self::LEASE_SECONDS ) . '-' . wp_generate_uuid4();
	}
}
