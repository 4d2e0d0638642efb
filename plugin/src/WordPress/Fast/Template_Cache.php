<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

defined( 'ABSPATH' ) || exit;

/** Caches a block theme's templates, which Elementor queries for each page and WordPress reads again each time. */
final class Template_Cache {

	/** Results of `get_block_templates` by query. */
	private static array $seen = array();
	/** The last query that has no result yet. */
	private static ?array $input = null;

	/** Caches templates while the work runs, which must not change them. */
	public static function during( callable $work ): mixed {
		add_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX, 3 );
		add_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX, 3 );
		try {
			return $work();
		} finally {
			remove_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX );
			remove_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX );
			self::$input = null;
		}
	}

	public static function find( mixed $templates, mixed $query = null, mixed $type = null ): mixed {
		if ( ! is_array( $query ) || ! is_string( $type ) ) {
			return $templates;
		}
		$known       = $templates ?? self::$seen[ self::key( $query, $type ) ] ?? null;
		self::$input = null === $known ? array( $query, $type ) : null;
		return $known;
	}

	/** Stores the result of a query, which WordPress may have changed before it ran it. */
	public static function keep( mixed $templates, mixed $query = null, mixed $type = null ): mixed {
		if ( ! is_array( $templates ) || ! is_array( $query ) ) {
			return $templates;
		}
		[ $input, $of ] = self::$input ?? array( array(), '' );
		if ( $of === $type && array_intersect_key( $query, $input ) === $input ) {
			self::$seen[ self::key( $input, $type ) ] = $templates;
		}
		self::$input = null;
		return $templates;
	}

	private static function key( array $query, string $type ): string {
		return get_stylesheet() . "/$type/" . wp_json_encode( $query );
	}
}
