<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Represents a display condition: `include/singular/post/12`. */
final class Condition {

	private const PATTERN = '~^(include|exclude)/([^/]+)(?:/([^/]+))?(?:/([^/]+))?/*$~D';

	/** Maps first segments of shop conditions made with Elementor Pro. */
	private const SHOP_NAMES = array( 'product' => 'singular', 'product_archive' => 'archive' );

	private function __construct(
		public string $type,
		public string $name,
		public string $sub_name,
		public string $sub_id
	) {}

	public static function parse( string $text ): ?self {
		if ( ! preg_match( self::PATTERN, $text, $parts ) ) {
			return null;
		}
		[ , $type, $name, $sub_name, $sub_id ] = $parts + array( 3 => '', 4 => '' );
		$root = self::SHOP_NAMES[ $name ] ?? null;
		return null === $root ? new self( $type, $name, $sub_name, $sub_id ) : new self( $type, $root, '' === $sub_name ? $name : $sub_name, $sub_id );
	}

	/** @return list<self> Without unreadable ones. */
	public static function parse_all( array $texts ): array {
		return array_values( array_filter( array_map( fn( $text ) => is_string( $text ) ? self::parse( $text ) : null, $texts ) ) );
	}

	public function is_inclusion(): bool {
		return 'include' === $this->type;
	}

	public function text(): string {
		return rtrim( implode( '/', array( $this->type, $this->name, $this->sub_name, $this->sub_id ) ), '/' );
	}

	public function to_array(): array {
		$parts = array( 'type' => $this->type, 'name' => $this->name, 'sub_name' => $this->sub_name, 'sub_id' => $this->sub_id );
		return array_filter( $parts, fn( $part ) => '' !== $part );
	}

	/** Ranks specificity: one post above the front page, that above posts of a category, and so on. */
	public function rank(): int {
		if ( '' === $this->sub_name ) {
			return 'general' === $this->name ? 0 : 10;
		}
		if ( in_array( $this->sub_name, array( 'front_page', 'not_found404' ), true ) ) {
			return 40;
		}
		$is_one = '' !== $this->sub_id;
		if ( post_type_exists( $this->sub_name ) || ! preg_match( '~^(any_child_of|child_of|in_)|by_author$~', $this->sub_name ) ) {
			return $is_one ? 45 : 20;
		}
		$is_far = preg_match( '~^any_child_of|_children$~', $this->sub_name );
		return ( $is_far ? 28 : 30 ) + ( $is_one ? 5 : 0 );
	}
}
