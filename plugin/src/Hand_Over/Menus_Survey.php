<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Operations\Value_Set;
use Kithouse\Import\Marked_Terms;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Kit_Values;
use Kithouse\WordPress\Menu_Locations;
use Kithouse\WordPress\Site_Settings;
use Kithouse\WordPress\Site_Values;

defined( 'ABSPATH' ) || exit;

/** Prepares the header and footer of a classic theme, which show instead of theme parts: menus, and logo or title in Hello Elementor. */
final class Menus_Survey {

	/** @param list<string> $areas Headers and footers that the theme's own replace. */
	public function __construct( private array $areas ) {}

	/** @return list<Finding> */
	public function findings(): array {
		$values = wp_is_block_theme() ? array() : array_merge( array(), ...array_map( array( self::class, 'values' ), $this->areas ) );
		if ( ! $values ) {
			return array();
		}
		$label = __( 'Header and footer of the theme', 'kithouse' );
		$args  = Value_Set::args( $label, $values );
		/* translators: %s: name of a theme */
		$loss = sprintf( __( '%s shows them without your menu or logo.', 'kithouse' ), wp_get_theme()->get( 'Name' ) );
		return array( new Finding( 'menus', $label, $loss, __( 'They show your menu and your logo.', 'kithouse' ), array( Finding::op( 'menus', 'finalize', Value_Set::NAME, $args ) ) ) );
	}

	/** @return array<string, mixed> By key of `Site_Values`; only what the site has not chosen itself. */
	private static function values( string $area ): array {
		$place  = Menu_Locations::find( $area, get_registered_nav_menus() );
		$menu   = self::menu( $area );
		$values = null !== $place && $menu && ! has_nav_menu( $place ) ? array( Site_Settings::of_theme( "nav_menu_locations/$place" ) => $menu ) : array();
		if ( 'hello-elementor' === get_template() && Elementor::is_active() && Kit_Values::is_there() ) {
			$values += self::hello( $area );
		}
		return $values;
	}

	private static function hello( string $area ): array {
		$wanted = array( "kit/styles/hello_{$area}_logo_type" => has_custom_logo() ? 'logo' : 'title', "kit/styles/hello_{$area}_tagline_display" => '' );
		$here   = ( new Site_Values() )->read( array_keys( $wanted ) );
		return array_filter( $wanted, fn( $key ) => null === $here[ $key ], ARRAY_FILTER_USE_KEY );
	}

	/** Returns the imported menu for the area; 0 without one. */
	private static function menu( string $area ): int {
		foreach ( wp_get_nav_menus() as $menu ) {
			$is_footer = str_contains( strtolower( "$menu->slug $menu->name" ), 'footer' );
			if ( '' !== Marked_Terms::mark_of( $menu->term_id ) && ( 'footer' === $area ) === $is_footer ) {
				return $menu->term_id;
			}
		}
		return 0;
	}
}
