<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Resolves a template's symbols: `kit:media/<sha256>/url`, `kit:media/<sha256>/id`, and references. */
final class Symbols {

	/** Matches symbols of pictures that this site lacks. */
	private const LEFT_OVER = '#kit:media/([0-9a-f]{64})/(?:(url)|(id))#';

	private array $in_text = array();
	private array $in_delimiters = array();
	private array $ids = array();
	/** @var array<string, string> Addresses of pictures that stay at the library, by the symbol of the number they would have. */
	private array $elsewhere = array();
	private bool $has_warned = false;

	/** @param array<string, array{id?: int, url: string}> $places Pictures on this site, by hash. */
	public function __construct( private Template_Content $content, array $places, private ?References $references = null ) {
		$this->references ??= new References();
		if ( in_array( $content->document['kind'], array( 'elementor', 'kit' ), true ) && Elementor::is_active() ) {
			$places[ Placeholder::medium()['sha256'] ] = array( 'url' => Elementor::placeholder() );
		}
		foreach ( $places as $hash => $place ) {
			isset( $place['id'] ) ? $this->set( (string) $hash, $place['id'], $place['url'] ) : $this->set_elsewhere( (string) $hash, $place['url'] );
		}
	}

	private function set( string $hash, int $id, string $url ): void {
		$this->set_url( $hash, $url );
		$this->ids[ "kit:media/$hash/id" ]               = $id;
		$this->in_text[ "kit:media/$hash/id" ]           = (string) $id;
		$this->in_delimiters[ "\"kit:media/$hash/id\"" ] = (string) $id;
		$this->in_delimiters[ "kit:media/$hash/id" ]     = (string) $id;
	}

	private function set_elsewhere( string $hash, string $url ): void {
		$this->set_url( $hash, $url );
		$this->elsewhere[ "kit:media/$hash/id" ] = $url;
	}

	public function in_blocks( string $markup ): string {
		$parts = (array) preg_split( '/(<!--\s+\/?wp:.*?-->)/s', $markup, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( $parts as $i => $part ) {
			$parts[ $i ] = $this->drop_unknown(
				1 === $i % 2
					? Missing_Media_Ids::drop_in_json( strtr( $this->references->in_delimiter( $part ), $this->in_delimiters ) )
					: Missing_Media_Ids::drop_in_html( strtr( $this->references->in_text( $part ), $this->in_text ) )
			);
		}
		$this->warn_of_lost( $markup );
		return implode( '', $parts );
	}

	/** Resolves symbols inside any value; a string with only an id symbol becomes a number. */
	public function in_value( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return $this->in_array( $value );
		}
		if ( ! is_string( $value ) || ! ( str_contains( $value, 'kit:' ) || str_contains( $value, '#kit/' ) ) ) {
			return $value;
		}
		$number = $this->ids[ $value ] ?? $this->references->number( $value );
		$text   = fn() => Missing_Media_Ids::is_id( $value ) ? '' : $this->drop_unknown( Missing_Media_Ids::drop_in_html( strtr( $this->references->in_text( $value ), $this->in_text ) ) );
		$here   = $number ?? $text();
		$this->warn_of_lost( $value );
		return $here;
	}

	/** Resolves an array. Elementor 4 writes `{"$$type": …, "value": …}`, null for nothing, and a picture's id or address. */
	private function in_array( array $value ): ?array {
		if ( isset( $value['$$type'] ) && Missing_Media_Ids::is_id( $value['value'] ?? null ) && ! isset( $this->ids[ $value['value'] ] ) ) {
			$this->warn_of_lost( $value['value'] );
			return null;
		}
		$replaced = array_map( array( $this, 'in_value' ), $value );
		if ( isset( $value['$$type'] ) && self::is_of_design( $value['value'] ?? null ) ) {
			return self::without_lost( $replaced );
		}
		$number = is_array( $value['id'] ?? null ) ? $value['id']['value'] ?? null : null;
		if ( is_string( $number ) && isset( $this->elsewhere[ $number ] ) ) {
			$replaced['url'] = array( '$$type' => 'url', 'value' => $this->elsewhere[ $number ] );
		}
		return $replaced;
	}

	/** Returns true for a variable and for a list of global classes. */
	private static function is_of_design( mixed $named ): bool {
		return is_array( $named ) ? array() !== preg_grep( '#^kit:class/#', array_filter( $named, 'is_string' ) ) : is_string( $named ) && str_starts_with( $named, 'kit:variable/' );
	}

	/** Removes names that the import didn't add, because Elementor refuses a page with an unknown class or variable. */
	private static function without_lost( array $typed ): ?array {
		if ( is_array( $typed['value'] ) ) {
			$typed['value'] = array_values( array_filter( $typed['value'], fn( $name ) => '' !== $name ) );
		}
		return '' === $typed['value'] ? null : $typed;
	}

	private function set_url( string $hash, string $url ): void {
		$this->in_text[ "kit:media/$hash/url" ] = $url;
		// WordPress escapes dashes and angle brackets there, because two dashes would end the comment.
		$this->in_delimiters[ "kit:media/$hash/url" ] = trim( serialize_block_attributes( $url ), '"' );
	}

	private function drop_unknown( string $text ): string {
		return (string) preg_replace_callback( self::LEFT_OVER, fn( $match ) => isset( $match[3] ) ? '0' : '', $text );
	}

	/** Warns once per template. External pictures were reported before. */
	private function warn_of_lost( string $text ): void {
		if ( $this->has_warned ) {
			return;
		}
		preg_match_all( self::LEFT_OVER, $text, $found );
		$lost = array_filter( $found[1], fn( $hash ) => ! isset( $this->in_text[ "kit:media/$hash/url" ] ) );
		if ( $lost || $this->references->has_lost ) {
			$this->has_warned = true;
			$this->content->warn( 'reference_lost', __( 'Some images or links in this template have no target. They were left empty.', 'kithouse' ) );
		}
	}
}
