<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** Gives a request enough time and memory, and lets it finish when the browser disconnects. */
final class Request_Limits {

	/** @param string $context What WordPress calls the work: `admin` or `image`. */
	public static function raise( int $seconds, string $context ): void {
		ignore_user_abort( true );
		wp_raise_memory_limit( $context );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- The seconds are bounded, and WordPress has no function for it.
		}
	}
}
