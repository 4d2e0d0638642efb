<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Elementor's index lists only pages that somebody has opened.

/** Finds where a global class or a variable of Elementor 4 is used. */
final class Design_Use {

	private const METAS = array( '_elementor_data', '_elementor_page_settings', '_elementor_global_class_data', '_elementor_global_class_data_preview' );

	/** @param list<int> $going Posts that the same undo removes. */
	public static function is_elsewhere( string $id, array $going ): bool {
		global $wpdb;
		$posts = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key IN ( %s, %s, %s, %s ) AND m.meta_value LIKE %s
				AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
				array( ...self::METAS, '%' . $wpdb->esc_like( "\"$id\"" ) . '%' )
			)
		);
		return array() !== array_diff( array_map( 'intval', $posts ), $going );
	}
}
