<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no search in the text of fields.

/** Finds out whether anything on the site still names a font family. */
final class Font_Use {

	private const MAX_POSTS = 500;

	/** @return list<int> Posts that name the family. */
	public static function naming( array $family ): array {
		return isset( $family['slug'], $family['name'] ) ? self::posts( self::needles( $family ), self::MAX_POSTS ) : array();
	}

	/** @return array{string, string, string, string} */
	private static function needles( array $family ): array {
		return array( $family['slug'], '"' . $family['name'] . '"', '"' . $family['name'] . ',', "'" . $family['name'] . "'," );
	}

	/**
	 * @param array{slug?: string, name?: string} $family
	 * @param list<int>            $going    Posts that don't count, because they are being removed.
	 * @param array<string, mixed> $restored Values that settings return to, by key of their store.
	 */
	public static function is_elsewhere( array $family, array $going, array $restored = array() ): bool {
		if ( ! isset( $family['slug'], $family['name'] ) ) {
			return false;
		}
		$needles = self::needles( $family );
		$styles  = Global_Styles::restored( $restored );
		$going   = array_merge( $going, array_keys( array_filter( $styles, fn( $text ) => str_replace( $needles, '', $text ) === $text ) ) );
		return Palette_Values::names_font( $family['slug'], $restored ) || array() !== array_diff( self::posts( $needles, count( $going ) + 1 ), $going );
	}

	/** @return list<int> At most so many posts whose content or Elementor's data has one of these four texts. */
	private static function posts( array $needles, int $max ): array {
		global $wpdb;
		$likes = array_map( fn( $needle ) => '%' . $wpdb->esc_like( $needle ) . '%', $needles );
		$found = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM $wpdb->posts
				WHERE post_type NOT IN ( 'revision', 'wp_font_family', 'wp_font_face' ) AND post_status NOT IN ( 'trash', 'auto-draft' )
				AND ( post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s OR post_content LIKE %s )
				UNION SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key IN ( '_elementor_data', '_elementor_page_settings' )
				AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' )
				AND ( m.meta_value LIKE %s OR m.meta_value LIKE %s OR m.meta_value LIKE %s OR m.meta_value LIKE %s ) LIMIT %d",
				array( ...$likes, ...$likes, $max )
			)
		);
		return array_map( 'intval', $found );
	}
}
