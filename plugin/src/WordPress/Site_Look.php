<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Block_Supports;

defined( 'ABSPATH' ) || exit;

/** Stores values that a classic theme has no place for: colours and fonts, and the logo's width. */
final class Site_Look {

	public const PALETTE    = 'kithouse_palette';
	public const LOGO_WIDTH = 'kithouse_logo_width';

	public function add_hooks(): void {
		add_filter( 'wp_theme_json_data_default', array( $this, 'add_palette' ) );
		add_filter( 'get_custom_logo_image_attributes', array( $this, 'size_logo' ) );
	}

	/** Reads from autoloaded options, so that a site without this one queries nothing. */
	private static function kept( string $name ): mixed {
		return maybe_unserialize( wp_load_alloptions()[ $name ] ?? '' );
	}

	/** Adds them to the defaults, because classic themes show no others. The Gutenberg plugin passes an unrelated class. */
	public function add_palette( mixed $data ): mixed {
		$brought   = self::kept( self::PALETTE );
		$is_usable = is_object( $data ) && is_callable( array( $data, 'get_data' ) ) && is_callable( array( $data, 'update_with' ) );
		if ( ! $is_usable || ! is_array( $brought ) || wp_theme_has_theme_json() ) {
			return $data;
		}
		$current  = $data->get_data();
		$settings = is_array( $current ) && is_array( $current['settings'] ?? null ) ? $current['settings'] : array();
		$merge    = fn( $own, $kind ) => array_values( array_column( array( ...( $own['default'] ?? $own ?? array() ), ...( $brought[ $kind ] ?? array() ) ), null, 'slug' ) );
		$colors   = array( 'palette' => $merge( $settings['color']['palette'] ?? array(), 'colors' ) );
		$fonts    = array( 'fontFamilies' => $merge( $settings['typography']['fontFamilies'] ?? array(), 'fonts' ) );
		return $data->update_with( array( 'version' => 3, 'settings' => array( 'color' => $colors, 'typography' => $fonts ) ) );
	}

	/** Returns 0 without a logo, and on block themes, whose logo blocks have a width. */
	public static function logo_width(): int {
		return wp_is_block_theme() || ! has_custom_logo() ? 0 : (int) self::kept( self::LOGO_WIDTH );
	}

	/** Sets the logo's width as a style unless the block has its own, because themes style picture widths. */
	public function size_logo( mixed $attributes ): mixed {
		if ( ! is_array( $attributes ) || wp_is_block_theme() ) {
			return $attributes;
		}
		$block = WP_Block_Supports::$block_to_render;
		$width = (int) self::kept( self::LOGO_WIDTH );
		$own   = 'core/site-logo' === ( $block['blockName'] ?? '' ) ? (int) ( $block['attrs']['width'] ?? 0 ) : 0;
		$shown = $own > 0 ? $own : $width;
		return $width > 0 ? array( 'style' => "width:{$shown}px;max-width:100%;height:auto" ) + $attributes : $attributes;
	}
}
