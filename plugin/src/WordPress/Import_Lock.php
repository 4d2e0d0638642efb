<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Locks imports of a site, so that no picture is stored twice. The lease is short, because imports may be killed, and renewed. */
final class Import_Lock {

	/** Longer than the longest step, a batch of downloads. */
	private const LEASE_SECONDS = 45;
	private const WAIT_SECONDS  = 25;

	private Lease $lease;

	/** Whether the previous holder was killed and may have left unfinished content. */
	public bool $is_inherited = false;

	public function __construct() {
		$this->lease = new Lease( 'kithouse_import_lock', self::LEASE_SECONDS );
	}

	/** Runs the work once no other import runs. Returns null when another import did not end in time. */
	public function run( callable $work, ?float $seconds = null ): mixed {
		if ( ! $this->lease->acquire( (float) apply_filters( 'kithouse_lock_seconds', $seconds ?? self::WAIT_SECONDS ) ) ) {
			return null;
		}
		$this->is_inherited = $this->lease->is_inherited;
		// Cached data is from before another request worked.
		wp_cache_flush_runtime();
		try {
			return $work( $this );
		} finally {
			$this->lease->release();
		}
	}

	/** Renews the lease. Throws if a step took so long that another import may have started. */
	public function renew(): void {
		if ( ! $this->is_kept() ) {
			throw new RuntimeException( 'The lease of the import has run out.' );
		}
	}

	public function is_kept(): bool {
		return $this->lease->renew();
	}
}
