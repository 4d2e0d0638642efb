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
		return array() !== array_diff( array_keys( self::posts( $id ) ), $going );
	}

	/** Counts pages, templates and other content that use it, also through a global class. */
	public static function count( string $id ): int {
		$posts = self::posts( $id );
		foreach ( array_keys( $posts, 'e_global_class', true ) as $class ) {
			$posts += self::posts( (string) get_post_meta( $class, '_elementor_global_class_id', true ) );
		}
		return count( array_filter( $posts, fn( $type ) => 'e_global_class' !== $type ) );
	}

	/** @return array<int, string> Types of the posts that name it. */
	private static function posts( string $id ): array {
		global $wpdb;
		if ( '' === $id ) {
			return array();
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT DISTINCT p.ID, p.post_type FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key IN ( %s, %s, %s, %s ) AND m.meta_value LIKE %s
				AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )",
				array( ...self::METAS, '%' . $wpdb->esc_like( "\"$id\"" ) . '%' )
			),
			ARRAY_A
		);
		return array_column( array_map( fn( $row ) => array( 'ID' => (int) $row['ID'] ) + $row, $rows ), 'post_type', 'ID' );
	}
}
