<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes our rules (`css/<theme>/<name>`) in the additional CSS of a theme: in the global styles of a block theme, where
 * the site editor shows it, otherwise in that of the Customizer. Each is between two comments, and everything else stays.
 */
final class Custom_Css implements Settings_Store {

	/** Returns the key for the active theme. Encoded, because a theme's folder can be inside another. */
	public static function key( string $name ): string {
		return 'css/' . rawurlencode( get_stylesheet() ) . "/$name";
	}

	public function read( array $keys ): array {
		$values = array();
		foreach ( $keys as $key ) {
			[ , $theme, $name ] = explode( '/', $key, 3 );
			$values[ $key ]     = 1 === preg_match( self::pattern( $name ), self::load( rawurldecode( $theme ) ), $found ) ? $found[1] : null;
		}
		return $values;
	}

	public function write( array $values, bool $is_undo = false ): void {
		foreach ( $values as $key => $rules ) {
			[ , $theme, $name ] = explode( '/', (string) $key, 3 );

			$theme  = rawurldecode( $theme );
			$former = self::load( $theme );
			$others = trim( (string) preg_replace( self::pattern( $name ), '', $former ) );
			$css    = null === $rules ? $others : ltrim( "$others\n\n" . self::open( $name ) . "\n$rules\n" . self::close( $name ) );
			$css === $former || self::save( $theme, $css );
		}
	}

	public function label( string $key ): string {
		return __( 'Additional CSS', 'kithouse' );
	}

	private static function open( string $name ): string {
		return "/* Kithouse: $name */";
	}

	private static function close( string $name ): string {
		return "/* End of Kithouse: $name */";
	}

	private static function pattern( string $name ): string {
		return '~\s*' . preg_quote( self::open( $name ), '~' ) . '\n(.*?)\n' . preg_quote( self::close( $name ), '~' ) . '~s';
	}

	private static function load( string $theme ): string {
		if ( wp_get_theme( $theme )->is_block_theme() ) {
			$css = self::styles( $theme, false )[1]['styles']['css'] ?? '';
			return is_string( $css ) ? $css : '';
		}
		return (string) wp_get_custom_css_post( $theme )?->post_content;
	}

	/** Saves without the filters for people who can't write CSS themselves, because the rules are the plugin's own. */
	private static function save( string $theme, string $css ): void {
		kses_remove_filters();
		try {
			wp_get_theme( $theme )->is_block_theme() ? self::save_styles( $theme, $css ) : self::save_post( $theme, $css );
		} finally {
			kses_init();
		}
	}

	private static function save_post( string $theme, string $css ): void {
		$post = wp_get_custom_css_post( $theme );
		if ( '' !== $css ) {
			wp_update_custom_css_post( $css, array( 'stylesheet' => $theme ) );
		} elseif ( $post ) {
			wp_delete_post( $post->ID, true );
			get_stylesheet() === $theme && remove_theme_mod( 'custom_css_post_id' );
		}
	}

	private static function save_styles( string $theme, string $css ): void {
		[ $id, $data ] = self::styles( $theme, true );
		$styles        = array_diff_key( $data['styles'] ?? array(), array( 'css' => true ) ) + ( '' === $css ? array() : array( 'css' => $css ) );
		unset( $data['styles'] );
		$data += ( $styles ? array( 'styles' => $styles ) : array() );
		$id && wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE ) ) ) );
		wp_clean_theme_json_cache();
	}

	/** @return array{int, array<string, mixed>} Id and content of a theme's global styles, with what WordPress needs to read them. */
	private static function styles( string $theme, bool $creates ): array {
		$post = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $theme ), $creates, array( 'publish', 'draft' ) );
		$data = json_decode( (string) ( $post['post_content'] ?? '' ), true );
		$data = ( is_array( $data ) ? $data : array() ) + array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA );
		return array( (int) ( $post['ID'] ?? 0 ), array( 'isGlobalStylesUserThemeJSON' => true ) + $data );
	}
}
