<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Offers the fonts that WordPress prints in Elementor's list, and keeps Elementor from asking Google for them. */
final class Elementor_Fonts {

	private const GROUP = 'kithouse';

	public function add_hooks(): void {
		add_filter( 'elementor/fonts/groups', array( $this, 'add_group' ) );
		add_filter( 'elementor/fonts/additional_fonts', array( $this, 'add_fonts' ) );
	}

	public function add_group( mixed $groups ): mixed {
		return is_array( $groups ) ? array( self::GROUP => __( 'Fonts of this site', 'kithouse' ) ) + $groups : $groups;
	}

	/** Adds the families whose faces are on every page, under the name that Elementor writes into styles. */
	public function add_fonts( mixed $fonts ): mixed {
		return is_array( $fonts ) ? array_fill_keys( self::names(), self::GROUP ) + $fonts : $fonts;
	}

	/** @return list<string> */
	private static function names(): array {
		$origins = wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		$names   = array();
		foreach ( is_array( $origins ) ? $origins : array() as $families ) {
			foreach ( is_array( $families ) ? $families : array() as $family ) {
				$list = is_array( $family ) && ! empty( $family['fontFace'] ) ? $family['fontFamily'] ?? '' : '';
				$name = is_string( $list ) ? trim( explode( ',', $list )[0], " \"'" ) : '';
				if ( 1 === preg_match( '/^[\w -]{1,60}$/D', $name ) ) {
					$names[] = $name;
				}
			}
		}
		return array_values( array_unique( $names ) );
	}
}
