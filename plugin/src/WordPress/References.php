<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Resolves symbols such as `kit:doc/about/url`. Addresses of later content wait as fragments, which no HTML filter removes. */
final class References {

	private const NAME   = '(doc/[a-z0-9][a-z0-9-]*|term/[a-z0-9_-]{1,32}/[^\s"\'<>\\\\/&?\#]{1,200}|(?:form|navigation|component)/[a-z0-9][a-z0-9-]*)';
	private const SYMBOL = '~(?:kit:|#kit/)(?:' . self::NAME . '/(url|id)\b|((?:menu|class|variable|component)/[a-z0-9][a-z0-9-]*))~u';
	private const NUMBER = '~"kit:' . self::NAME . '/id"~u';

	/** Whether there was a symbol without a target. */
	public bool $has_lost = false;

	/** @param array<string, array{id?: int, url?: string, slug?: string}> $known By the name after `kit:`; with `$waits` others follow later. */
	public function __construct( private array $known = array(), private bool $waits = false ) {}

	public function missing(): array {
		return array_map( 'strval', array_keys( array_filter( $this->known, fn( $found ) => array() === $found ) ) );
	}

	/** Returns the id of a form; 0 if it was not created. */
	public function form( string $key ): int {
		return (int) ( $this->known[ "form/$key" ]['id'] ?? 0 );
	}

	public function in_text( string $text ): string {
		return $this->replace( $text, fn( $url ) => $url );
	}

	/** Resolves symbols in a block's comment: numbers without quotes, addresses without two dashes, which would end the comment. */
	public function in_delimiter( string $text ): string {
		if ( ! str_contains( $text, 'kit' ) ) {
			return $text;
		}
		$text = (string) preg_replace_callback( self::NUMBER, fn( $match ) => $this->number_of( $match[1] ) ?? $match[0], $text );
		return $this->replace( $text, fn( $url ) => trim( serialize_block_attributes( $url ), '"' ) );
	}

	/** Returns the number for a text that is only an id symbol. */
	public function number( string $text ): ?int {
		$number = 1 === preg_match( self::NUMBER, "\"$text\"", $match ) && "\"$text\"" === $match[0] ? $this->number_of( $match[1] ) : null;
		return null === $number ? null : (int) $number;
	}

	/** Returns true for the name of a global class, a variable or a component. */
	public static function is_of_design( string $name ): bool {
		return str_starts_with( $name, 'class/' ) || str_starts_with( $name, 'variable/' ) || str_starts_with( $name, 'component/' );
	}

	/** Returns false for content that is created before its uses, such as forms. A missing one was omitted. */
	private function comes_later( string $name ): bool {
		return $this->waits && ! str_starts_with( $name, 'form/' ) && ! str_starts_with( $name, 'navigation/' ) && ! self::is_of_design( $name );
	}

	private function number_of( string $name ): ?string {
		if ( ! isset( $this->known[ $name ]['id'] ) && $this->comes_later( $name ) ) {
			return null;
		}
		$this->has_lost = $this->has_lost || ! isset( $this->known[ $name ]['id'] );
		return (string) ( $this->known[ $name ]['id'] ?? 0 );
	}

	private function replace( string $text, callable $encode ): string {
		if ( ! str_contains( $text, 'kit' ) ) {
			return $text;
		}
		return (string) preg_replace_callback(
			self::SYMBOL,
			function ( $match ) use ( $encode ) {
				$name  = $match[3] ?? $match[1];
				$field = isset( $match[3] ) ? 'slug' : $match[2];
				if ( isset( $this->known[ $name ][ $field ] ) ) {
					$value = (string) $this->known[ $name ][ $field ];
					return 'url' === $field ? $encode( $value ) : $value;
				}
				if ( $this->comes_later( $name ) ) {
					return 'url' === $field ? "#kit/$name/url" : $match[0];
				}
				$this->has_lost = true;
				return array( 'url' => '#', 'id' => '0', 'slug' => '' )[ $field ];
			},
			$text
		);
	}
}
