<?php
declare(strict_types=1);

namespace Kithouse\Import;

/** What stands on this site for the symbols in a template: `kit:media/<sha256>/url` and `kit:media/<sha256>/id`. */
final class Symbols {

	/** Anything of this form that is left over names something that this site does not have. */
	private const LEFT_OVER = '#kit:(?:media/[0-9a-f]{64}/(url|id)|(?:doc|term|menu)/[\w/-]+)#';

	/** @var array<string, string> */
	private array $in_text = array();
	/** @var array<string, string> */
	private array $in_delimiters = array();
	/** @var array<string, int> */
	private array $ids = array();
	private bool $has_warned = false;

	public function __construct( private Content $content ) {}

	public function set( string $hash, int $id, string $url ): void {
		// WordPress writes dashes and angle brackets as \u escapes there: two dashes would end the comment.
		$escaped = trim( serialize_block_attributes( $url ), '"' );

		$this->ids[ "kit:media/$hash/id" ]               = $id;
		$this->in_text[ "kit:media/$hash/id" ]           = (string) $id;
		$this->in_text[ "kit:media/$hash/url" ]          = $url;
		$this->in_delimiters[ "\"kit:media/$hash/id\"" ] = (string) $id;
		$this->in_delimiters[ "kit:media/$hash/id" ]     = (string) $id;
		$this->in_delimiters[ "kit:media/$hash/url" ]    = $escaped;
	}

	public function in_blocks( string $markup ): string {
		$parts = preg_split( '/(<!--\s+\/?wp:.*?-->)/s', $markup, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( (array) $parts as $i => $part ) {
			$parts[ $i ] = $this->drop_unknown( strtr( $part, 1 === $i % 2 ? $this->in_delimiters : $this->in_text ) );
		}
		return implode( '', $parts );
	}

	/** Replaces inside any value; a string that is nothing but the symbol of an id becomes a number. */
	public function in_value( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( array( $this, 'in_value' ), $value );
		}
		if ( ! is_string( $value ) || ! str_contains( $value, 'kit:' ) ) {
			return $value;
		}
		return $this->ids[ $value ] ?? $this->drop_unknown( strtr( $value, $this->in_text ) );
	}

	private function drop_unknown( string $text ): string {
		$replace = fn( $match ) => match ( $match[1] ?? '' ) {
			'url'   => '',
			'id'    => '0',
			default => '#',
		};
		$text = (string) preg_replace_callback( self::LEFT_OVER, $replace, $text, -1, $count );
		if ( $count > 0 && ! $this->has_warned ) {
			$this->has_warned = true;
			$this->content->warn( 'reference_lost', __( 'Some pictures or links of this template lead to nothing. They were left empty.', 'kithouse' ) );
		}
		return $text;
	}
}
