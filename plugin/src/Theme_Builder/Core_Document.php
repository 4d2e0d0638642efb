<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Writes a theme part of blocks as the template or template part of a block theme that shows the same. */
final class Core_Document {

	/** Templates that WordPress shows without a more specific one, by the first word of a slug. */
	private const FALLBACKS = array(
		'front'    => array( 'page', 'singular' ),
		'page'     => array( 'page', 'singular' ),
		'single'   => array( 'single', 'singular' ),
		'category' => array( 'category', 'archive' ),
		'tag'      => array( 'tag', 'archive' ),
		'taxonomy' => array( 'taxonomy', 'archive' ),
		'author'   => array( 'author', 'archive' ),
		'date'     => array( 'date', 'archive' ),
		'archive'  => array( 'archive' ),
		'home'     => array( 'home' ),
	);

	/** @param string $slug Slug of the template, whose header and footer stay. */
	public static function of( Theme_Part $part, string $slug ): string {
		$markup = $part->post->post_content;
		if ( 'body' !== Part_Types::place( $part->type ) ) {
			return $markup;
		}
		$frame = self::frame( $slug );
		$main  = '<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} -->' . "\n<main class=\"wp-block-group\">$markup</main>\n<!-- /wp:group -->";
		return implode( "\n\n", array_filter( array( $frame['header'] ?? '', $main, $frame['footer'] ?? '' ) ) );
	}

	/** @return array<string, string> Blocks of header and footer in the template that shows now. */
	private static function frame( string $slug ): array {
		$found = array();
		foreach ( array( $slug, ...( self::FALLBACKS[ strtok( $slug, '-' ) ] ?? array() ), 'index' ) as $name ) {
			$template = get_block_template( get_stylesheet() . "//$name" );
			if ( $template ) {
				self::find( parse_blocks( $template->content ), $found );
				break;
			}
		}
		return $found;
	}

	private static function find( array $blocks, array &$found ): void {
		foreach ( $blocks as $block ) {
			$area = Block_Frame::area( $block );
			if ( in_array( $area, array( 'header', 'footer' ), true ) ) {
				// It names the theme only where core has filled it in.
				unset( $block['attrs']['theme'] );
				$found[ $area ] ??= serialize_block( $block );
			}
			self::find( $block['innerBlocks'], $found );
		}
	}
}
