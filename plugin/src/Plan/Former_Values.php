<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** Sets values for an import and restores them on undo unless they were changed since. */
final class Former_Values {

	public function __construct( private Settings_Store $store ) {}

	/** @param list<string> $keys */
	public function keep( array $keys ): array {
		return array( 'values' => $this->store->read( $keys ) );
	}

	/** Returns the values as stored, which may be cleaner than the given ones. Safe to repeat. */
	public function set( array $values ): array {
		$this->store->write( $values );
		return array( 'values' => $this->store->read( array_map( 'strval', array_keys( $values ) ) ) );
	}

	/** @param string $capability Required to change such values. */
	public function undo( Op_Row $row, Undoing $undoing, string $capability ): void {
		$ours = $row->result['values'] ?? null;
		$now  = $this->store->read( array_map( 'strval', array_keys( $row->before['values'] ?? array() ) ) );
		$back = array();
		$kept = array();
		foreach ( $row->before['values'] ?? array() as $key => $former ) {
			$is_ours = $undoing->is_failure || null === $ours || Heirs::is_same( $now[ $key ], $ours[ $key ] ?? null );
			if ( Heirs::is_same( $now[ $key ], $former ) && Heirs::is_same( $former, $now[ $key ] ) ) {
				continue;
			}
			$label    = $this->store->label( (string) $key );
			// Also for an unchanged value: a later import may have set the same one.
			$has_heir = ! $undoing->is_failure && null !== $ours && Heirs::of_value( $row, (string) $key, $ours[ $key ] ?? null, $former, ! $undoing->is_dry_run );
			if ( $has_heir || ! $is_ours ) {
				$kept[ $label ] = $has_heir ? __( 'A later import changed it.', 'kithouse' ) : __( 'It was changed after the import.', 'kithouse' );
			} else {
				$back[ $label ][ $key ] = $former;
			}
		}
		foreach ( $kept as $label => $reason ) {
			$undoing->keep( (string) $label, $reason );
		}
		foreach ( $back as $label => $values ) {
			if ( $undoing->may( (string) $label, $capability ) ) {
				$undoing->take( (string) $label, fn() => $this->store->write( $values, true ) );
			}
		}
	}
}
