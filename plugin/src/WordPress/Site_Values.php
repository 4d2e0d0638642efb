<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Reads and writes every kind of value of a site by key; the first word of the key names its store. `styles/` precedes keys of global styles. */
final class Site_Values implements Settings_Store {

	private const STORES = array(
		'option'  => Site_Settings::class,
		'mod'     => Site_Settings::class,
		'kit'     => Site_Settings::class,
		'colors'  => Palette_Values::class,
		'fonts'   => Palette_Values::class,
		'css'     => Custom_Css::class,
		'meta'    => Post_Values::class,
		'content' => Post_Values::class,
		'title'   => Post_Values::class,
		'excerpt' => Post_Values::class,
		'styles'  => Global_Styles::class,
	);

	public function read( array $keys ): array {
		$values = array();
		foreach ( self::by_store( $keys ) as $store => $its_keys ) {
			$values += array_combine( $its_keys, ( new $store() )->read( self::as_given( $store, $its_keys ) ) );
		}
		return array_replace( array_fill_keys( $keys, null ), $values );
	}

	public function write( array $values, bool $is_undo = false ): void {
		foreach ( self::by_store( array_map( 'strval', array_keys( $values ) ) ) as $store => $keys ) {
			$its = array_map( fn( $key ) => $values[ $key ], $keys );
			( new $store() )->write( array_combine( self::as_given( $store, $keys ), $its ), $is_undo );
		}
	}

	public function label( string $key ): string {
		$store = self::STORES[ strtok( $key, '/' ) ];
		return ( new $store() )->label( self::as_given( $store, array( $key ) )[0] );
	}

	/** @return list<string> Keys as their store knows them. */
	private static function as_given( string $store, array $keys ): array {
		return Global_Styles::class === $store ? array_map( fn( $key ) => substr( $key, strlen( 'styles/' ) ), $keys ) : $keys;
	}

	/** @return array<class-string<Settings_Store>, list<string>> */
	private static function by_store( array $keys ): array {
		$by_store = array();
		foreach ( $keys as $key ) {
			$by_store[ self::STORES[ strtok( $key, '/' ) ] ][] = $key;
		}
		return $by_store;
	}
}
