<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Finds free names and ids for global classes and variables. */
final class Design_Names {

	private const MAX_LETTERS = 50;

	/** @return iterable<string> The name, then the name with numbers from 2. */
	public static function labels( string $label ): iterable {
		yield $label;
		for ( $number = 2; ; $number++ ) {
			yield substr( $label, 0, self::MAX_LETTERS - strlen( "-$number" ) ) . "-$number";
		}
	}

	/** Returns the first of these names that no other has, whatever its case. */
	public static function free( string $label, array $taken ): string {
		$taken = array_map( 'strtolower', $taken );
		foreach ( self::labels( $label ) as $name ) {
			if ( ! in_array( strtolower( $name ), $taken, true ) ) {
				return $name;
			}
		}
	}

	/** Returns the ids that a definition can get, the author's first. They are the same in every attempt. */
	public static function ids( string $prefix, ?string $wanted, string $print ): array {
		$hash = hash( 'sha256', "$wanted $print" );
		return array_values( array_filter( array( $wanted, $prefix . substr( $hash, 0, 7 ), $prefix . substr( $hash, 7, 7 ), $prefix . substr( $hash, 14, 14 ) ) ) );
	}

	/** Returns a fingerprint of a definition. The order of its keys doesn't matter. */
	public static function print( mixed $definition ): string {
		return hash( 'sha256', (string) wp_json_encode( self::sorted( $definition ) ) );
	}

	private static function sorted( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( ! array_is_list( $value ) ) {
			ksort( $value );
			$value = array_filter( $value, fn( $one ) => null !== $one );
		}
		return array_map( array( self::class, 'sorted' ), $value );
	}
}
