<?php
declare(strict_types=1);

namespace Kithouse\Import;

/** What templates a block theme has, which Elementor asks for with each page that it saves, and WordPress reads anew each time. */
final class Known_Templates {

	/** @var array<string, array> What `get_block_templates` answered, by what it was asked. */
	private static array $seen = array();

	/**
	 * @template T
	 * @param callable(): T $work Changes none of them.
	 * @return T
	 */
	public static function during( callable $work ): mixed {
		add_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX, 3 );
		add_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX, 3 );
		try {
			return $work();
		} finally {
			remove_filter( 'pre_get_block_templates', array( self::class, 'find' ), PHP_INT_MAX );
			remove_filter( 'get_block_templates', array( self::class, 'keep' ), PHP_INT_MAX );
		}
	}

	public static function find( mixed $templates, array $query, string $type ): mixed {
		return $templates ?? self::$seen[ self::key( $query, $type ) ] ?? null;
	}

	public static function keep( array $templates, array $query, string $type ): array {
		self::$seen[ self::key( $query, $type ) ] = $templates;
		return $templates;
	}

	private static function key( array $query, string $type ): string {
		return get_stylesheet() . "/$type/" . wp_json_encode( $query );
	}
}
