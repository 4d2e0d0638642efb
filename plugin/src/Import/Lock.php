<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock must be read and written in one statement, past every cache.

/**
 * One import at a time on a site: so no picture is stored twice, and undoing one import cannot harm another. The lease is short,
 * since an import may be killed at any moment, and renewed with each step.
 */
final class Lock {

	private const NAME           = 'kithouse_import_lock';
	/** More than the longest step: a batch of downloads. */
	private const LEASE_SECONDS  = 45;
	private const WAIT_SECONDS   = 25;

	private string $token = '';

	/** Whether the one before was killed, and may have left something half-made. */
	public bool $is_inherited = false;

	/**
	 * Runs the work as soon as no other import runs.
	 *
	 * @template T
	 * @param callable(self): T $work
	 * @return T|null Null when another import did not end in time.
	 */
	public function run( callable $work, ?float $seconds = null ): mixed {
		if ( ! $this->acquire( $seconds ?? self::WAIT_SECONDS ) ) {
			return null;
		}
		// A fatal error or the time limit of PHP ends the script without coming back here. After all that the work itself does then.
		register_shutdown_function( fn() => register_shutdown_function( array( $this, 'release' ) ) );
		try {
			return $work( $this );
		} finally {
			$this->release();
		}
	}

	/** Says that the import goes on. Throws when it took so long for a step that another one may have begun. */
	public function renew(): void {
		if ( ! $this->is_kept() ) {
			throw new RuntimeException( 'The lease of the import has run out.' );
		}
	}

	/** Begins the lease anew; false when it ran out and another has it. */
	public function is_kept(): bool {
		global $wpdb;
		$token  = self::new_token();
		$change = array( 'option_value' => $token );
		if ( ! $wpdb->update( $wpdb->options, $change, array( 'option_name' => self::NAME, 'option_value' => $this->token ) ) ) {
			return false;
		}
		$this->token = $token;
		return true;
	}

	public function release(): void {
		global $wpdb;
		if ( '' !== $this->token ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => self::NAME, 'option_value' => $this->token ) );
			$this->token = '';
		}
	}

	private function acquire( float $seconds ): bool {
		$give_up = microtime( true ) + (float) apply_filters( 'kithouse_lock_seconds', $seconds );
		do {
			if ( $this->take() ) {
				// What this request has read before is from a time when somebody else was at work.
				wp_cache_flush_runtime();
				return true;
			}
			usleep( 200_000 );
		} while ( microtime( true ) < $give_up );
		return false;
	}

	/** The unique name of an option is what decides; the options API itself cannot tell who was first. */
	private function take(): bool {
		global $wpdb;
		$token   = self::new_token();
		$is_free = (bool) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::NAME, $token ) );
		// The lease of one that was killed has run out.
		$this->is_inherited = ! $is_free && $wpdb->query(
			$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value < %s", $token, self::NAME, (string) time() )
		);
		$this->token        = $is_free || $this->is_inherited ? $token : '';
		return '' !== $this->token;
	}

	/** Begins with the second in which it ends, so that text compares as time does. */
	private static function new_token(): string {
		return ( time() + self::LEASE_SECONDS ) . '-' . wp_generate_uuid4();
	}
}
