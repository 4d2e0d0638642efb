<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Reads an option past the filters of other plugins.

/** Reads and writes options (`option/blogname`), theme mods (`mod/<theme>/custom_logo`) and kit settings (`kit/styles/site_logo`). */
final class Site_Settings implements Settings_Store {

	/** Returns the key of a setting of the active theme. Encoded, because a theme's folder can be inside another. */
	public static function of_theme( string $mod ): string {
		return 'mod/' . rawurlencode( get_stylesheet() ) . "/$mod";
	}

	public function read( array $keys ): array {
		$kit    = ( new Kit_Values() )->read( self::of_kit( $keys ) );
		$values = array();
		foreach ( $keys as $key ) {
			[ $kind, $name, $mod, $place ] = explode( '/', $key, 4 ) + array( '', '', '', '' );
			$values[ $key ] = match ( $kind ) {
				'option' => self::stored( $name ),
				'mod'    => '' === $place ? ( self::mods( $name )[ $mod ] ?? null ) : ( self::mods( $name )[ $mod ][ $place ] ?? null ),
				'kit'    => $kit[ substr( $key, 4 ) ],
			};
		}
		return $values;
	}

	public function write( array $values, bool $is_undo = false ): void {
		foreach ( $values as $key => $value ) {
			[ $kind, $name, $mod, $place ] = explode( '/', (string) $key, 4 ) + array( '', '', '', '' );
			if ( 'option' === $kind ) {
				null === $value ? delete_option( $name ) : self::store( $name, $value );
			} elseif ( 'mod' === $kind ) {
				self::set_mod( $name, $mod, $place, $value );
			}
		}
		$of_kit = self::of_kit( array_map( 'strval', array_keys( $values ) ) );
		$of_kit && ( new Kit_Values() )->write( array_combine( $of_kit, array_map( fn( $key ) => $values[ "kit/$key" ], $of_kit ) ), $is_undo );
	}

	public function label( string $key ): string {
		return match ( true ) {
			in_array( $key, array( 'option/blogname', 'kit/styles/site_name' ), true ) => __( 'Site title', 'kithouse' ),
			in_array( $key, array( 'option/blogdescription', 'kit/styles/site_description' ), true ) => __( 'Tagline', 'kithouse' ),
			'option/' . Elementor::CONTAINER_OPTION === $key => __( 'Elementor feature “Container”', 'kithouse' ),
			str_starts_with( $key, 'option/elementor_experiment-' ) => __( 'Elementor’s Atomic Editor', 'kithouse' ),
			'option/page_for_posts' === $key           => __( 'Posts page', 'kithouse' ),
			str_ends_with( $key, '_on_front' )         => __( 'Front page', 'kithouse' ),
			str_ends_with( $key, '_logo' )             => __( 'Logo', 'kithouse' ),
			str_contains( $key, '/nav_menu_locations/' ) => __( 'Menu location', 'kithouse' ),
			1 === preg_match( '#/hello_(header|footer)_(logo_type|tagline)#', $key ) => __( 'Header and footer of the theme', 'kithouse' ),
			default                                    => __( 'Logo width', 'kithouse' ),
		};
	}

	/** Bypasses the functions of the active theme, because the site may have another one at undo. */
	private static function mods( string $theme ): array {
		return (array) ( self::stored( 'theme_mods_' . rawurldecode( $theme ) ) ?? array() );
	}

	/** Bypasses filters, because `update_option()` writes nothing if one already returns the new value. */
	private static function store( string $option, mixed $value ): void {
		$stored = self::stored( $option );
		$response = fn() => $stored;
		null !== $stored && add_filter( "pre_option_$option", $response, PHP_INT_MAX );
		update_option( $option, $value );
		remove_filter( "pre_option_$option", $response, PHP_INT_MAX );
	}

	/** Reads past filters, because plugins for several languages answer `get_option()` by person and request. Null if missing. */
	private static function stored( string $option ): mixed {
		global $wpdb;
		$value = wp_load_alloptions()[ $option ]
			?? $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
		return maybe_unserialize( $value );
	}

	private static function set_mod( string $theme, string $mod, string $place, mixed $value ): void {
		$mods = self::mods( $theme );
		if ( '' !== $place ) {
			$places = (array) ( $mods[ $mod ] ?? array() );
			unset( $places[ $place ] );
			$value = null === $value ? $places : array( $place => $value ) + $places;
		}
		unset( $mods[ $mod ] );
		update_option( 'theme_mods_' . rawurldecode( $theme ), null === $value || array() === $value ? $mods : array( $mod => $value ) + $mods );
	}

	private static function of_kit( array $keys ): array {
		return array_values( array_map( fn( $key ) => substr( $key, 4 ), array_filter( $keys, fn( $key ) => str_starts_with( $key, 'kit/' ) ) ) );
	}
}
