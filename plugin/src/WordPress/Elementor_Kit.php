<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Fonts;
use Elementor\Plugin;

defined( 'ABSPATH' ) || exit;

/** Reads the default fonts of Elementor's kit, which it loads on every page. */
final class Elementor_Kit {

	/** @return list<string> Default fonts that Elementor loads from Google, because the site doesn't have them. */
	public static function loaded_from_google(): array {
		$kit = Elementor::is_active() && '0' !== (string) get_option( 'elementor_google_font', '1' ) ? Plugin::$instance->kits_manager->get_active_kit() : null;
		$own = $kit ? (array) $kit->get_settings( 'system_typography' ) : array();
		$all = array_filter( array_map( fn( $row ) => is_array( $row ) ? (string) ( $row['typography_font_family'] ?? '' ) : '', $own ) );
		return array_values( array_unique( array_filter( $all, fn( $name ) => 'googlefonts' === Fonts::get_font_type( $name ) ) ) );
	}

	/** Returns true if nobody has saved the default fonts and no page of this site is made with Elementor. */
	public static function is_new(): bool {
		$kit   = Elementor::is_active() ? Plugin::$instance->kits_manager->get_active_kit() : null;
		$saved = $kit ? $kit->get_meta( '_elementor_page_settings' ) : array();
		if ( is_array( $saved ) && ! empty( $saved['system_typography'] ) ) {
			return false;
		}
		$query = array(
			'post_type'        => 'any',
			'post_status'      => array( 'publish', 'draft', 'private', 'pending', 'future' ),
			'meta_key'         => '_elementor_edit_mode', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- The key is indexed, and one row is enough.
			'numberposts'      => 1,
			'fields'           => 'ids',
			'suppress_filters' => true,
		);
		return array() === get_posts( $query );
	}
}
