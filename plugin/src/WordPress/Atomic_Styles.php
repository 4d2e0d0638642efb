<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\AtomicWidgets\Parsers\Style_Parser;
use Elementor\Modules\AtomicWidgets\Styles\Style_Schema;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Removes refused values from local styles. Elementor drops a whole style because of one of them, without a message. */
final class Atomic_Styles {

	private ?array $schema = null;

	/** @param callable(string): void $refuse Receives the name of a removed property. */
	public function clean( mixed $styles, callable $refuse ): array {
		$clean = array();
		foreach ( is_array( $styles ) ? $styles : array() as $id => $style ) {
			$valid = is_array( $style ) ? $this->one( (string) $id, $style, $refuse ) : null;
			if ( null !== $valid ) {
				$clean[ $id ] = $valid;
			}
		}
		return $clean;
	}

	private function one( string $id, array $style, callable $refuse ): ?array {
		if ( $this->accepts( $style ) ) {
			return $style;
		}
		$frame    = array( 'id' => $id, 'label' => 'local', 'type' => 'class', 'variants' => array() );
		$variants = array();
		foreach ( is_array( $style['variants'] ?? null ) ? $style['variants'] : array() as $variant ) {
			$bare = array( 'props' => array() ) + ( is_array( $variant ) ? $variant : array() );
			if ( ! $this->accepts( array( 'variants' => array( array( 'custom_css' => null ) + $bare ) ) + $frame ) ) {
				$refuse( 'variants' );
				continue;
			}
			if ( ! $this->accepts( array( 'variants' => array( $bare ) ) + $frame ) ) {
				$refuse( 'custom_css' );
				$bare['custom_css'] = null;
			}
			$bare['props'] = $this->props( $variant['props'] ?? null, $refuse );
			$variants[]    = $bare;
		}
		$repaired = array( 'variants' => $variants ) + $frame;
		return $this->accepts( $repaired ) ? $repaired : null;
	}

	private function props( mixed $props, callable $refuse ): array {
		$valid = array();
		foreach ( array_intersect_key( is_array( $props ) ? $props : array(), $this->schema() ) as $key => $value ) {
			$accepted = array_filter( array( $value, self::as_text( $value ) ), fn( $one ) => Atomic_Values::accepts( array( $key => $this->schema()[ $key ] ), array( $key => $one ) ) );
			if ( $accepted ) {
				$valid[ $key ] = reset( $accepted );
			} else {
				$refuse( (string) $key );
			}
		}
		return $valid;
	}

	/** Returns a value with the type that fonts had before Elementor 4.2. */
	private static function as_text( mixed $value ): mixed {
		return is_array( $value ) && is_string( $value['value'] ?? null ) ? array( '$$type' => 'string' ) + $value : $value;
	}

	/** Returns true if Elementor would keep the whole style. */
	public function accepts( array $style ): bool {
		try {
			return Style_Parser::make( $this->schema() )->parse( $style )->is_valid();
		} catch ( Throwable ) {
			return false;
		}
	}

	private function schema(): array {
		return $this->schema ??= Style_Schema::get();
	}
}
