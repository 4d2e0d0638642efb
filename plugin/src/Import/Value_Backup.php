<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Sets values for an import and restores them on undo unless they were changed since. */
final class Value_Backup {

	public function __construct( private Settings_Store $store ) {}

	public function keep( array $keys ): array {
		return array( 'values' => $this->store->read( $keys ) );
	}

	/** Returns the values as stored, which may be cleaner than the given ones. Safe to repeat. */
	public function set( array $values ): array {
		$this->store->write( $values );
		return array( 'values' => $this->store->read( array_map( 'strval', array_keys( $values ) ) ) );
	}

	/**
	 * @param string $capability Required to change such values.
	 * @param (callable(string): bool)|null $is_needed Returns true for a key whose value something else on the site needs. It stays, and another operation reports it.
	 * @return array<string, mixed> The restored values by key.
	 */
	public function undo( Operation_Row $row, Undo_Context $undo, string $capability, ?callable $is_needed = null ): array {
		$ours = $row->result['values'] ?? null;
		$now  = $this->store->read( array_map( 'strval', array_keys( $row->before['values'] ?? array() ) ) );
		$back = array();
		$kept = array();
		foreach ( $row->before['values'] ?? array() as $key => $former ) {
			$is_ours = $undo->is_failure || null === $ours || Shared_Values::is_same( $now[ $key ], $ours[ $key ] ?? null );
			if ( Shared_Values::is_same( $now[ $key ], $former ) && Shared_Values::is_same( $former, $now[ $key ] ) ) {
				continue;
			}
			$label    = $this->store->label( (string) $key );
			// Also for an unchanged value: a later import may have set the same one.
			$has_heir = ! $undo->is_failure && null !== $ours && Shared_Values::of_value( $row, (string) $key, $ours[ $key ] ?? null, $former, ! $undo->is_dry_run );
			if ( $has_heir || ! $is_ours ) {
				$kept[ $label ] = $has_heir ? __( 'A later import changed it.', 'kithouse' ) : __( 'It was changed after the import.', 'kithouse' );
			} elseif ( null === $is_needed || $undo->is_failure || ! $is_needed( (string) $key ) ) {
				$back[ $label ][ $key ] = $former;
			}
		}
		foreach ( $kept as $label => $reason ) {
			$undo->keep( (string) $label, $reason );
		}
		$values = array();
		foreach ( $back as $label => $of_label ) {
			if ( $undo->may( (string) $label, $capability ) ) {
				$undo->take( (string) $label, fn() => null );
				$values += $of_label;
			}
		}
		if ( $values && ! $undo->is_dry_run ) {
			$this->store->write( $values, true );
		}
		return $values;
	}
}
