<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

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
			$css = ( new Global_Styles() )->read( array( "$theme|styles.css" ) )[ "$theme|styles.css" ];
			return is_string( $css ) ? $css : '';
		}
		return (string) wp_get_custom_css_post( $theme )?->post_content;
	}

	/** Saves without the filters for people who can't write CSS themselves, because the rules are the plugin's own. */
	private static function save( string $theme, string $css ): void {
		kses_remove_filters();
		try {
			wp_get_theme( $theme )->is_block_theme()
				? ( new Global_Styles() )->write( array( "$theme|styles.css" => '' === $css ? null : $css ) )
				: self::save_post( $theme, $css );
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
}
