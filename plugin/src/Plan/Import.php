<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** One import of this site, as the journal has it. */
final class Import {

	/**
	 * @param array{code?: string, message?: string, details?: mixed} $error       What ended it.
	 * @param int                                                     $parts_taken How many parts of its plan are in the journal.
	 * @param int                                                     $ops_taken   How many operations that are.
	 * @param array<string, mixed>                                    $info        What else its kind keeps of it.
	 */
	public function __construct(
		public string $import_id,
		public int $user_id,
		public string $kind,
		public string $state,
		public Plan $plan,
		public array $error = array(),
		public string $at = '',
		public int $parts_taken = 0,
		public int $ops_taken = 0,
		public array $info = array()
	) {}

	/** All that it is to do is in the journal. */
	public function is_whole(): bool {
		return $this->parts_taken >= count( $this->plan->parts );
	}

	/** One's own, and an administrator's all of the site. */
	public static function may_see( int $user_id ): bool {
		return get_current_user_id() === $user_id || current_user_can( 'manage_options' );
	}

	/** What everything that an operation makes is marked with. */
	public function mark( string $op_id ): string {
		return "$this->import_id/$op_id";
	}
}
