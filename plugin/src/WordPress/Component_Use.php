<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Elementor has no index of the posts that show a component.

/** Finds where a component of Elementor 4 is used. */
final class Component_Use {

	/** @param list<int> $going Posts that the same undo removes. */
	public static function is_elsewhere( int $id, array $going ): bool {
		foreach ( array_diff( self::naming( $id ), $going ) as $post_id ) {
			// One at a time, because a page can have megabytes.
			if ( 1 === preg_match( '/"component_id":\{[^{}]*"value":' . $id . '[,}]/', self::data( $post_id ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<int> Posts whose elements have this number as a value, whatever it means there. */
	private static function naming( int $id ): array {
		global $wpdb;
		$found = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = '_elementor_data' AND m.meta_value LIKE %s AND ( m.meta_value LIKE %s OR m.meta_value LIKE %s )
				AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
				array_map( fn( $text ) => '%' . $wpdb->esc_like( $text ) . '%', array( '"component_id":', "\"value\":$id}", "\"value\":$id," ) )
			)
		);
		return array_map( 'intval', $found );
	}

	/** Reads past the cache of metadata, which would also load all other metadata of the post and keep it. */
	private static function data( int $post_id ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_elementor_data' LIMIT 1", $post_id ) );
	}
}
