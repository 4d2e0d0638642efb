<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\AtomicWidgets\Parsers\Props_Parser;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Checks typed values of Elementor 4, such as `{"$$type": "color", "value": "#fff"}`. */
final class Atomic_Values {

	public static function accepts( array $schema, array $props ): bool {
		try {
			return Props_Parser::make( $schema )->parse( $props )->is_valid();
		} catch ( Throwable ) {
			return false;
		}
	}

	/** Removes typed values whose type is no text, at any depth. */
	public static function without_broken_types( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$is_broken = array_key_exists( '$$type', $value ) && ! is_string( $value['$$type'] );
		return $is_broken ? null : array_map( array( self::class, 'without_broken_types' ), $value );
	}

	/** Replaces dynamic values by none and collects their names. */
	public static function without_tags( mixed $value, array &$tags ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( 'dynamic' === ( $value['$$type'] ?? null ) ) {
			$name          = $value['value']['name'] ?? '';
			$name          = is_string( $name ) ? $name : '';
			$tags[ $name ] = $name;
			return null;
		}
		foreach ( $value as $key => $part ) {
			$value[ $key ] = self::without_tags( $part, $tags );
		}
		return $value;
	}
}
