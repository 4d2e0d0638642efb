<?php
declare(strict_types=1);

namespace Kithouse\Dependencies;

use WP_Upgrader;

/** One plugin or theme at a time on a site: two that are activated at once would each write the list without the other. */
final class Turn {

	private const NAME          = 'kithouse_dependencies';
	/** More than the slowest installation. */
	private const LEASE_SECONDS = 300;
	private const WAIT_SECONDS  = 90;

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Refusal When another one takes too long.
	 */
	public static function take( callable $work ): mixed {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$give_up = microtime( true ) + (float) apply_filters( 'kithouse_turn_seconds', self::WAIT_SECONDS );
		while ( ! WP_Upgrader::create_lock( self::NAME, self::LEASE_SECONDS ) ) {
			if ( microtime( true ) > $give_up ) {
				throw new Refusal( __( 'Something else is being installed on this site. Please try again in a moment.', 'kithouse' ) );
			}
			usleep( 200_000 );
			wp_cache_delete( self::NAME . '.lock', 'options' );
		}
		add_action( 'shutdown', array( self::class, 'end' ), PHP_INT_MAX );
		try {
			self::forget_what_was_read();
			return $work();
		} finally {
			self::end();
		}
	}

	public static function end(): void {
		remove_action( 'shutdown', array( self::class, 'end' ), PHP_INT_MAX );
		WP_Upgrader::release_lock( self::NAME );
	}

	/** Whoever had the turn before has changed it. */
	private static function forget_what_was_read(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_clean_plugins_cache( false );
	}
}
