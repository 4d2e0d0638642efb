<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock must be read and written in one statement, past every cache.

/** Locks work that one request of a site does at a time. The lease of a killed request expires. */
final class Lease {

	private string $token = '';

	/** Whether the previous holder was killed and may have left unfinished content. */
	public bool $is_inherited = false;

	/** @param string $owner Requests of the same owner take the lock over immediately; empty for none. */
	public function __construct( private string $name, private int $seconds, private string $owner = '' ) {}

	/** Waits for the lock; false when another request held it too long. Releases it even after a fatal error or PHP's time limit. */
	public function acquire( float $wait ): bool {
		$give_up = microtime( true ) + $wait;
		while ( ! $this->take() ) {
			if ( microtime( true ) >= $give_up ) {
				return false;
			}
			usleep( 200_000 );
		}
		// Runs after the work's own shutdown functions.
		register_shutdown_function( fn() => register_shutdown_function( array( $this, 'release' ) ) );
		return true;
	}

	/** Extends the lease; false if another request has taken it over. */
	public function renew(): bool {
		global $wpdb;
		$token  = $this->new_token();
		$change = array( 'option_value' => $token );
		if ( ! $wpdb->update( $wpdb->options, $change, array( 'option_name' => $this->name, 'option_value' => $this->token ) ) ) {
			return false;
		}
		$this->token = $token;
		return true;
	}

	public function release(): void {
		global $wpdb;
		if ( '' !== $this->token ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => $this->name, 'option_value' => $this->token ) );
			$this->token = '';
		}
	}

	/** Takes the lock by an option's unique name, because the options API cannot tell who was first. */
	private function take(): bool {
		global $wpdb;
		$token   = $this->new_token();
		$is_free = (bool) $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $this->name, $token ) );
		// Replaces the lease of a killed request.
		$this->is_inherited = ! $is_free && $wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND (option_value < %s OR option_value LIKE %s)",
				$token,
				$this->name,
				(string) time(),
				'' === $this->owner ? '' : '% ' . $wpdb->esc_like( $this->owner )
			)
		);
		$this->token        = $is_free || $this->is_inherited ? $token : '';
		return '' !== $this->token;
	}

	/** Creates a token that starts with its expiry second, so that text compares like time. */
	private function new_token(): string {
		return ( time() + $this->seconds ) . '-' . wp_generate_uuid4() . " $this->owner";
	}
}
