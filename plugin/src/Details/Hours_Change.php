<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\WordPress\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** Rows of opening hours as pages show them, former and present ones. */
final class Hours_Change {

	public const MAX_ROWS = 21;

	/**
	 * @param list<array{0: string, 1: string}> $from Days and times; none of the former rows lacks times.
	 * @param list<array{0: string, 1: string}> $to
	 */
	private function __construct( public array $from, public array $to ) {}

	/** Returns null if pages don't show the former hours as rows of two texts. */
	public static function of( mixed $from, mixed $to ): ?self {
		[ $from, $to ] = array( self::rows( $from ), self::rows( $to ) );
		return ! $from || ! $to || in_array( '', array_column( $from, 1 ), true ) ? null : new self( $from, $to );
	}

	/**
	 * Returns how many texts from a place on are these hours, and whether they are the former ones. The longer hours win: present
	 * ones can begin like former ones, and the other way round.
	 *
	 * @param list<string> $texts
	 * @return array{0: int, 1: bool} 0 texts if neither are there.
	 */
	public function match( array $texts, int $at ): array {
		$former  = array( self::texts( $this->from ), true );
		$present = array( self::texts( $this->to ), false );
		$longest = count( $former[0] ) > count( $present[0] ) ? array( $former, $present ) : array( $present, $former );
		foreach ( $longest as [ $hours, $is_former ] ) {
			if ( array_map( array( self::class, 'key' ), array_slice( $texts, $at, count( $hours ) ) ) === $hours ) {
				return array( count( $hours ), $is_former );
			}
		}
		return array( 0, false );
	}

	/** @return list<string> */
	private static function texts( array $rows ): array {
		$texts = array_map( fn( $text ) => self::key( Html_Parts::read( $text ) ), array_merge( ...$rows ) );
		return array_values( array_filter( $texts, fn( $text ) => '' !== $text ) );
	}

	/** Drops zeros in front of hours, because versions of `Intl` differ in them. */
	private static function key( string $text ): string {
		return (string) preg_replace( '/(?<!\d)0(?=\d:\d\d)/', '', $text );
	}

	/** @return list<array{0: string, 1: string}> */
	private static function rows( mixed $rows ): array {
		$clean = fn( $text ) => Site_Facts::line( $text, 300 );
		$rows  = array_slice( array_filter( is_array( $rows ) ? $rows : array(), 'is_array' ), 0, self::MAX_ROWS );
		$rows  = array_map( fn( $row ) => array( $clean( $row['days'] ?? null ), $clean( $row['times'] ?? null ) ), $rows );
		return array_values( array_filter( $rows, fn( $row ) => '' !== $row[0] ) );
	}
}
