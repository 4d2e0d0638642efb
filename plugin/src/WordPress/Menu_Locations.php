<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Finds a theme's menu location by a menu's purpose, because each theme has its own names. */
final class Menu_Locations {

	private const WORDS = array(
		array( 'primary', 'main', 'header', 'top', 'navigation', 'menu-1' ),
		array( 'footer', 'bottom', 'menu-2' ),
		array( 'mobile', 'handheld', 'expanded' ),
		array( 'social' ),
		array( 'secondary', 'second' ),
	);

	/** @param array<string, string> $places Descriptions by name, as a theme registers them. */
	public static function find( string $wanted, array $places ): ?string {
		$wanted = strtolower( trim( $wanted ) );
		if ( isset( $places[ $wanted ] ) ) {
			return $wanted;
		}
		foreach ( array( $wanted, ...self::like( $wanted ) ) as $word ) {
			foreach ( $places as $name => $description ) {
				if ( '' !== $word && ( str_contains( strtolower( (string) $name ), $word ) || str_contains( strtolower( (string) $description ), $word ) ) ) {
					return (string) $name;
				}
			}
		}
		return null;
	}

	private static function like( string $wanted ): array {
		foreach ( self::WORDS as $words ) {
			if ( array_filter( $words, fn( $word ) => str_contains( $wanted, $word ) ) ) {
				return $words;
			}
		}
		return array();
	}
}
