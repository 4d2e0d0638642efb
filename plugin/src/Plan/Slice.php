<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Request_Limits;

defined( 'ABSPATH' ) || exit;

/** The time that one request works at an import. */
final class Slice {

	private const SECONDS = 20;
	/** A host that ends requests sooner than after this lets no import through. */
	private const LEAST = 2;
	/** More than the longest step takes; PHP's own limit would end it in the middle of one. */
	private const ALLOWED = 120;

	private float $until;
	private bool $has_moved = false;

	/** @param float|null $most What an import was found to get on this host, in seconds. */
	public function __construct( ?float $most = null ) {
		$allowed     = (int) ini_get( 'max_execution_time' );
		$seconds     = min( $most ?? self::SECONDS, $allowed > 0 ? $allowed / 2 : self::SECONDS );
		$this->until = microtime( true ) + (float) apply_filters( 'kithouse_slice_seconds', $seconds );
		Request_Limits::raise( self::ALLOWED, 'image' );
	}

	/** Seconds for the requests after one that was killed at its work: some hosts end them by the clock, and say so nowhere. */
	public static function after_kill( ?float $most ): float {
		return max( self::LEAST, ( $most ?? self::SECONDS ) / 2 );
	}

	/** Something was done that need not be done again. */
	public function move(): void {
		$this->has_moved = true;
	}

	/** Never before something was done, so that each request gets further. */
	public function is_late(): bool {
		return $this->has_moved && $this->is_over();
	}

	/** Whatever time is left. */
	public function end(): void {
		$this->until = 0;
	}

	/** For who only watches. */
	public function is_over(): bool {
		return microtime( true ) > $this->until;
	}
}
