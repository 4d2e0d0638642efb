<?php
declare(strict_types=1);

namespace Kithouse;

/** After the cloud did not answer, reads fail at once for a while instead of each waiting for a timeout. */
final class Breaker {

	private const NAME = 'kithouse_cloud_down';

	public function is_open(): bool {
		return false !== get_transient( self::NAME );
	}

	public function open(): void {
		set_transient( self::NAME, 1, (int) apply_filters( 'kithouse_breaker_seconds', 30 ) );
	}

	public function close(): void {
		if ( $this->is_open() ) {
			delete_transient( self::NAME );
		}
	}
}
