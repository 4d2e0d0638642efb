<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock must be read and written in one statement, past every cache.

/** Locks installations of a site, because two activations at once would each overwrite the list of plugins. */
final class Install_Lock {

	private const NAME          = 'kithouse_dependencies.lock';
	/** Longer than the slowest installation. */
	private const LEASE_SECONDS = 300;
	private const WAIT_SECONDS  = 90;

	private static string $owner = 'nobody';

	/** Assigns the lock to an import, so that the request that resumes it can take it over immediately. */
	public static function belong_to( string $import_id ): void {
		self::$owner = $import_id;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Install_Refused_Exception When another one takes too long.
	 */
	public static function take( callable $work ): mixed {
		$give_up = microtime( true ) + (float) apply_filters( 'kithouse_turn_seconds', self::WAIT_SECONDS );
		while ( ! self::acquire() ) {
			if ( microtime( true ) > $give_up ) {
				$refusal = new Install_Refused_Exception( __( 'Another installation is running on this site. Try again in a moment.', 'kithouse' ) );
				throw $refusal;
			}
			usleep( 200_000 );
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
		global $wpdb;
		remove_action( 'shutdown', array( self::class, 'end' ), PHP_INT_MAX );
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::NAME ) );
	}

	/** Acquires the lock by an option's unique name. Tokens start with the second, so that text compares like time. */
	private static function acquire(): bool {
		global $wpdb;
		$token = time() . ' ' . wp_generate_uuid4() . ' ' . self::$owner;
		$is_free = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::NAME, $token ) );
		if ( $is_free ) {
			return true;
		}
		$replaced = $wpdb->query(
			$wpdb->prepare(
				"UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND (option_value < %s OR option_value LIKE %s)",
				$token,
				self::NAME,
				(string) ( time() - self::LEASE_SECONDS ),
				'nobody' === self::$owner ? '' : '% ' . $wpdb->esc_like( self::$owner )
			)
		);
		return (bool) $replaced;
	}

	/** Drops cached options, which the previous holder has changed. */
	private static function forget_what_was_read(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_clean_plugins_cache( false );
	}
}
