<?php
declare(strict_types=1);

namespace Kithouse\Push;

use Elementor\Plugin;
use Kithouse\Import\Elementor;

defined( 'ABSPATH' ) || exit;

/** The colours and fonts of this site, to which its pages refer. The cloud keeps of them what a page shows. */
final class Kit_Globals {

	private const LISTS     = array( 'system_colors', 'custom_colors', 'system_typography', 'custom_typography' );
	/** Of Elementor 4, in its own table of the kit. */
	private const VARIABLES = '_elementor_global_variables';

	/** @return array<string, mixed> As Elementor has them, with what nobody has changed; empty without Elementor. */
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
