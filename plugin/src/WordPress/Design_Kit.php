<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;
use Elementor\Modules\AtomicWidgets\Styles\Style_Schema;
use Elementor\Modules\GlobalClasses\Global_Classes_Parser;
use Elementor\Modules\GlobalClasses\Global_Classes_Repository;
use Elementor\Modules\Variables\Storage\Entities\Variable;
use Elementor\Modules\Variables\Storage\Variables_Collection;
use Elementor\Modules\Variables\Storage\Variables_Repository;
use Elementor\Plugin;
use Elementor\Utils;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Finds the kit whose global classes and variables an import can add to, with Elementor 4.1 or later. */
final class Design_Kit {

	private const MAX_NAMES = 1000;
	private const FEATURES  = array( 'e_atomic_elements', 'e_classes', 'e_variables' );
	private const METHODS   = array(
		Global_Classes_Repository::class => array( 'make', 'apply_changes', 'get_order', 'all_labels', 'get_by_ids' ),
		Global_Classes_Parser::class     => array( 'make', 'parse_items' ),
		Style_Schema::class              => array( 'get' ),
		Variables_Repository::class      => array( 'load', 'save' ),
		Variables_Collection::class      => array( 'all', 'add_variable', 'hydrate', 'serialize', 'get_next_order' ),
		Variable::class                  => array( 'create_new', 'from_array', 'to_array', 'id', 'label', 'type', 'value', 'is_deleted' ),
	);

	private const CLASSES   = array(
		'_elementor_global_classes_order',
		'_elementor_global_classes_order_preview',
		'_elementor_global_classes_labels',
		'_elementor_global_classes_labels_preview',
		'_elementor_global_classes_post_ids',
		'_elementor_global_classes_sync_to_v3',
	);
	private const VARIABLES = '_elementor_global_variables';

	/** Returns null without Elementor 4.1, if one of its features is off, and if the kit is damaged. */
	public static function find( bool $enables_atomic = false ): ?Kit {
		try {
			$kit = self::is_usable( $enables_atomic ) ? Plugin::$instance->kits_manager->get_active_kit() : null;
			return $kit instanceof Kit && $kit->get_id() > 0 && self::is_readable( $kit ) ? $kit : null;
		} catch ( Throwable ) {
			return null;
		}
	}

	/** @param bool $enables_atomic Whether an import is about to switch on features that are off. */
	private static function is_usable( bool $enables_atomic ): bool {
		$experiments = Elementor::is_active() ? Plugin::$instance->experiments ?? null : null;
		if ( ! is_object( $experiments ) || ! method_exists( $experiments, 'is_feature_active' ) ) {
			return false;
		}
		foreach ( self::METHODS as $name => $methods ) {
			if ( ! class_exists( $name ) || array_filter( $methods, fn( $method ) => ! method_exists( $name, $method ) ) ) {
				return false;
			}
		}
		return $enables_atomic && Elementor::lacks_atomic() || array() === array_filter( self::FEATURES, fn( $feature ) => ! $experiments->is_feature_active( $feature ) );
	}

	/** Reads every record once, because Elementor throws for damaged ones. */
	private static function is_readable( Kit $kit ): bool {
		$variables = get_post_meta( $kit->get_id(), self::VARIABLES, true );
		array_map( fn( $variable ) => $variable->label(), ( new Variables_Repository( $kit ) )->load()->all() );
		$classes = Global_Classes_Repository::make( $kit );
		$names   = array( $variables, ...$classes->get_order(), ...array_values( $classes->all_labels() ) );
		return array_filter( $names, 'is_string' ) === $names;
	}

	/** @return array{design?: array<string, mixed>, atomic?: string} What this person can add and what the site has from earlier imports, and whether the Atomic Editor is off. */
	public static function room( bool $enables_atomic = false ): array {
		$off = Elementor::lacks_atomic() ? array( 'atomic' => 'off' ) : array();
		$kit = current_user_can( 'manage_options' ) ? self::find( $enables_atomic ) : null;
		if ( null === $kit ) {
			return $off;
		}
		try {
			$classes   = count( Global_Classes_Repository::make( $kit )->get_order() );
			$variables = count( array_filter( ( new Variables_Repository( $kit ) )->load()->all(), fn( $variable ) => ! $variable->is_deleted() ) );
			$existing  = ( new Known_Design( $kit ) )->keys();
		} catch ( Throwable ) {
			return $off;
		}
		$sizes = method_exists( Utils::class, 'has_pro' ) && Utils::has_pro();
		return array( 'design' => array( 'classes' => max( 0, self::MAX_NAMES - $classes ), 'variables' => max( 0, self::MAX_NAMES - $variables ), 'sizes' => $sizes ) + $existing + Component_Store::room( $enables_atomic ) ) + $off;
	}

	/** @return array<string, list<mixed>> All values by name, so that an undo can restore them exactly. */
	public static function metas( Kit $kit ): array {
		$metas = array();
		foreach ( array( ...self::CLASSES, self::VARIABLES ) as $name ) {
			$metas[ $name ] = get_post_meta( $kit->get_id(), $name );
		}
		return $metas;
	}

	/** Restores Elementor's records of classes if the kit has the same classes as before. */
	public static function restore_classes( Kit $kit, array $before ): void {
		$now  = self::metas( $kit );
		$kept = array( '_elementor_global_classes_order', '_elementor_global_classes_labels' );
		foreach ( $kept as $name ) {
			if ( self::plain( $now[ $name ] ) != self::plain( $before[ $name ] ?? array() ) ) { // phpcs:ignore Universal.Operators.StrictComparisons -- The order of keys doesn't matter.
				return;
			}
		}
		foreach ( self::CLASSES as $name ) {
			self::restore( $kit, $name, $before[ $name ] ?? array() );
		}
	}

	/** Restores Elementor's record of variables if the kit has the same variables as before. */
	public static function restore_variables( Kit $kit, array $before ): void {
		$data   = fn( $metas ) => (array) ( json_decode( (string) ( $metas[0] ?? '' ), true )['data'] ?? array() );
		$former = $before[ self::VARIABLES ] ?? array();
		if ( $data( self::metas( $kit )[ self::VARIABLES ] ) == $data( $former ) ) { // phpcs:ignore Universal.Operators.StrictComparisons -- The order of keys doesn't matter.
			self::restore( $kit, self::VARIABLES, $former );
		}
	}

	private static function restore( Kit $kit, string $name, array $values ): void {
		if ( get_post_meta( $kit->get_id(), $name ) === $values ) {
			return;
		}
		if ( array() === $values ) {
			delete_post_meta( $kit->get_id(), $name );
		} else {
			update_post_meta( $kit->get_id(), $name, wp_slash( $values[0] ) );
		}
	}

	/** Returns a stored value, and an empty list for a missing one. */
	private static function plain( array $values ): array {
		$value = $values[0] ?? array();
		return is_array( $value ) ? $value['order'] ?? $value : array( $value );
	}
}
