<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** An import being taken back: what goes, and what stays and why. */
final class Undoing {

	/** @var list<array{label: string}> */
	public array $undone = array();
	/** @var list<array{label: string, reason: string}> */
	public array $kept = array();
	/** @var list<int> Posts that go, so that what only they use goes as well. */
	public array $going = array();
	/** @var list<int> Pictures that the settings of the site let go. */
	public array $released = array();
	/** @var list<string> Places of the theme that are cleared, so that the menu there can go. */
	public array $places = array();

	/** @param bool $is_failure The import has failed, and nobody has seen what it made: all of it goes, for good. */
	public function __construct( public Import $import, public bool $is_dry_run, public bool $is_failure ) {}

	public function take( string $label, callable $work ): void {
		$this->undone[] = array( 'label' => $label );
		if ( ! $this->is_dry_run ) {
			$work();
		}
	}

	public function keep( string $label, string $reason ): void {
		$this->kept[] = array( 'label' => $label, 'reason' => $reason );
	}

	/** Keeps it unless the person may do that. A failed import takes away what it has just made itself. */
	public function may( string $label, string $capability, mixed ...$about ): bool {
		if ( $this->is_failure || current_user_can( $capability, ...$about ) ) {
			return true;
		}
		$this->keep( $label, __( 'You are not allowed to remove it.', 'kithouse' ) );
		return false;
	}
}
