<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Adds WordPress's styles of blocks again. Elementor removes them where the first post of a page is one of its own, such as in
 * search results, although a header or the list itself may consist of blocks.
 */
final class Block_Styles {

	/** Adds the styles after Elementor removed them, or at once if that moment has passed. */
	public static function add(): void {
		if ( did_action( 'wp_enqueue_scripts' ) && ! doing_action( 'wp_enqueue_scripts' ) ) {
			self::enqueue();
			return;
		}
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), PHP_INT_MAX );
	}

	public static function enqueue(): void {
		wp_enqueue_style( 'wp-block-library' );
		current_theme_supports( 'wp-block-styles' ) && wp_enqueue_style( 'wp-block-library-theme' );
	}
}
