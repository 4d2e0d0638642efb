<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Finds the markup between two rows of opening hours, with which another row can be added or removed. */
final class Hours_Gap {

	/** Matches the name of a tag or of a block's delimiter, with its slash. */
	private const NAME      = '~^<(?:!--\s+)?(/?(?:wp:)?[a-z][a-z0-9:/-]*)~i';
	private const SEPARATOR = '~^\s*<!--\s+wp:separator\b.*?<!--\s+/wp:separator\s+-->~s';
	/** Matches tags and comments without an end. */
	private const VOID      = '~^<(?:area|br|embed|hr|img|input|link|meta|source|track|wbr)\b|/>$|/-->$|^<!--(?!\s+/?wp:)~i';

	/**
	 * Returns the markup between two rows; null if the rows differ, so that none can come or go.
	 *
	 * @param list<array{0: int, 1: int}> $rows
	 * @return list<string>|null
	 */
	public static function between( array $parts, array $rows ): ?array {
		$cut     = fn( int $from, int $to ) => array_slice( $parts, $from + 1, $to - $from - 1 );
		$middles = array_map( fn( $row ) => $cut( ...$row ), $rows );
		$gaps    = array();
		foreach ( array_slice( $rows, 1 ) as $i => [ $days ] ) {
			$gaps[] = $cut( $rows[ $i ][1], $days );
		}
		foreach ( array( $middles, $gaps ) as $alike ) {
			if ( count( array_unique( array_map( array( self::class, 'shape' ), $alike ) ) ) > 1 ) {
				return null;
			}
		}
		return $gaps ? end( $gaps ) : self::around( $parts, $rows[0], $middles[0] );
	}

	/** @param list<string> $parts */
	private static function shape( array $parts ): string {
		$names = array_map( fn( $part ) => preg_match( self::NAME, $part, $found ) ? strtolower( $found[1] ) : '', $parts );
		return implode( ' ', array_filter( $names ) );
	}

	/**
	 * Counts elements and blocks around the days only, and around the times only.
	 *
	 * @return array{0: int, 1: int}
	 */
	private static function count_inner( array $middle ): array {
		$depth  = 0;
		$lowest = 0;
		foreach ( $middle as $part ) {
			if ( str_starts_with( $part, '<' ) && ! preg_match( self::VOID, $part ) ) {
				$depth += self::is_end( $part ) ? -1 : 1;
				$lowest = min( $lowest, $depth );
			}
		}
		return array( -$lowest, $depth - $lowest );
	}

	/** Builds a gap for a single row: the ends of the smallest element around both texts, a separator after it, and its starts. */
	private static function around( array $parts, array $row, array $middle ): ?array {
		[ $of_days, $of_times ] = self::count_inner( $middle );
		$after                  = array_slice( $parts, $row[1] + 1 );
		$ends                   = self::collect( $after, $of_times, true );
		$starts                 = self::collect( array_reverse( array_slice( $parts, 0, $row[0] ) ), $of_days, false );
		$is_block               = fn( array $tags ) => $tags && str_starts_with( (string) end( $tags ), '<!--' );
		if ( ! $ends || ! $starts || $is_block( $ends ) !== $is_block( $starts ) ) {
			return null;
		}
		preg_match( self::SEPARATOR, implode( '', array_slice( $after, count( $ends ) ) ), $separator );
		return array( ...$ends, ...$separator, ...array( "\n\n" ), ...array_reverse( $starts ) );
	}

	/** Collects tags outwards: those of the inner elements, of one more, and of its block. None if another element comes first. */
	private static function collect( array $parts, int $inner, bool $is_end ): array {
		$found = array();
		$size  = 0;
		$count = 0;
		foreach ( $parts as $i => $part ) {
			if ( ! str_starts_with( $part, '<' ) ) {
				if ( '' !== trim( $part ) ) {
					break;
				}
				continue;
			}
			$is_block = str_starts_with( $part, '<!--' );
			if ( preg_match( self::VOID, $part ) || self::is_end( $part ) !== $is_end || ( $count > $inner && ! $is_block ) ) {
				break;
			}
			++$count;
			$size = $i + 1;
			if ( $count > $inner && $is_block ) {
				break;
			}
		}
		return $count > $inner ? array_slice( $parts, 0, $size ) : array();
	}

	private static function is_end( string $tag ): bool {
		return 1 === preg_match( '~^<(?:!--\s+)?/~', $tag );
	}
}
