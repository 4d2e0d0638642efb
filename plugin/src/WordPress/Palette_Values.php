<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** Reads and writes `colors/<theme>/<slug>` and `fonts/…`: in a block theme's global styles; for classic themes, this plugin adds them. */
final class Palette_Values implements Settings_Store {

	/** Theme name for classic themes. */
	public const ANY  = '*';
	private const AT  = array( 'colors' => array( 'color', 'palette' ), 'fonts' => array( 'typography', 'fontFamilies' ) );
	private const FONT = '/[<>{};\\\\]/';

	/** @return array<string, array<string, string>> What a pack brings, by key, for the active theme. */
	public static function of( array $settings ): array {
		$theme  = wp_theme_has_theme_json() ? get_stylesheet() : self::ANY;
		$values = array();
		foreach ( $settings['colors'] as $one ) {
			$color = (string) ( $one['color'] ?? '' );
			if ( '' !== self::slug( $one ) && 1 === preg_match( '/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([0-9., %\/]+\))$/Di', $color ) ) {
				$values[ "colors/$theme/" . self::slug( $one ) ] = array( 'slug' => self::slug( $one ), 'name' => self::name( $one ), 'color' => $color );
			}
		}
		foreach ( $settings['fonts'] as $one ) {
			$family = (string) ( $one['settings']['fontFamily'] ?? $one['settings']['typography_font_family'] ?? '' );
			if ( '' !== self::slug( $one ) && '' !== $family && 0 === preg_match( self::FONT, $family ) ) {
				$values[ "fonts/$theme/" . self::slug( $one ) ] = array( 'slug' => self::slug( $one ), 'name' => self::name( $one ), 'fontFamily' => $family );
			}
		}
		return $values;
	}

	public function read( array $keys ): array {
		$values = array();
		foreach ( $keys as $key ) {
			[ $kind, $theme, $slug ] = explode( '/', $key, 3 );
			$rows           = array_column( self::rows( self::load( $theme ), $kind, $theme ), null, 'slug' );
			$values[ $key ] = $rows[ $slug ] ?? null;
		}
		return $values;
	}

	public function write( array $values, bool $is_undo = false ): void {
		$by_theme = array();
		foreach ( $values as $key => $value ) {
			[ $kind, $theme, $slug ]            = explode( '/', (string) $key, 3 );
			$by_theme[ $theme ][ $kind ][ $slug ] = $value;
		}
		foreach ( $by_theme as $theme => $kinds ) {
			$data = self::load( (string) $theme, true );
			foreach ( $kinds as $kind => $rows ) {
				$all                = array_merge( array_column( self::rows( $data, $kind, (string) $theme ), null, 'slug' ), $rows );
				[ $group, $preset ] = self::AT[ $kind ];
				$left               = array_values( array_filter( $all ) );
				if ( self::ANY === $theme ) {
					$data[ $kind ] = $left;
				} else {
					$data['settings'][ $group ][ $preset ]['custom'] = $left;
				}
			}
			self::save( (string) $theme, $data );
		}
	}

	public function label( string $key ): string {
		/* translators: %s: name of a colour or a font */
		return sprintf( __( 'Colour or font “%s”', 'kithouse' ), $this->read( array( $key ) )[ $key ]['name'] ?? substr( (string) strrchr( $key, '/' ), 1 ) );
	}

	/** Returns true if a font of classic themes has this slug, and these restored values don't remove it. */
	public static function names_font( string $slug, array $restored ): bool {
		$rows = array_column( self::rows( self::load( self::ANY ), 'fonts', self::ANY ), null, 'slug' );
		return isset( $rows[ $slug ] ) && ! array_key_exists( 'fonts/' . self::ANY . "/$slug", $restored );
	}

	private static function rows( array $data, string $kind, string $theme ): array {
		[ $group, $preset ] = self::AT[ $kind ];
		$rows               = self::ANY === $theme ? $data[ $kind ] ?? array() : $data['settings'][ $group ][ $preset ]['custom'] ?? array();
		return array_values( array_filter( (array) $rows, fn( $row ) => is_array( $row ) && isset( $row['slug'] ) ) );
	}

	private static function load( string $theme, bool $creates = false ): array {
		if ( self::ANY === $theme ) {
			return (array) get_option( Site_Look::PALETTE, array() );
		}
		return (array) json_decode( (string) ( self::post( $theme, $creates )['post_content'] ?? '' ), true );
	}

	private static function save( string $theme, array $data ): void {
		if ( self::ANY === $theme ) {
			array_filter( $data ) ? update_option( Site_Look::PALETTE, $data, true ) : delete_option( Site_Look::PALETTE );
		} else {
			$id = (int) ( self::post( $theme, true )['ID'] ?? 0 );
			$id && wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE ) ) ) );
		}
		wp_clean_theme_json_cache();
	}

	private static function post( string $theme, bool $creates ): array {
		return WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $theme ), $creates, array( 'publish', 'draft' ) );
	}

	/** Returns the slug as the block editor writes it into classes and variables. */
	private static function slug( mixed $one ): string {
		return is_array( $one ) ? _wp_to_kebab_case( sanitize_title( (string) ( $one['id'] ?? '' ) ) ) : '';
	}

	private static function name( array $one ): string {
		return sanitize_text_field( (string) ( $one['title'] ?? '' ) );
	}
}
