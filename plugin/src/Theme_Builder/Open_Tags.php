<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

final class Open_Tags {

	private const BOXES = array( 'DIV', 'MAIN', 'SECTION', 'ARTICLE', 'ASIDE' );

	/** Returns opening tags, outermost first. */
	public static function left_open( string $html ): string {
		return implode( '', array_column( self::read( $html )[0], 1 ) );
	}

	/** Returns closing tags, innermost first. */
	public static function closed_beyond( string $html ): string {
		return implode( '', self::read( $html )[1] );
	}

	private static function read( string $html ): array {
		$open   = array();
		$beyond = array();
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name = (string) $tags->get_tag();
			if ( ! in_array( $name, self::BOXES, true ) ) {
				continue;
			}
			if ( ! $tags->is_tag_closer() ) {
				$open[] = array( $name, self::text( $tags ) );
				continue;
			}
			$at = array_search( $name, array_reverse( array_column( $open, 0 ), true ), true );
			if ( false === $at ) {
				$beyond[] = '</' . strtolower( $name ) . '>';
			} else {
				// Inner unclosed elements end with it.
				$open = array_slice( $open, 0, $at );
			}
		}
		return array( $open, $beyond );
	}

	private static function text( WP_HTML_Tag_Processor $tags ): string {
		$text = '<' . strtolower( (string) $tags->get_tag() );
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value = $tags->get_attribute( $name );
			$text .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( (string) $value ) );
		}
		return "$text>";
	}
}
