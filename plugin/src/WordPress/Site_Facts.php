<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Stores the details of the business that a person entered. */
final class Site_Facts {

	public const OPTION = 'kithouse_facts';

	public const TEXTS   = array( 'name', 'activity', 'about', 'owner', 'phone', 'email', 'street', 'postal_code', 'city', 'country', 'hours', 'founded' );
	private const TIME   = '/^([01]\d|2[0-3]):[0-5]\d$/D';
	private const LINK   = '#^https://[^\s"\'<>\\\\\[\]]{1,290}$#D';
	private const LENGTH = array( 'about' => 600 );

	public static function all(): array {
		$facts = get_option( self::OPTION, array() );
		return is_array( $facts ) ? self::clean( $facts ) : array();
	}

	public static function save( array $facts ): void {
		$clean = self::clean( $facts );
		if ( self::all() !== $clean ) {
			Former_Facts::remember( self::all(), $clean );
			update_option( self::OPTION, $clean, false );
		}
	}

	/** Returns the fields of a request for a template, which then shows the site's own details; none without any. */
	public static function for_template(): array {
		$facts = self::all();
		return $facts ? array( 'facts' => (object) $facts, 'locale' => self::locale() ) : array();
	}

	/** Returns the language of the site in a form that the library knows; WordPress also has `de_DE_formal`. */
	public static function locale(): string {
		return preg_match( '/^[a-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$/iD', get_locale() ) ? get_locale() : 'en_US';
	}

	/** @return list<string> */
	public static function keys(): array {
		return array( ...self::TEXTS, 'opening_hours', 'social' );
	}

	/** Returns what is a detail, and each text as one line. */
	public static function clean( array $facts ): array {
		$clean = array();
		foreach ( self::TEXTS as $name ) {
			$text = self::line( $facts[ $name ] ?? null, self::LENGTH[ $name ] ?? 200 );
			if ( '' !== $text ) {
				$clean[ $name ] = $text;
			}
		}
		$hours  = array_filter( array_map( array( self::class, 'hours' ), self::rows( $facts['opening_hours'] ?? null, 21 ) ) );
		$social = array_filter( array_map( array( self::class, 'social' ), self::rows( $facts['social'] ?? null, 12 ) ) );
		return $clean + ( $hours ? array( 'opening_hours' => array_values( $hours ) ) : array() ) + ( $social ? array( 'social' => array_values( $social ) ) : array() );
	}

	/** Returns a text as one line of so many characters; empty for another value. */
	public static function line( mixed $text, int $max ): string {
		return is_string( $text ) ? mb_substr( trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', $text ) ), 0, $max ) : '';
	}

	private static function rows( mixed $rows, int $maximum ): array {
		return is_array( $rows ) ? array_slice( array_filter( $rows, 'is_array' ), 0, $maximum ) : array();
	}

	private static function hours( array $row ): ?array {
		$days  = array_values( array_unique( array_filter( array_map( 'intval', array_filter( (array) ( $row['days'] ?? array() ), 'is_numeric' ) ), fn( $day ) => $day >= 1 && $day <= 7 ) ) );
		$times = array( $row['opens'] ?? null, $row['closes'] ?? null );
		foreach ( $times as $time ) {
			if ( ! is_string( $time ) || ! preg_match( self::TIME, $time ) ) {
				return null;
			}
		}
		return $days ? array( 'days' => $days, 'opens' => $times[0], 'closes' => $times[1] ) : null;
	}

	private static function social( array $row ): ?array {
		$network = $row['network'] ?? null;
		$url     = $row['url'] ?? null;
		$is_link = is_string( $network ) && preg_match( '/^[a-z]{1,20}$/D', $network ) && is_string( $url ) && preg_match( self::LINK, $url );
		return $is_link ? array( 'network' => $network, 'url' => $url ) : null;
	}
}
