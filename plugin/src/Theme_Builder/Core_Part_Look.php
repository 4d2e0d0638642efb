<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Gives imported headers and footers of a block theme the same look as theme parts: no gap before them, and our menu styles. */
final class Core_Part_Look {

	public function add_hooks(): void {
		add_filter( 'render_block_core/template-part', array( $this, 'mark' ), 10, 2 );
		add_action( 'wp_enqueue_scripts', array( $this, 'add_styles' ) );
	}

	public function mark( mixed $html, mixed $block = null ): mixed {
		$slug = is_array( $block ) ? $block['attrs']['slug'] ?? null : null;
		$area = is_string( $slug ) ? Core_Parts::imported()[ $slug ] ?? null : null;
		if ( ! is_string( $html ) || null === $area ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => 'wp-block-template-part' ) ) ) {
			$style = $tags->get_attribute( 'style' );
			$tags->add_class( "kithouse-$area" );
			$tags->set_attribute( 'style', 'margin-block-start:0;' . ( is_string( $style ) ? $style : '' ) );
		}
		return $tags->get_updated_html();
	}

	public function add_styles(): void {
		if ( Core_Parts::imported() ) {
			Renderer::add_part_styles();
		}
	}
}
