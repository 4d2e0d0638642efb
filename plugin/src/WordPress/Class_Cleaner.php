<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\AtomicWidgets\PropTypeMigrations\Migrations_Orchestrator;
use Elementor\Modules\GlobalClasses\Global_Classes_Parser;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Prepares definitions of global classes for Elementor. One instance serves all classes, because Elementor builds its schema slowly. */
final class Class_Cleaner {

	private const DATA = '_elementor_global_class_data';

	/** @var list<string> Descriptions of the values that Elementor refuses. */
	public array $refused = array();

	private Atomic_Styles $styles;
	private Global_Classes_Parser $parser;

	public function __construct() {
		$this->styles = new Atomic_Styles();
		$this->parser = Global_Classes_Parser::make();
	}

	/** Returns the class as Elementor stores it, without values that it refuses; null if it refuses the class. */
	public function clean( array $class ): ?array {
		$given  = array( 'id' => 'g-1', 'label' => $class['label'], 'type' => 'class', 'variants' => $class['variants'] );
		// Elementor builds its whole schema for each property that it checks for an older form.
		$style  = $this->styles->accepts( $given ) ? $given : self::migrated( $given );
		$item   = $this->styles->clean( array( 'g-1' => $style ), fn( $what ) => $this->refuse( $what, $class ) )['g-1'] ?? null;
		$parsed = null === $item ? null : $this->parser->parse_items( array( 'g-1' => array( 'label' => $class['label'] ) + $item ) );
		if ( null === $parsed || ! $parsed->is_valid() ) {
			$this->refuse( __( 'all values', 'kithouse' ), $class );
			return null;
		}
		return array_intersect_key( $parsed->unwrap()['g-1'], array( 'type' => true, 'variants' => true ) );
	}

	private function refuse( string $what, array $class ): void {
		/* translators: 1: name of a setting, 2: name of an element */
		$this->refused[] = sprintf( __( '%1$s of “%2$s”', 'kithouse' ), $what, $class['label'] );
	}

	/** Updates values of older versions, as Elementor does when it reads a class. */
	private static function migrated( array $data ): array {
		if ( ! method_exists( Migrations_Orchestrator::class, 'migrate' ) ) {
			return $data;
		}
		try {
			// Elementor stores no state for the post 0.
			Migrations_Orchestrator::make()->migrate( $data, 0, self::DATA, '__return_null' );
		} catch ( Throwable ) {
			return $data;
		}
		return $data;
	}
}
