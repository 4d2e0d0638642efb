<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Elementor has no index of the posts with atomic elements.

/** Finds content that needs Elementor's Atomic Editor. */
final class Atomic_Use {

	/** @param list<int> $going Posts that the same undo removes. */
	public static function is_elsewhere( array $going ): bool {
		global $wpdb;
		$found = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = '_elementor_data' AND ( m.meta_value LIKE %s OR m.meta_value LIKE %s )
				AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
				array_map( fn( $text ) => '%' . $wpdb->esc_like( $text ) . '%', array( '"elType":"e-', '"widgetType":"e-' ) )
			)
		);
		return array() !== array_diff( array_map( 'intval', $found ), $going );
	}
}
