<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

final class Import {

	public const HAND_OVER = 'hand-over';
	/** Moves a theme part to the block theme's own templates. */
	public const MOVE = 'move';
	/** Copies templates to another theme. */
	public const COPY = 'copy';
	/** Writes changed details of the business over the former ones. */
	public const DETAILS = 'details';
	private const OWN    = array( self::HAND_OVER, self::MOVE, self::COPY, self::DETAILS );

	/** @param int $parts_taken Number of the plan's chunks in the journal; `$ops_taken` is that of its operations. */
	public function __construct(
		public string $import_id,
		public int $user_id,
		public string $kind,
		public string $state,
		public Import_Plan $plan,
		public array $error = array(),
		public string $at = '',
		public int $parts_taken = 0,
		public int $ops_taken = 0,
		public array $info = array()
	) {}

	/** Returns true once the journal has the complete plan. */
	public function is_complete(): bool {
		return $this->parts_taken >= count( $this->plan->parts );
	}

	/** Returns true if this site made the plan, which can do more than a signed one. */
	public function is_own(): bool {
		return in_array( $this->kind, self::OWN, true );
	}

	public static function may_see( int $user_id ): bool {
		return get_current_user_id() === $user_id || current_user_can( 'manage_options' );
	}

	/** Returns the mark of everything that an operation creates. */
	public function mark( string $op_id ): string {
		return "$this->import_id/$op_id";
	}
}
