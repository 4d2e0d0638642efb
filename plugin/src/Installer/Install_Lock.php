<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Kithouse\WordPress\Lease;

defined( 'ABSPATH' ) || exit;

/** Locks installations of a site, because two activations at once would each overwrite the list of plugins. */
final class Install_Lock {

	/** Longer than the slowest installation. */
	private const LEASE_SECONDS = 300;
	private const WAIT_SECONDS  = 90;

	private static string $owner = '';

	/** Assigns the lock to an import, so that the request that resumes it can take it over immediately. */
	public static function belong_to( string $import_id ): void {
		self::$owner = $import_id;
	}

	/** @throws Install_Refused_Exception When another request takes too long. */
	public static function take( callable $work ): mixed {
		$lease = new Lease( 'kithouse_dependencies.lock', self::LEASE_SECONDS, self::$owner );
		if ( ! $lease->acquire( (float) apply_filters( 'kithouse_turn_seconds', self::WAIT_SECONDS ) ) ) {
			$refusal = new Install_Refused_Exception( __( 'Another installation is running on this site. Try again in a moment.', 'kithouse' ) );
			throw $refusal;
		}
		try {
			self::forget_what_was_read();
			return $work();
		} finally {
			$lease->release();
		}
	}

	/** Drops cached options, which the previous holder has changed. */
	private static function forget_what_was_read(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_clean_plugins_cache( false );
	}
}
