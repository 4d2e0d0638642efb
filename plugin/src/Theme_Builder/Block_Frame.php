<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

final class Block_Frame {

	private array $html;

	public function __construct( ?string $header, ?string $footer ) {
		$this->html = array_filter( array( 'header' => $header, 'footer' => $footer ), 'is_string' );
	}

	public function add_hooks(): void {
		add_filter( 'pre_render_block', array( $this, 'replace' ), 10, 2 );
	}

	/** Replaces the first part of an area, because a theme may put several there. */
	public function replace( mixed $rendered, mixed $block = null ): mixed {
		$area = is_array( $block ) ? self::area( $block ) : '';
		if ( ! isset( $this->html[ $area ] ) ) {
			return $rendered;
		}
		[ $html, $this->html[ $area ] ] = array( $this->html[ $area ], '' );
		// Themes add gaps between parts, which a pack's parts have themselves.
		return '' === $html ? '' : sprintf( '<%1$s class="wp-block-template-part kithouse-%2$s" style="margin-block-start:0">%3$s</%1$s>', Landmark::tag( $area, $html ), $area, $html );
	}

	public static function area( array $block ): string {
		if ( 'core/template-part' !== ( $block['blockName'] ?? null ) ) {
			return '';
		}
		$attributes = array_filter( (array) ( $block['attrs'] ?? array() ), 'is_string' );
		$tag        = $attributes['tagName'] ?? '';
		$area       = $attributes['area']
			?? ( in_array( $tag, array( 'header', 'footer' ), true ) ? $tag : wp_get_theme_data_template_parts()[ $attributes['slug'] ?? '' ]['area'] ?? '' );
		return is_string( $area ) ? $area : '';
	}
}
