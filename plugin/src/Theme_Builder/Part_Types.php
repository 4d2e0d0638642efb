<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Lists part types with the names of Elementor Pro, so that its templates work here. */
final class Part_Types {

	private const ANY = array( 'archive', 'singular' );

	/** Position, kind of conditions, and base rank of each type. */
	private const TYPES = array(
		'header'          => array( 'header', self::ANY, 0 ),
		'footer'          => array( 'footer', self::ANY, 0 ),
		'single'          => array( 'body', array( 'singular' ), 0 ),
		'single-post'     => array( 'body', array( 'singular' ), 5 ),
		'single-page'     => array( 'body', array( 'singular' ), 5 ),
		'archive'         => array( 'body', array( 'archive' ), 5 ),
		'search-results'  => array( 'body', array(), 20 ),
		'error-404'       => array( 'body', array(), 40 ),
		'product'         => array( 'body', array( 'singular' ), 5 ),
		'product-archive' => array( 'body', array( 'archive' ), 5 ),
	);

	public static function all(): array {
		return array_keys( self::TYPES );
	}

	public static function has( string $type ): bool {
		return isset( self::TYPES[ $type ] );
	}

	/** @return 'header'|'footer'|'body' */
	public static function place( string $type ): string {
		return self::TYPES[ $type ][0];
	}

	public static function roots( string $type ): array {
		return self::TYPES[ $type ][1];
	}

	public static function rank( string $type ): int {
		return self::TYPES[ $type ][2];
	}

	/** Lists what can be created on this site. */
	public static function offered(): array {
		$types = array_filter(
			self::all(),
			fn( $type ) => 'single' !== $type && ( ! in_array( $type, array( 'product', 'product-archive' ), true ) || self::has_shop() )
		);
		return array_map( array( self::class, 'describe' ), array_values( $types ) );
	}

	public static function describe( string $type ): array {
		$labels = array(
			'header'          => __( 'Header', 'kithouse' ),
			'footer'          => __( 'Footer', 'kithouse' ),
			'single'          => __( 'Single', 'kithouse' ),
			'single-post'     => __( 'Single post', 'kithouse' ),
			'single-page'     => __( 'Single page', 'kithouse' ),
			'archive'         => __( 'Archive', 'kithouse' ),
			'search-results'  => __( 'Search results', 'kithouse' ),
			'error-404'       => __( '404 page', 'kithouse' ),
			'product'         => __( 'Single product', 'kithouse' ),
			'product-archive' => __( 'Product archive', 'kithouse' ),
		);
		return array( 'value' => $type, 'label' => $labels[ $type ] );
	}

	/** Returns true if a part of that type can show on the current page. */
	public static function fits( string $type ): bool {
		$is_archive = is_archive() || is_home() || is_search();
		return match ( $type ) {
			'single'          => is_singular(),
			'single-post'     => is_singular() && ! is_page() && ! self::is_product(),
			'single-page'     => is_page(),
			'archive'         => $is_archive && ! self::is_shop(),
			'search-results'  => is_search(),
			'error-404'       => is_404(),
			'product'         => self::is_product(),
			'product-archive' => self::is_shop(),
			default           => true,
		};
	}

	/** Returns true if conditions of that type can name posts of this type, or their archives. */
	public static function covers( string $type, string $post_type ): bool {
		return match ( $type ) {
			'single-page'                => 'page' === $post_type,
			'single-post'                => 'page' !== $post_type && ! self::is_sold( $post_type ),
			'archive'                    => ! self::is_sold( $post_type ),
			'product', 'product-archive' => self::is_sold( $post_type ),
			default                      => true,
		};
	}

	public static function has_shop(): bool {
		return class_exists( 'WooCommerce', false );
	}

	private static function is_sold( string $post_type ): bool {
		return 'product' === $post_type && self::has_shop();
	}

	private static function is_product(): bool {
		return self::has_shop() && is_singular( 'product' );
	}

	private static function is_shop(): bool {
		return self::has_shop() && ( is_post_type_archive( 'product' ) || is_tax( get_object_taxonomies( 'product' ) ) );
	}
}
