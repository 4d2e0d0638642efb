<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Checks types, patterns and unions before WordPress: it accepts `"1"` as a number, and its unions fail fatally on a text. */
final class Strict_Schema {

	public static function accepts( mixed $value, array $schema ): bool {
		return self::is_strict( $value, $schema ) && true === rest_validate_value_from_schema( $value, $schema );
	}

	private static function is_strict( mixed $value, array $schema ): bool {
		return self::has_type( $value, $schema['type'] ?? '' )
			&& ( ! isset( $schema['enum'] ) || in_array( $value, $schema['enum'], true ) )
			// Without `D`, a pattern would allow a line break at the end.
			&& ( ! isset( $schema['pattern'] ) || 1 === preg_match( '~' . $schema['pattern'] . '~D', $value ) )
			&& ( 'cloud-url' !== ( $schema['format'] ?? '' ) || Template_Content::is_of_cloud( $value ) )
			&& ( ! isset( $schema['anyOf'] ) || self::count_matching( $value, $schema['anyOf'] ) > 0 )
			&& ( ! isset( $schema['oneOf'] ) || self::count_matching( $value, $schema['oneOf'] ) === 1 )
			&& ( ! is_array( $value ) || self::are_parts_strict( $value, $schema ) )
			&& ( empty( $schema['parentsFirst'] ) || self::has_parents_first( $value ) );
	}

	private static function has_type( mixed $value, string $type ): bool {
		return match ( $type ) {
			'string'  => is_string( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			'boolean' => is_bool( $value ),
			'array'   => is_array( $value ) && array_is_list( $value ),
			'object'  => is_array( $value ),
			default   => true,
		};
	}

	private static function count_matching( mixed $value, array $schemas ): int {
		return count( array_filter( $schemas, fn( $schema ) => self::accepts( $value, $schema ) ) );
	}

	private static function are_parts_strict( array $value, array $schema ): bool {
		foreach ( $value as $key => $part ) {
			$of_part = 'array' === ( $schema['type'] ?? '' ) ? $schema['items'] ?? array() : $schema['properties'][ $key ] ?? $schema['additionalProperties'] ?? array();
			if ( ! self::is_strict( $part, $of_part ) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns true if keys are unique and parents come before their children. */
	private static function has_parents_first( array $items ): bool {
		$seen = array();
		foreach ( $items as $item ) {
			$key    = $item['key'] ?? null;
			$parent = $item['parent'] ?? null;
			if ( ! is_string( $key ) || isset( $seen[ $key ] ) || ( null !== $parent && ! ( is_string( $parent ) && isset( $seen[ $parent ] ) ) ) ) {
				return false;
			}
			$seen[ $key ] = true;
		}
		return true;
	}
}
