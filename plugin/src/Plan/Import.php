<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** One import of this site, as the journal has it. */
final class Import {

	/** @param array{code?: string, message?: string, details?: mixed} $error What ended it. */
	public function __construct(
		public string $import_id,
		public int $user_id,
		public string $kind,
		public string $state,
		public Plan $plan,
		public array $error = array(),
		public string $at = ''
	) {}

	/** One's own, and an administrator's all of the site. */
	public static function may_see( int $user_id ): bool {
		return get_current_user_id() === $user_id || current_user_can( 'manage_options' );
	}

	/** What everything that an operation makes is marked with. */
	public function mark( string $op_id ): string {
		return "$this->import_id/$op_id";
	}
}
