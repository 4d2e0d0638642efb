<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

final class Stored_Response {

	private const FRESH_SECONDS = 60;

	public function __construct( public string $body, public string $etag, public int $validated_at ) {}

	/** Returns whether the answer is fresh. A future time, left by a corrected clock, counts as expired. */
	public function is_fresh(): bool {
		$age = time() - $this->validated_at;
		return $age >= 0 && $age < (int) apply_filters( 'kithouse_answer_fresh_seconds', self::FRESH_SECONDS );
	}
}
