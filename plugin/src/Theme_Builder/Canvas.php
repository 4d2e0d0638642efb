<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Renders the template of a part between the theme's header and footer. */
final class Canvas {

	private static string $html = '';

	public static function show( string $html ): string {
		self::$html = $html;
		return __DIR__ . ( wp_is_block_theme() ? '/canvas/blocks.php' : '/canvas/php.php' );
	}

	/** Wraps the body in a main element unless the theme's header.php has opened one. */
	public static function body( string $header, string $style = '' ): string {
		$is_inside = strripos( $header, '<main' ) > strripos( $header, '</main' );
		return $is_inside || false !== stripos( self::$html, '<main' ) ? self::$html : "<main id=\"content\" class=\"kithouse-body\"$style>" . self::$html . '</main>';
	}

	/** Renders header and footer of the block template that would have been shown. */
	public static function block_template(): string {
		global $_wp_current_template_content;
		$found = array();
		self::find( parse_blocks( (string) $_wp_current_template_content ), $found );
		$frame = array_map( 'render_block', $found );
		// Block themes have a gap between header and content.
		$html = '<div class="wp-site-blocks">' . ( $frame['header'] ?? '' ) . self::body( '', ' style="margin-block-start:0"' ) . ( $frame['footer'] ?? '' ) . '</div>';
		// Older versions of WordPress do this with a script.
		return function_exists( '_block_template_add_skip_link' ) ? _block_template_add_skip_link( $html ) : $html;
	}

	private static function find( array $blocks, array &$found ): void {
		foreach ( $blocks as $block ) {
			$area = Block_Frame::area( $block );
			if ( in_array( $area, array( 'header', 'footer' ), true ) ) {
				$found[ $area ] ??= $block;
			}
			self::find( $block['innerBlocks'], $found );
		}
	}
}
