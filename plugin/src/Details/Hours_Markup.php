<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Writes present opening hours over former ones in HTML and block markup, whose further rows look like the last one. */
final class Hours_Markup {

	/** @var int How often it wrote hours. */
	public int $count = 0;

	public function __construct( private Hours_Change $hours ) {}

	public function replace( string $html ): string {
		$all     = Html_Parts::split( $html );
		$texts   = $all->readable();
		$words   = array_values( $texts );
		$indexes = array_keys( $texts );
		$found   = array();
		for ( $i = 0; $i < count( $words ); $i += max( 1, $length ) ) {
			[ $length, $is_former ] = $this->hours->match( $words, $i );
			if ( $is_former ) {
				$found[] = array_chunk( array_slice( $indexes, $i, $length ), 2 );
			}
		}
		// The last hours first, because rows that come or go move everything after them.
		foreach ( array_reverse( $found ) as $rows ) {
			$this->write( $all->parts, $rows );
		}
		return $all->html();
	}

	/** @param list<array{0: int, 1: int}> $rows Indexes of days and times. */
	private function write( array &$parts, array $rows ): void {
		$to   = $this->hours->to;
		$last = count( $rows ) - 1;
		$gap  = count( $to ) === count( $rows ) ? array() : Hours_Gap::between( $parts, $rows );
		if ( null === $gap ) {
			return;
		}
		[ $days_at, $times_at ] = $rows[ $last ];
		$middle                 = array_slice( $parts, $days_at + 1, $times_at - $days_at - 1 );
		foreach ( array_slice( $rows, 0, count( $to ) ) as $i => $row ) {
			foreach ( $row as $j => $at ) {
				$parts[ $at ] = self::fill( $parts[ $at ], $to[ $i ][ $j ] );
			}
		}
		$further = array();
		foreach ( array_slice( $to, count( $rows ) ) as [ $days, $times ] ) {
			$further = array( ...$further, ...$gap, self::fill( $parts[ $days_at ], $days ), ...$middle, self::fill( $parts[ $times_at ], $times ) );
		}
		$end = $rows[ min( $last, count( $to ) - 1 ) ][1];
		array_splice( $parts, $end + 1, $times_at - $end, $further );
		++$this->count;
	}

	/** Replaces a text and keeps the space around it. */
	private static function fill( string $part, string $text ): string {
		preg_match( '/^(\s*).*?(\s*)$/s', $part, $space );
		return $space[1] . Html_Parts::escape( $text ) . $space[2];
	}
}
