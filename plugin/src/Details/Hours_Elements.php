<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Writes present opening hours over former ones in Elementor's elements, whose further rows are copies of the last one. */
final class Hours_Elements {

	/** Settings of widgets with one text; the first that a widget has. */
	private const TEXTS = array( 'editor', 'title' );

	/** @var int How often it wrote hours. */
	public int $count = 0;

	public function __construct( private Hours_Change $hours ) {}

	/** @param list<mixed> $elements As decoded from JSON. Unchanged ones keep their identity. */
	public function replace( array $elements ): array {
		foreach ( $elements as $i => $element ) {
			$inner = is_object( $element ) && is_array( $element->elements ?? null ) ? $element->elements : array();
			$new   = $inner ? $this->replace( $inner ) : $inner;
			if ( $new !== $inner ) {
				$elements[ $i ]           = clone $element;
				$elements[ $i ]->elements = $new;
			}
		}
		foreach ( array_reverse( $this->find( $elements ) ) as $rows ) {
			$elements = $this->write( $elements, $rows );
			++$this->count;
		}
		return $elements;
	}

	/** @return list<list<int>> For each place with former hours, the positions of its rows. */
	private function find( array $elements ): array {
		$texts     = array_filter( array_map( array( self::class, 'texts' ), $elements ) );
		$positions = array_keys( $texts );
		$found     = array();
		for ( $i = 0; $i < count( $positions ); $i += max( 1, intdiv( $length, 2 ) ) ) {
			$next  = array_slice( $positions, $i, Hours_Change::MAX_ROWS );
			$shown = array();
			foreach ( $next as $at ) {
				if ( 2 !== count( $texts[ $at ] ) ) {
					break;
				}
				array_push( $shown, ...$texts[ $at ] );
			}
			[ $length, $is_former ] = $this->hours->match( $shown, 0 );
			if ( $is_former ) {
				$found[] = array_slice( $next, 0, intdiv( $length, 2 ) );
			}
		}
		return $found;
	}

	/** @param list<int> $rows Positions. */
	private function write( array $elements, array $rows ): array {
		$to      = $this->hours->to;
		$last    = count( $rows ) - 1;
		$row     = $elements[ $rows[ $last ] ];
		$between = $last > 0 ? array_slice( $elements, $rows[ $last - 1 ] + 1, $rows[ $last ] - $rows[ $last - 1 ] - 1 ) : self::divider( $elements[ $rows[0] + 1 ] ?? null );
		$further = array();
		foreach ( array_slice( $to, count( $rows ), null, true ) as $i => $hours ) {
			array_push( $further, ...array_map( fn( $separator ) => self::copy( $separator, "$i" ), $between ) );
			$further[] = self::fill( self::copy( $row, "$i" ), $hours );
		}
		foreach ( array_slice( $rows, 0, count( $to ) ) as $i => $at ) {
			$elements[ $at ] = self::fill( $elements[ $at ], $to[ $i ] );
		}
		$end = $rows[ min( $last, count( $to ) - 1 ) ];
		array_splice( $elements, $end + 1, $rows[ $last ] - $end, $further );
		return $elements;
	}

	/** @return list<object> The element after a single row, if it's a line. */
	private static function divider( mixed $element ): array {
		return is_object( $element ) && 'divider' === ( $element->widgetType ?? null ) ? array( $element ) : array();
	}

	/** @return list<string> Texts that people read in an element, in their order. */
	private static function texts( mixed $element ): array {
		if ( ! is_object( $element ) ) {
			return array();
		}
		$name  = self::text_of( $element );
		$own   = null === $name ? array() : array_values( Html_Parts::split( $element->settings->$name )->readable() );
		$inner = is_array( $element->elements ?? null ) ? array_map( array( self::class, 'texts' ), $element->elements ) : array();
		return array_merge( $own, ...$inner );
	}

	private static function text_of( object $element ): ?string {
		$settings = $element->settings ?? null;
		foreach ( is_object( $settings ) ? self::TEXTS : array() as $name ) {
			if ( is_string( $settings->$name ?? null ) ) {
				return $name;
			}
		}
		return null;
	}

	/**
	 * Writes days and times over the first texts.
	 *
	 * @param list<string> $texts Those that are left, which it takes.
	 */
	private static function fill( object $element, array $texts, ?array &$left = null ): object {
		$left ??= $texts;
		$copy   = clone $element;
		$name   = self::text_of( $element );
		if ( null !== $name ) {
			$html = Html_Parts::split( $element->settings->$name );
			foreach ( array_keys( $html->readable() ) as $i ) {
				$html->parts[ $i ] = $left ? Html_Parts::escape( array_shift( $left ) ) : $html->parts[ $i ];
			}
			$copy->settings        = clone $element->settings;
			$copy->settings->$name = $html->html();
		}
		foreach ( is_array( $element->elements ?? null ) ? $element->elements : array() as $i => $inner ) {
			$copy->elements[ $i ] = is_object( $inner ) ? self::fill( $inner, $texts, $left ) : $inner;
		}
		return $copy;
	}

	/** Returns a copy whose elements have other ids, the same ones each time. */
	private static function copy( mixed $element, string $seed ): mixed {
		if ( ! is_object( $element ) ) {
			return $element;
		}
		$copy     = clone $element;
		$copy->id = substr( md5( $seed . ' ' . ( is_string( $element->id ?? null ) ? $element->id : '' ) ), 0, 7 );
		foreach ( is_array( $element->elements ?? null ) ? $element->elements : array() as $i => $inner ) {
			$copy->elements[ $i ] = self::copy( $inner, $seed );
		}
		return $copy;
	}
}
