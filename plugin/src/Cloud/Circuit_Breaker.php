<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Makes reads fail at once for a while after the cloud did not answer, instead of waiting for a timeout each. */
final class Circuit_Breaker {

	private const NAME = 'kithouse_cloud_down';
	private const AWAY = 'kithouse_cloud_away';

	public function is_open(): bool {
		return false !== get_transient( self::NAME );
	}

	/** Returns true if the cloud did not answer the last request, however long ago. */
	public function is_away(): bool {
		return false !== get_transient( self::AWAY );
	}

	public function open(): void {
		set_transient( self::AWAY, 1, DAY_IN_SECONDS );
		set_transient( self::NAME, 1, (int) apply_filters( 'kithouse_breaker_seconds', 30 ) );
	}

	public function close(): void {
		if ( $this->is_away() ) {
			delete_transient( self::NAME );
			delete_transient( self::AWAY );
		}
	}
}
