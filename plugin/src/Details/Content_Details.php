<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\WordPress\Block_Attributes;

defined( 'ABSPATH' ) || exit;

/** Replaces details in HTML, block markup and Elementor's elements: in texts, descriptions and links, and nowhere else. */
final class Content_Details {

	private const ATTRIBUTE = '~(\s)(alt|title|aria-label|placeholder|href)(\s*=\s*)("[^"]*"|\'[^\']*\')~i';
	/** Settings of blocks and widgets that aren't texts. */
	private const TECHNICAL = '/^_|color|typography|^(?:className|css_?classes|anchor|slug|style|layout|fontFamily|theme|id|ref|service|tagName|type)$/i';

	public function __construct( private Detail_Replacer $replacer, private Hours_Replacer $hours ) {}

	/** Replaces in block markup, and leaves unchanged delimiters exactly as they are. */
	public function blocks( string $content ): string {
		return $this->html( Block_Attributes::map( $this->hours->markup( $content ), Block_Attributes::ANY, array( $this, 'value' ) ) );
	}

	/** Replaces in the JSON of Elementor's elements; null without a change. */
	public function elements( string $json ): ?string {
		$elements = json_decode( $json );
		$changed  = is_array( $elements ) ? $this->value( $this->hours->elements( $elements ) ) : $elements;
		return wp_json_encode( $changed ) === wp_json_encode( $elements ) ? null : (string) wp_json_encode( $changed );
	}

	/** Replaces in all texts of a value; objects stay objects. */
	public function value( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			$is_address = 1 === preg_match( '~^(?:[a-z][a-z0-9+.-]*:|//|/|#)\S*$~i', $value );
			return $is_address ? $this->replacer->url( $value ) : $this->html( $value );
		}
		if ( is_array( $value ) ) {
			return array_map( array( $this, 'value' ), $value );
		}
		if ( is_object( $value ) ) {
			$copy = clone $value;
			foreach ( get_object_vars( $value ) as $key => $item ) {
				$copy->$key = preg_match( self::TECHNICAL, (string) $key ) ? $item : $this->value( $item );
			}
			return $copy;
		}
		return $value;
	}

	/** Replaces in texts and in some attributes. */
	public function html( string $html ): string {
		$all = Html_Parts::split( $html );
		foreach ( $all->texts as $i ) {
			$all->parts[ $i ] = $this->replacer->replace( $all->parts[ $i ], array( Html_Parts::class, 'escape' ) );
		}
		foreach ( $all->tags as $i ) {
			$all->parts[ $i ] = (string) preg_replace_callback( self::ATTRIBUTE, array( $this, 'attribute' ), $all->parts[ $i ] );
		}
		return $all->html();
	}

	private function attribute( array $found ): string {
		[ $all, $space, $name, $equals, $quoted ] = $found;
		$value = substr( $quoted, 1, -1 );
		if ( 'href' !== strtolower( $name ) ) {
			return $space . $name . $equals . $quoted[0] . $this->replacer->replace( $value, array( Html_Parts::class, 'escape' ) ) . $quoted[0];
		}
		$url = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
		$new = $this->replacer->url( $url );
		return $new === $url ? $all : $space . $name . $equals . '"' . Html_Parts::escape( $new ) . '"';
	}
}
