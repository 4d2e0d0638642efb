<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** HTML split into tags and texts, whose concatenation is the HTML. */
final class Html_Parts {

	private const TAGS = '~(<!--.*?-->|<(?:[^<>"\']|"[^"]*"|\'[^\']*\')*>)~s';

	/**
	 * @param list<string> $parts Texts have even indexes, and tags and comments odd ones.
	 * @param list<int>    $texts Indexes of texts outside of scripts and styles.
	 * @param list<int>    $tags  Indexes of tags, without comments.
	 */
	private function __construct( public array $parts, public array $texts, public array $tags ) {}

	/** Takes HTML that can't be split as one text. */
	public static function split( string $html ): self {
		$parts  = preg_split( self::TAGS, $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		$parts  = false === $parts ? array( $html ) : $parts;
		$texts  = array();
		$tags   = array();
		$is_raw = false;
		foreach ( $parts as $i => $part ) {
			if ( 0 === $i % 2 ) {
				array_push( $texts, ...( $is_raw ? array() : array( $i ) ) );
			} elseif ( preg_match( '~^<(/?)(?:script|style)\b~i', $part, $tag ) ) {
				$is_raw = '' === $tag[1];
			} elseif ( ! str_starts_with( $part, '<!--' ) ) {
				$tags[] = $i;
			}
		}
		return new self( $parts, $texts, $tags );
	}

	/** Returns what people read of a text: with signs instead of entities, and one space for each gap, also for narrow ones. */
	public static function read( string $text ): string {
		$decoded = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 );
		return trim( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', $decoded ) );
	}

	/** @return array<int, string> Texts that people read, by index. */
	public function readable(): array {
		$texts = array_map( fn( $i ) => self::read( $this->parts[ $i ] ), array_combine( $this->texts, $this->texts ) );
		return array_filter( $texts, fn( $text ) => '' !== $text );
	}

	public function html(): string {
		return implode( '', $this->parts );
	}

	/** Escapes as the library does, so that no text becomes a tag or a shortcode. */
	public static function escape( string $text ): string {
		return strtr( $text, array( '&' => '&#38;', '<' => '&#60;', '>' => '&#62;', '"' => '&#34;', "'" => '&#39;', '[' => '&#91;', ']' => '&#93;' ) );
	}
}
