<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Collects what an undo removes, and what it keeps and why. */
final class Undo_Context {

	private const STATE = array( 'undone', 'kept', 'going', 'terms', 'released', 'places', 'restored', 'before' );

	/** @var list<array{label: string, op?: string}> */
	public array $undone = array();
	/** @var list<array{label: string, reason: string, id?: string}> */
	public array $kept = array();
	/** Posts to be removed, so that what only they use can go too. */
	public array $going = array();
	/** Terms to be removed, so that their parents can go too. */
	public array $terms = array();
	/** Pictures that settings release. */
	public array $released = array();
	/** Menu locations to be cleared, so that their menu can go. */
	public array $places = array();
	/** @var array<string, mixed> Values that styles and fonts of themes return to, by key of their store. */
	public array $restored = array();

	/** A preview resumes before the operation of this number. */
	public int $before = PHP_INT_MAX;
	public ?Media_Use $uses = null;

	/** Whether an earlier request was killed in this operation, so that half-removed content doesn't count as edited. */
	public bool $is_resumed = false;

	/** Deletes posts permanently if `$is_failure`. All requests of one undo share `$undo_id`. Always removes posts of operations in `$also`. */
	public function __construct( public Import $import, public bool $is_dry_run, public bool $is_failure, public string $undo_id = '', public array $also = array() ) {}

	public function state(): array {
		$state = array();
		foreach ( self::STATE as $name ) {
			$state[ $name ] = $this->$name;
		}
		return $state + array( 'uses' => $this->uses?->state() );
	}

	public function resume( array $state ): void {
		foreach ( self::STATE as $name ) {
			$this->$name = $state[ $name ] ?? $this->$name;
		}
		$this->uses = $state['uses'] ? new Media_Use( array(), $state['uses'] ) : null;
	}

	/** Returns true if nothing stays that could need the rest. */
	public function takes_all(): bool {
		return $this->is_failure && ! $this->kept;
	}

	public function take( string $label, callable $work ): void {
		$this->undone[] = array( 'label' => $label );
		if ( ! $this->is_dry_run ) {
			$work();
		}
	}

	/** Names the operation of all entries from index `$from`, so that a person reads a long list in groups. */
	public function name_operation( string $op, int $from ): void {
		for ( $index = $from; $index < count( $this->undone ); $index++ ) {
			$this->undone[ $index ]['op'] = $op;
		}
	}

	/** @param string|null $id The operation, if the person can choose to remove it too. */
	public function keep( string $label, string $reason, ?string $id = null ): void {
		$this->kept[] = array( 'label' => $label, 'reason' => $reason ) + ( null === $id ? array() : array( 'id' => $id ) );
	}

	/** Keeps it without the permission, except after a failure, when the import removes what it just created. */
	public function may( string $label, string $capability, mixed ...$about ): bool {
		if ( $this->is_failure || current_user_can( $capability, ...$about ) ) {
			return true;
		}
		$this->keep( $label, __( 'You don’t have permission to remove it.', 'kithouse' ) );
		return false;
	}
}
