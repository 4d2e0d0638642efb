<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Brand;
use Kithouse\WordPress\Theme_Layout;

defined( 'ABSPATH' ) || exit;

/** Shows imported pages in classic themes as designed: without the theme's title, in full width. A chosen layout stays. */
final class Page_Frame {

	/** Filters of themes for showing a page's title. */
	private const TITLES = array( 'hello_elementor_page_title', 'astra_the_title_enabled' );

	/** Maps themes' filters for a page's layout to the value for Elementor pages. */
	private const LAYOUTS = array( 'astra_get_content_layout' => 'page-builder', 'astra_page_layout' => 'no-sidebar' );

	private const MAX_PAGES = 200;

	/** Settings of Astra. */
	private const CHOICES = array( 'site-content-layout', 'ast-site-content-layout' );

	public function add_hooks(): void {
		foreach ( self::TITLES as $filter ) {
			add_filter( $filter, fn( mixed $value = null ): mixed => self::has_heading( self::page() ) ? false : $value );
		}
		foreach ( self::LAYOUTS as $filter => $layout ) {
			add_filter( $filter, fn( mixed $value = null ): mixed => self::is_elementor( self::page() ) ? $layout : $value );
		}
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_styles' ), 20 );
	}

	public static function add_styles(): void {
		if ( 0 !== self::page() && ! wp_is_block_theme() ) {
			wp_register_style( 'kithouse-page', false, array(), Brand::VERSION );
			wp_add_inline_style( 'kithouse-page', '.wp-block-button .wp-block-button__link{text-decoration:none}' );
			wp_enqueue_style( 'kithouse-page' );
		}
	}

	/** Returns the id of the shown imported page without a chosen layout; otherwise 0. */
	private static function page(): int {
		global $wp_query;
		$id      = isset( $wp_query ) && is_page() ? (int) get_queried_object_id() : 0;
		$is_ours = 0 !== $id && '' !== get_post_meta( $id, Marked_Posts::META, true );
		return $is_ours && self::is_free( $id ) ? $id : 0;
	}

	/** Returns true if nobody has chosen a layout for the page in the theme's settings. */
	private static function is_free( int $id ): bool {
		$is_chosen = function ( string $key ) use ( $id ): bool {
			$value = get_post_meta( $id, $key, true );
			return ! in_array( $value, array( '', 'default' ), true ) && ! Theme_Layout::is_left_over( $key, $value );
		};
		return array() === array_filter( self::CHOICES, $is_chosen );
	}

	/** @return list<int> Imported pages without a chosen layout, the newest first. */
	public static function pages(): array {
		$query = array(
			'post_type'   => 'page',
			'post_status' => array( 'publish', 'private', 'draft' ),
			'meta_key'    => Marked_Posts::META, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only before the plugin is deactivated.
			'numberposts' => self::MAX_PAGES,
			'fields'      => 'ids',
		);
		return array_values( array_filter( array_map( 'intval', get_posts( $query ) ), array( self::class, 'is_free' ) ) );
	}

	public static function is_elementor( int $page ): bool {
		return 0 !== $page && 'builder' === get_post_meta( $page, '_elementor_edit_mode', true );
	}

	/** Returns true if the page shows without the theme's title, because it has its own. */
	public static function has_heading( int $page ): bool {
		return self::is_elementor( $page )
			|| ( 0 !== $page && 1 === preg_match( '/<h1[\s>]/i', (string) get_post_field( 'post_content', $page, 'raw' ) ) );
	}
}
