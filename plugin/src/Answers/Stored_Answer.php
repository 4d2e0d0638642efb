<?php
declare(strict_types=1);

namespace Kithouse\Answers;

defined( 'ABSPATH' ) || exit;

/** A stored answer with the time at which the cloud last confirmed it. */
final class Stored_Answer {

	private const FRESH_SECONDS = 60;

	public function __construct( public string $body, public string $etag, public int $validated_at ) {}

	/** A time in the future, left by a clock that was put back, counts as old. */
	public function is_fresh(): bool {
		$age = time() - $this->validated_at;
		return $age >= 0 && $age < (int) apply_filters( 'kithouse_answer_fresh_seconds', self::FRESH_SECONDS );
	}
}
