<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** An import being taken back: what goes, and what stays and why. */
final class Undoing {

	private const STATE = array( 'undone', 'kept', 'going', 'terms', 'released', 'places', 'before' );

	/** @var list<array{label: string}> */
	public array $undone = array();
	/** @var list<array{label: string, reason: string, id?: string}> */
	public array $kept = array();
	/** @var list<int> Posts that go, so that what only they use goes as well. */
	public array $going = array();
	/** @var list<int> Categories and the like that go, so that those above them can go as well. */
	public array $terms = array();
	/** @var list<int> Pictures that the settings of the site let go. */
	public array $released = array();
	/** @var list<string> Places of the theme that are cleared, so that the menu there can go. */
	public array $places = array();

	/** A preview resumes before the operation of this number. */
	public int $before = PHP_INT_MAX;
	public ?Media_Use $uses = null;

	/** A request before this one was ended in the middle of the operation: what is half gone was changed by nobody else. */
	public bool $is_resumed = false;

	/**
	 * @param bool         $is_failure The import failed and never reported its posts, so they are deleted permanently.
	 * @param string       $turn       What all requests of one undo have in common.
	 * @param list<string> $also       Operations whose posts the person wants to go although they would be kept.
	 */
	public function __construct( public Import $import, public bool $is_dry_run, public bool $is_failure, public string $turn = '', public array $also = array() ) {}

	/** @return array<string, mixed> Of a preview, for the next request. */
	public function state(): array {
		$state = array();
		foreach ( self::STATE as $name ) {
			$state[ $name ] = $this->$name;
		}
		return $state + array( 'uses' => $this->uses?->state() );
	}

	/** @param array<string, mixed> $state */
	public function resume( array $state ): void {
		foreach ( self::STATE as $name ) {
			$this->$name = $state[ $name ];
		}
		$this->uses = $state['uses'] ? new Media_Use( array(), $state['uses'] ) : null;
	}

	/** Nothing stays that could need what is left. */
	public function takes_all(): bool {
		return $this->is_failure && ! $this->kept;
	}

	public function take( string $label, callable $work ): void {
		$this->undone[] = array( 'label' => $label );
		if ( ! $this->is_dry_run ) {
			$work();
		}
	}

	/** @param string|null $id The operation, when the person may ask for it to go as well. */
	public function keep( string $label, string $reason, ?string $id = null ): void {
		$this->kept[] = array( 'label' => $label, 'reason' => $reason ) + ( null === $id ? array() : array( 'id' => $id ) );
	}

	/** Keeps it unless the person may do that. A failed import takes away what it has just made itself. */
	public function may( string $label, string $capability, mixed ...$about ): bool {
		if ( $this->is_failure || current_user_can( $capability, ...$about ) ) {
			return true;
		}
		$this->keep( $label, __( 'You don’t have permission to remove it.', 'kithouse' ) );
		return false;
	}
}
