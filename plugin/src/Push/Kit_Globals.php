<?php
declare(strict_types=1);

namespace Kithouse\Push;

use Elementor\Plugin;
use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Reads this site's colours and fonts, of which the cloud stores those that a page shows. */
final class Kit_Globals {

	private const LISTS     = array( 'system_colors', 'custom_colors', 'system_typography', 'custom_typography' );
	/** Elementor 4's separate table of the kit. */
	private const VARIABLES = '_elementor_global_variables';

	/** Includes Elementor's unchanged defaults. Empty without Elementor. */
	public static function read(): array {
		$kit = Elementor::is_active() ? Plugin::$instance->kits_manager->get_active_kit() : null;
		if ( ! $kit || ! $kit->get_id() ) {
			return array();
		}
		$settings = array();
		foreach ( self::LISTS as $list ) {
			$settings[ $list ] = array_values( array_filter( (array) $kit->get_settings( $list ), 'is_array' ) );
		}
		return $settings + array( 'global_variables' => $kit->get_json_meta( self::VARIABLES ) );
	}
}
