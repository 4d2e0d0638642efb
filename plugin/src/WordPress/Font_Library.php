<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Brings font families to a site: downloads their files, stores them and activates them in the global styles. */
final class Font_Library {

	/** Explains why a person can't add fonts; null if they can. */
	public static function obstacle(): ?string {
		if ( ! function_exists( 'wp_get_font_dir' ) || ! post_type_exists( Font_Store::FAMILY ) ) {
			return __( 'This site has no Font Library. Its pages show similar fonts.', 'kithouse' );
		}
		if ( ! current_user_can( 'edit_theme_options' ) ) {
			return __( 'You don’t have permission to add fonts, so pages show similar ones. Ask an administrator.', 'kithouse' );
		}
		return self::is_writable( (string) wp_get_font_dir()['path'] ) ? null : __( 'This site’s font folder isn’t writable, so pages show similar fonts. Ask your host to allow writing to it.', 'kithouse' );
	}

	/** Returns true for a writable folder, and for one that can be created. */
	private static function is_writable( string $folder ): bool {
		while ( ! file_exists( $folder ) && dirname( $folder ) !== $folder ) {
			$folder = dirname( $folder );
		}
		return is_dir( $folder ) && wp_is_writable( $folder );
	}

	/**
	 * Stores families. Safe to repeat.
	 *
	 * @param callable(): bool $go_on Called between downloads.
	 * @return string|null Why they couldn't be stored, in which case none is.
	 */
	public static function store( array $families, callable $go_on ): ?string {
		$missing   = Font_Store::missing( $families );
		$downloads = new Downloads();
		$files     = array();
		require_once ABSPATH . 'wp-admin/includes/file.php';
		try {
			foreach ( array_chunk( $missing, $downloads->at_a_time() ) as $batch ) {
				$files += $downloads->fetch( $batch, $go_on );
			}
			if ( array_diff_key( $missing, $files ) ) {
				return __( 'The fonts couldn’t be downloaded completely, so pages show similar ones. Import again to retry.', 'kithouse' );
			}
			foreach ( $families as $family ) {
				if ( ! self::store_family( $family, $files ) ) {
					self::discard( $families );
					return __( 'The fonts couldn’t be stored in the font folder of this site, so pages show similar ones.', 'kithouse' );
				}
				$go_on();
			}
		} finally {
			$downloads->clean();
		}
		return null;
	}

	private static function store_family( array $family, array $files ): bool {
		foreach ( $family['faces'] as $face ) {
			if ( isset( $files[ $face['sha256'] ] ) && ! Font_Store::store_file( $files[ $face['sha256'] ], $family, $face ) ) {
				return false;
			}
		}
		Font_Store::add( $family );
		return true;
	}

	/** Removes what a failed attempt left and nothing uses. */
	private static function discard( array $families ): void {
		foreach ( $families as $family ) {
			Font_Use::is_elsewhere( $family, array() ) || Font_Store::remove( $family['slug'] );
		}
		Font_Store::sweep( $families );
	}

	/**
	 * @param list<array<string, mixed>> $presets
	 * @return array<string, array<string, mixed>> By key of the store, for the active theme.
	 */
	public static function for_theme( array $presets ): array {
		$theme  = get_stylesheet();
		$prefix = Global_Styles::are_shown( $theme ) ? "$theme|settings.typography.fontFamilies." : 'fonts/' . Palette_Values::ANY . '/';
		$keys   = array_map( fn( $preset ) => $prefix . $preset['slug'], $presets );
		return $presets ? array_combine( $keys, $presets ) : array();
	}

	/** Returns the store of these keys: global styles, or the plugin's option where WordPress doesn't show them. */
	public static function store_of( array $keys ): Settings_Store {
		return str_contains( (string) ( $keys[0] ?? '' ), '|' ) ? new Global_Styles() : new Palette_Values();
	}

	/** Activates families for a single template, which no undo removes. Keeps existing presets. */
	public static function activate( array $families ): void {
		$presets = self::for_theme( array_map( array( Font_Store::class, 'preset' ), $families ) );
		$values  = self::store_of( array_keys( $presets ) );
		$theme   = get_stylesheet();
		if ( $values instanceof Global_Styles && ! Global_Styles::exist( $theme ) ) {
			Global_Styles::sweep( $theme );
		}
		$former  = $values->read( array_keys( $presets ) );
		$values->write( array_filter( $presets, fn( $key ) => null === $former[ $key ], ARRAY_FILTER_USE_KEY ) );
	}
}
