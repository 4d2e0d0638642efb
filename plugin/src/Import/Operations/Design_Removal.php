<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Elementor\Core\Kits\Documents\Kit;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Shared_Values;
use Kithouse\Import\Undo_Context;
use Kithouse\WordPress\Design_Classes;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Design_Use;
use Kithouse\WordPress\Design_Variables;
use Kithouse\WordPress\Known_Design;

defined( 'ABSPATH' ) || exit;

/** Removes the classes and variables that one operation added to Elementor's kit, unless somebody changed or uses them. */
final class Design_Removal {

	private Design_Classes $classes;
	private Design_Variables $variables;

	public function __construct( private Kit $kit, private Operation_Row $row, private Undo_Context $undo ) {
		$this->classes   = new Design_Classes( $kit );
		$this->variables = new Design_Variables( $kit );
	}

	/** @param list<string> $restored Classes of the site whose former definitions are restored. */
	public function run( array $restored = array() ): void {
		$classes = $this->classes();
		if ( $classes && ! $this->undo->is_dry_run ) {
			$this->classes->remove( $classes );
		}
		// Their definitions use variables, too.
		$going     = array( ...$this->undo->going, ...$this->classes->posts_of( array( ...$classes, ...$restored ) ) );
		$variables = $this->variables( $going );
		if ( $variables && ! $this->undo->is_dry_run ) {
			$this->variables->remove( $variables );
		}
		if ( ! $this->undo->is_dry_run ) {
			$this->undo->is_failure && $this->classes->sweep( $this->guid() );
			Design_Kit::restore_classes( $this->kit, $this->row->before['metas'] );
			Design_Kit::restore_variables( $this->kit, $this->row->before['metas'] );
			( new Known_Design( $this->kit ) )->prune();
		}
	}

	private function guid(): string {
		return ( new Marked_Posts( $this->undo->import->mark( $this->row->op_id ) ) )->guid();
	}

	/** @return list<string> Ids of classes to remove. */
	private function classes(): array {
		$ids    = array_diff( array_unique( array( ...$this->classes->made( $this->guid() ), ...$this->named( 'class/' ) ) ), $this->row->before['classes'] );
		$ids    = array_values( array_intersect( $ids, $this->classes->ids() ) );
		$labels = $this->classes->labels();
		$prints = array_fill_keys( array_filter( $ids, array( $this, 'has_draft' ) ), '' ) + $this->classes->prints( $ids );
		/* translators: %s: name of a global class */
		$label = fn( $id ) => sprintf( __( 'Global class “%s”', 'kithouse' ), $labels[ $id ] ?? $id );
		return array_values( array_filter( $ids, fn( $id ) => $this->takes( $id, $label( $id ), $prints[ $id ] ?? '', $labels[ $id ] ?? '', $this->undo->going ) ) );
	}

	/** Returns true for a class that somebody has changed without publishing the change. */
	private function has_draft( string $id ): bool {
		return (bool) get_post_meta( $this->classes->posts_of( array( $id ) )[0] ?? 0, '_elementor_global_class_data_preview', true );
	}

	/** @return list<string> Ids of variables to remove. */
	private function variables( array $going ): array {
		$prints = $this->variables->prints();
		$tried  = $this->row->result ? array() : array_merge( array(), ...array_map( array( Design_Variables::class, 'candidates' ), $this->row->args['variables'] ?? array() ) );
		$ids    = array_diff( array_unique( array( ...$tried, ...$this->named( 'variable/' ) ) ), $this->row->before['variables'] );
		/* translators: %s: name of a variable */
		$label = fn( $id ) => sprintf( __( 'Variable “%s”', 'kithouse' ), $this->variables->label( $id ) );
		return array_values( array_filter( $ids, fn( $id ) => isset( $prints[ $id ] ) && $this->takes( $id, $label( $id ), $prints[ $id ], $this->variables->label( $id ), $going ) ) );
	}

	private function named( string $kind ): array {
		return array_values( array_filter( $this->row->result['design'] ?? array(), fn( $name ) => str_starts_with( $name, $kind ), ARRAY_FILTER_USE_KEY ) );
	}

	private function takes( string $id, string $label, string $print, string $name, array $going ): bool {
		$made       = $this->row->result;
		$is_changed = ( $made['prints'][ $id ] ?? $print ) !== $print || ( $made['labels'][ $id ] ?? $name ) !== $name;
		if ( ! $this->undo->takes_all() && $is_changed ) {
			$this->undo->keep( $label, __( 'It was changed after the import.', 'kithouse' ) );
			return false;
		}
		if ( ! $this->undo->takes_all() && Design_Use::is_elsewhere( $id, $going ) ) {
			$this->undo->is_dry_run || Shared_Values::of_design( $this->row, $id );
			$this->undo->keep( $label, __( 'Something else uses it.', 'kithouse' ) );
			return false;
		}
		if ( ! $this->undo->may( $label, 'manage_options' ) ) {
			return false;
		}
		$this->undo->take( $label, fn() => null );
		return true;
	}
}
