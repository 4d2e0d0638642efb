<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Operations\Value_Set;
use Kithouse\Theme_Builder\Core_Parts;
use Kithouse\Theme_Builder\Renderer;
use Kithouse\WordPress\Custom_Css;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Elementor_Fonts;
use Kithouse\WordPress\Global_Styles;
use Kithouse\WordPress\Palette_Values;
use Kithouse\WordPress\Site_Look;
use Kithouse\WordPress\Site_Values;

defined( 'ABSPATH' ) || exit;

/** Lists the look that the plugin adds to pages: colours and fonts, the logo's width, and the frame of a block theme. */
final class Look_Survey {

	private const PRESETS = array( 'colors' => 'settings.color.palette', 'fonts' => 'settings.typography.fontFamilies' );

	/** @param list<string> $areas Areas whose parts become the theme's own. */
	public function __construct( private array $areas ) {}

	/** @return list<Finding> */
	public function findings(): array {
		return array_values( array_filter( array( $this->palette(), self::elementor_fonts(), self::logo_width(), $this->frame() ) ) );
	}

	private function palette(): ?Finding {
		$rows = get_option( Site_Look::PALETTE );
		if ( ! is_array( $rows ) || ! array_filter( $rows ) || wp_theme_has_theme_json() ) {
			return null;
		}
		$keys   = array_merge( ...array_map( fn( $kind ) => self::keys( $kind, (array) ( $rows[ $kind ] ?? array() ) ), array( 'colors', 'fonts' ) ) );
		$label  = __( 'Colours and fonts', 'kithouse' );
		$loss   = __( 'Content that uses them falls back to those of the theme.', 'kithouse' );
		$drop   = array_fill_keys( array_keys( $keys ), null );
		$is_new = Global_Styles::are_shown( '' );
		$values = $is_new ? self::as_styles( $keys ) + $drop : array( Custom_Css::key( 'colours' ) => self::with_former( self::as_css( $keys ) ) ) + $drop;
		$handed = $is_new ? __( 'Stored in the global styles of the theme.', 'kithouse' ) : __( 'Stored as additional CSS of the theme.', 'kithouse' );
		return new Finding( 'colors', $label, $loss, $handed, array( Finding::op( 'colors', 'finalize', Value_Set::NAME, Value_Set::args( $label, $values ) ) ) );
	}

	/** Reports fonts that Elementor loads from Google without the plugin, which tells it that the site has them. */
	private static function elementor_fonts(): ?Finding {
		$has_fonts = Elementor::is_active() && '0' !== (string) get_option( 'elementor_google_font', '1' ) && array() !== ( new Elementor_Fonts() )->add_fonts( array() );
		return $has_fonts ? new Finding( 'fonts', __( 'Fonts of Elementor pages', 'kithouse' ), __( 'Elementor loads those that it knows from Google.', 'kithouse' ) ) : null;
	}

	/** @return array<string, array<string, mixed>> Rows by key of `Palette_Values`. */
	private static function keys( string $kind, array $rows ): array {
		$by_key = array();
		foreach ( array_filter( $rows, fn( $row ) => is_array( $row ) && is_string( $row['slug'] ?? null ) && '' !== $row['slug'] ) as $row ) {
			$by_key[ "$kind/" . Palette_Values::ANY . "/$row[slug]" ] = $row;
		}
		return $by_key;
	}

	/** Leaves out those that the site has under the same name, which win already. */
	private static function as_styles( array $rows ): array {
		$of_theme = array();
		foreach ( $rows as $key => $row ) {
			$of_theme[ 'styles/' . get_stylesheet() . '|' . self::PRESETS[ strtok( $key, '/' ) ] . ".$row[slug]" ] = $row;
		}
		$here = array_filter( ( new Site_Values() )->read( array_keys( $of_theme ) ) );
		return array_diff_key( $of_theme, $here );
	}

	/** Keeps the rules of an earlier hand-over, whose rows are no longer stored. Later rules win. */
	private static function with_former( string $css ): string {
		$key    = Custom_Css::key( 'colours' );
		$former = ( new Custom_Css() )->read( array( $key ) )[ $key ] ?? '';
		return ltrim( "$former\n$css" );
	}

	/** Writes the font faces, variables and classes that WordPress makes of presets. */
	private static function as_css( array $rows ): string {
		$variables = '';
		$classes   = '';
		$faces     = '';
		foreach ( $rows as $key => $row ) {
			$faces .= Font_Faces::css( $row['fontFace'] ?? null );
			$slug  = sanitize_html_class( $row['slug'] );
			$value = str_replace( array( '<', '>', '{', '}', ';' ), '', (string) ( $row['color'] ?? $row['fontFamily'] ?? '' ) );
			if ( str_starts_with( $key, 'colors/' ) ) {
				$variable   = "--wp--preset--color--$slug";
				$classes   .= "\n.has-$slug-color{color:var($variable)!important}.has-$slug-background-color{background-color:var($variable)!important}.has-$slug-border-color{border-color:var($variable)!important}";
			} else {
				$variable = "--wp--preset--font-family--$slug";
				$classes .= "\n.has-$slug-font-family{font-family:var($variable)!important}";
			}
			$variables .= "$variable:$value;";
		}
		return "$faces:root{{$variables}}$classes";
	}

	private static function logo_width(): ?Finding {
		$width = Site_Look::logo_width();
		if ( $width <= 0 ) {
			return null;
		}
		$label  = __( 'Logo width', 'kithouse' );
		$loss   = __( 'The logo appears in the theme’s size.', 'kithouse' );
		$css    = "img.custom-logo{width:{$width}px!important;max-width:100%!important;height:auto!important}";
		$values = array( Custom_Css::key( 'logo' ) => $css, 'option/' . Site_Look::LOGO_WIDTH => null );
		return new Finding( 'logo', $label, $loss, __( 'Stored as additional CSS of the theme.', 'kithouse' ), array( Finding::op( 'logo', 'finalize', Value_Set::NAME, Value_Set::args( $label, $values ) ) ) );
	}

	/** Compares the rules with the stored ones, so that a second hand-over has nothing to do. */
	private function frame(): ?Finding {
		$areas = wp_is_block_theme() ? array_values( array_unique( array( ...$this->areas, ...array_values( Core_Parts::imported() ) ) ) ) : array();
		sort( $areas );
		$key = Custom_Css::key( 'frame' );
		$css = $areas ? Renderer::styles_without_plugin( $areas ) : '';
		if ( ! $areas || ( new Custom_Css() )->read( array( $key ) )[ $key ] === $css ) {
			return null;
		}
		$label = __( 'Spacing of header and footer', 'kithouse' );
		$loss  = __( 'The gaps around the header and footer and the open menu on phones look like those of the theme.', 'kithouse' );
		return new Finding( 'frame', $label, $loss, __( 'Stored as additional CSS of the theme.', 'kithouse' ), array( Finding::op( 'frame', 'finalize', Value_Set::NAME, Value_Set::args( $label, array( $key => $css ) ) ) ) );
	}
}
