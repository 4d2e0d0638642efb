<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Writes new details over former ones in one pass, so that none is replaced twice, and counts them. */
final class Detail_Replacer {

	/** @var array<string, int> By id of the change. */
	public array $counts = array();

	/** @var list<array{0: Detail_Change, 1: bool}> The change of each group, and whether the group is the former text. */
	private array $groups = array();
	private string $pattern;

	/** @param list<Detail_Change> $changes */
	public function __construct( private array $changes ) {
		$texts = array();
		foreach ( $changes as $change ) {
			// Opening hours can differ in their rows only.
			if ( mb_strlen( $change->from ) < 2 || '' === $change->to || $change->from === $change->to ) {
				continue;
			}
			// A new text can contain the former one, and then stays as it is.
			array_push( $texts, array( $change->to, $change, false ), array( $change->from, $change, true ) );
		}
		usort( $texts, fn( $a, $b ) => array( mb_strlen( $b[0] ), $a[2] ) <=> array( mb_strlen( $a[0] ), $b[2] ) );
		$this->groups  = array_map( fn( $text ) => array( $text[1], $text[2] ), $texts );
		$this->pattern = ! $texts ? '~(?!)~' : '~' . implode( '|', array_map( fn( $text ) => '(' . Detail_Pattern::of( $text[1]->kind(), $text[0] ) . ')', $texts ) ) . '~u';
	}

	/** @param callable(string): string $write Encodes a new text for its place. */
	public function replace( string $text, callable $write ): string {
		$replaced = preg_replace_callback(
			$this->pattern,
			function ( array $found ) use ( $write ): string {
				[ $change, $is_former ] = $this->groups[ array_key_last( $found ) - 1 ];
				return $is_former ? $this->count( $change, $write( $change->to ) ) : $found[0];
			},
			$text
		);
		return $replaced ?? $text;
	}

	public function plain( string $text ): string {
		return $this->replace( $text, fn( $new ) => $new );
	}

	/** Replaces in an address: of a phone, an email or a profile, or in a query, as links to maps have. */
	public function url( string $url ): string {
		$scheme = strtolower( (string) strtok( $url, ':' ) );
		if ( 'tel' === $scheme || 'sms' === $scheme ) {
			return $this->dialled( $url, $scheme );
		}
		if ( 'mailto' === $scheme ) {
			[ $address ] = explode( '?', $url, 2 );
			return $this->plain( $address ) . $this->in_query( substr( $url, strlen( $address ) ) );
		}
		foreach ( $this->changes as $change ) {
			if ( 'social' === $change->kind() && $url === $change->from ) {
				return $this->count( $change, $change->to );
			}
		}
		return $this->in_query( $url );
	}

	private function dialled( string $url, string $scheme ): string {
		$number = Detail_Pattern::dial( rawurldecode( substr( $url, strlen( $scheme ) + 1 ) ) );
		foreach ( $this->changes as $change ) {
			if ( 'phone' === $change->key && '' !== $number && Detail_Pattern::dial( $change->from ) === $number ) {
				return $this->count( $change, "$scheme:" . Detail_Pattern::dial( $change->to ) );
			}
		}
		return $url;
	}

	private function in_query( string $url ): string {
		$start = strpos( $url, '?' );
		if ( false === $start ) {
			return $url;
		}
		$in_value = function ( array $found ): string {
			$value = rawurldecode( strtr( $found[1], '+', ' ' ) );
			$new   = $this->plain( $value );
			return '=' . ( $new === $value ? $found[1] : rawurlencode( $new ) );
		};
		return substr( $url, 0, $start ) . preg_replace_callback( '/=([^&#=]*)/', $in_value, substr( $url, $start ) );
	}

	private function count( Detail_Change $change, string $new ): string {
		$this->counts[ $change->id() ] = 1 + ( $this->counts[ $change->id() ] ?? 0 );
		return $new;
	}
}
