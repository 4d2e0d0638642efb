<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Request_Limits;

defined( 'ABSPATH' ) || exit;

/** Limits the time that one request works on an import. */
final class Time_Budget {

	private const SECONDS = 20;
	/** In seconds; a host that ends requests sooner cannot import. */
	private const LEAST = 2;
	/** In seconds; more than the longest step, which PHP's own limit would interrupt. */
	private const ALLOWED = 120;

	private float $until;
	private bool $has_moved = false;

	/** @param float|null $max Seconds that this host was found to allow. */
	public function __construct( ?float $max = null ) {
		$allowed     = (int) ini_get( 'max_execution_time' );
		$seconds     = min( $max ?? self::SECONDS, $allowed > 0 ? $allowed / 2 : self::SECONDS );
		$this->until = microtime( true ) + (float) apply_filters( 'kithouse_slice_seconds', $seconds );
		Request_Limits::raise( self::ALLOWED, 'image' );
	}

	/** Returns the seconds after a killed request: some hosts end requests by the clock without announcing it. */
	public static function after_kill( ?float $max ): float {
		return max( self::LEAST, ( $max ?? self::SECONDS ) / 2 );
	}

	/** Records progress, without which a request does not end. */
	public function move(): void {
		$this->has_moved = true;
	}

	/** Returns false before any progress, so that each request gets further. */
	public function is_late(): bool {
		return $this->has_moved && $this->is_over();
	}

	public function end(): void {
		$this->until = 0;
	}

	/** Returns true when time is up, even without progress, for requests that only watch. */
	public function is_over(): bool {
		return microtime( true ) > $this->until;
	}
}
