<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/**
 * Restores WordPress's block styles. Elementor removes them if the first post of a page was built with Elementor, such as in search
 * results, even if the header or the list itself consists of blocks.
 */
final class Block_Styles {

	/** Adds the styles after Elementor has removed them, or at once if it already has. */
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
