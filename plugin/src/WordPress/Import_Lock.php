<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock must be read and written in one statement, past every cache.

/** Locks imports of a site, so that no picture is stored twice. The lease is short, because imports may be killed, and renewed. */
final class Import_Lock {

	private const NAME           = 'kithouse_import_lock';
	/** Longer than the longest step, a batch of downloads. */
	private const LEASE_SECONDS  = 45;
	private const WAIT_SECONDS   = 25;

	private string $token = '';

	/** Whether the previous holder was killed and may have left unfinished content. */
	public bool $is_inherited = false;

	/**
	 * Runs the work once no other import runs.
	 *
	 * @template T
	 * @param callable(self): T $work
	 * @return T|null Null when another import did not end in time.
	 */
	public function run( callable $work, ?float $seconds = null ): mixed {
		if ( ! $this->acquire( $seconds ?? self::WAIT_SECONDS ) ) {
			return null;
		}
		// Only this runs after a fatal error or PHP's time limit, after the work's own shutdown functions.
		register_shutdown_function( fn() => register_shutdown_function( array( $this, 'release' ) ) );
		try {
			return $work( $this );
		} finally {
			$this->release();
		}
	}

	/** Renews the lease. Throws if a step took so long that another import may have started. */
	public function renew(): void {
		if ( ! $this->is_kept() ) {
			throw new RuntimeException( 'The lease of the import has run out.' );
		}
	}

	/** Extends the lease; false if another request has taken it over. */
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
				// Cached data is from before another request worked.
				wp_cache_flush_runtime();
				return true;
			}
			usleep( 200_000 );
		} while ( microtime( true ) < $give_up );
		return false;
	}

	/** Takes the lock by an option's unique name, because the options API cannot tell who was first. */
	private function take(): bool {
		global $wpdb;
		$token   = self::new_token();
		$is_free = (bool) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::NAME, $token ) );
		// The lease of a killed request has expired.
		$this->is_inherited = ! $is_free && $wpdb->query(
			$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value < %s", $token, self::NAME, (string) time() )
		);
		$this->token        = $is_free || $this->is_inherited ? $token : '';
		return '' !== $this->token;
	}

	/** Creates a token that starts with its expiry second, so that text compares like time. */
	private static function new_token(): string {
		return ( time() + self::LEASE_SECONDS ) . '-' . wp_generate_uuid4();
	}
}
