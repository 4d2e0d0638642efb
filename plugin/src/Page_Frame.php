<?php
declare(strict_types=1);

namespace Kithouse;

use Kithouse\Plan\Marked_Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Shows imported pages in classic themes as they were made: without the title of the theme above their own heading, and pages of
 * Elementor in the whole width. Block themes have page templates for both. A layout that somebody has chosen stays.
 */
final class Page_Frame {

	/** Filters by which themes ask whether a page shows its title. */
	private const TITLES = array( 'hello_elementor_page_title', 'astra_the_title_enabled' );

	/** Filters by which themes ask for the layout of a page, and what a page of Elementor answers. */
	private const LAYOUTS = array( 'astra_get_content_layout' => 'page-builder', 'astra_page_layout' => 'no-sidebar' );

	/** Where Astra stores the layout of a page. */
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

	/** Themes underline the links of a text, buttons among them. */
	public static function add_styles(): void {
		if ( 0 !== self::page() && ! wp_is_block_theme() ) {
			wp_register_style( 'kithouse-page', false, array(), Brand::VERSION );
			wp_add_inline_style( 'kithouse-page', '.wp-block-button .wp-block-button__link{text-decoration:none}' );
			wp_enqueue_style( 'kithouse-page' );
		}
	}

	/** Id of the imported page that is shown, unless somebody has chosen a layout for it; else 0. */
	private static function page(): int {
		global $wp_query;
		$id        = isset( $wp_query ) && is_page() ? (int) get_queried_object_id() : 0;
		$is_chosen = fn( $key ) => ! in_array( get_post_meta( $id, $key, true ), array( '', 'default' ), true );
		$is_ours   = 0 !== $id && '' !== get_post_meta( $id, Marked_Posts::META, true );
		return $is_ours && array() === array_filter( self::CHOICES, $is_chosen ) ? $id : 0;
	}

	private static function is_elementor( int $page ): bool {
		return 0 !== $page && 'builder' === get_post_meta( $page, '_elementor_edit_mode', true );
	}

	private static function has_heading( int $page ): bool {
		return self::is_elementor( $page )
			|| ( 0 !== $page && 1 === preg_match( '/<h1[\s>]/i', (string) get_post_field( 'post_content', $page, 'raw' ) ) );
	}
}
