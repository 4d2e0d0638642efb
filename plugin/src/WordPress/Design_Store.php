<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;

defined( 'ABSPATH' ) || exit;

/** Reads and writes definitions of global classes and variables of Elementor 4, by keys such as `class/g-1` and `variable/e-gv-1`. */
final class Design_Store implements Settings_Store {

	private Design_Classes $classes;
	private Design_Variables $variables;

	public function __construct( Kit $kit ) {
		$this->classes   = new Design_Classes( $kit );
		$this->variables = new Design_Variables( $kit );
	}

	public function read( array $keys ): array {
		$found = array();
		foreach ( $this->classes->items( self::ids( $keys, 'class' ) ) as $id => $item ) {
			$found[ "class/$id" ] = $item;
		}
		foreach ( $this->variables->records( self::ids( $keys, 'variable' ) ) as $id => $record ) {
			$found[ "variable/$id" ] = $record;
		}
		return $found + array_fill_keys( $keys, null );
	}

	/** Restores former definitions. Never deletes. */
	public function write( array $values, bool $is_undo = false ): void {
		$values    = array_filter( $values );
		$keys      = array_keys( $values );
		$classes   = self::ids( $keys, 'class' );
		$variables = self::ids( $keys, 'variable' );
		if ( $variables ) {
			$this->variables->restore( array_combine( $variables, array_map( fn( $id ) => $values[ "variable/$id" ], $variables ) ) );
		}
		if ( $classes ) {
			$this->classes->restore( array_combine( $classes, array_map( fn( $id ) => $values[ "class/$id" ], $classes ) ) );
		}
	}

	public function label( string $key ): string {
		[ $kind, $id ] = explode( '/', $key, 2 );
		/* translators: %s: name of a global class */
		$class = __( 'Global class “%s”', 'kithouse' );
		/* translators: %s: name of a variable */
		$variable = __( 'Variable “%s”', 'kithouse' );
		return 'class' === $kind ? sprintf( $class, $this->classes->labels()[ $id ] ?? $id ) : sprintf( $variable, $this->variables->label( $id ) );
	}

	/** @return list<string> */
	public static function ids( array $keys, string $kind ): array {
		$of_kind = array_filter( $keys, fn( $key ) => str_starts_with( $key, "$kind/" ) );
		return array_values( array_map( fn( $key ) => substr( $key, strlen( "$kind/" ) ), $of_kind ) );
	}
}
