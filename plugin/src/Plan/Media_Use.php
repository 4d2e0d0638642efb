<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** Who on this site shows a picture. */
final class Media_Use {

	/** Options that hold the number of a picture. */
	private const OPTIONS = array( 'site_icon', 'site_logo' );
	/** Fields that people or their plugins have added, of which nobody knows the names. A number that only looks alike keeps a picture. */
	private const IS_FIELD = "(SUBSTR(m.meta_key, 1, 1) <> '_' AND (m.meta_value = %s OR m.meta_value LIKE %s))";

	/**
	 * @param list<int> $but         Posts that go as well.
	 * @param bool      $is_released The settings are about to let it go.
	 * @return string|null Where else it is used, for a person.
	 */
	public static function elsewhere( int $id, array $but, bool $is_released = false ): ?string {
		$post = self::post( $id, $but );
		if ( $post ) {
			if ( ! current_user_can( 'read_post', $post ) ) {
				return __( 'It is used in something that you may not see.', 'kithouse' );
			}
			$title = '' === get_the_title( $post ) ? __( '(no title)', 'kithouse' ) : wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES );
			/* translators: %s: title of a page */
			return sprintf( __( 'It is used in “%s”.', 'kithouse' ), $title );
		}
		return ( ! $is_released && self::is_in_settings( $id ) ) || self::is_in_terms( $id ) ? __( 'It is used in the settings of this site.', 'kithouse' ) : null;
	}

	/** @param list<int> $but */
	private static function post( int $id, array $but ): int {
		global $wpdb;
		$name   = self::name( $id );
		$but    = implode( ',', array_map( 'intval', array( $id, ...$but ) ) );
		$in     = "p.ID NOT IN ($but) AND p.post_type <> 'revision'";
		$posts  = "SELECT p.ID FROM $wpdb->posts p WHERE $in AND p.post_content REGEXP %s LIMIT 1";
		$number = "(m.meta_key IN ('_thumbnail_id', '_product_image_gallery') AND CONCAT(',', m.meta_value, ',') LIKE %s) OR " . self::IS_FIELD;
		$metas  = "SELECT p.ID FROM $wpdb->posts p JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE $in AND ($number OR m.meta_value REGEXP %s) LIMIT 1";
		// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared
		$found = $wpdb->get_var( $wpdb->prepare( $posts, $name ) );
		return (int) ( $found ?? $wpdb->get_var( $wpdb->prepare( $metas, "%,$id,%", ...array( ...self::field( $id ), $name ) ) ) );
		// phpcs:enable
	}

	/** @return list<string> The number alone, or in a list as PHP writes it. */
	private static function field( int $id ): array {
		return array( (string) $id, '%:"' . $id . '";%' );
	}

	/** Such as the picture of a category. */
	private static function is_in_terms( int $id ): bool {
		global $wpdb;
		$sql = "SELECT 1 FROM $wpdb->termmeta m WHERE " . self::IS_FIELD . ' LIMIT 1';
		return null !== $wpdb->get_var( $wpdb->prepare( $sql, self::field( $id ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared
	}

	private static function is_in_settings( int $id ): bool {
		global $wpdb;
		foreach ( self::OPTIONS as $name ) {
			if ( (int) get_option( $name ) === $id ) {
				return true;
			}
		}
		$sql = $wpdb->prepare( "SELECT 1 FROM $wpdb->options WHERE option_name NOT LIKE %s AND option_value REGEXP %s LIMIT 1", '%transient%', self::name( $id ) );
		return (int) get_theme_mod( 'custom_logo' ) === $id || null !== $wpdb->get_var( $sql );
	}

	/** The file and its sizes, as addresses end. JSON writes a backslash before the slash, which does not matter. */
	private static function name( int $id ): string {
		$name = pathinfo( wp_basename( (string) get_attached_file( $id ) ) );
		$base = preg_quote( (string) preg_replace( '/-(scaled|rotated)$/', '', $name['filename'] ) );
		return '/' . $base . '(-[0-9]+x[0-9]+|-scaled|-rotated)?[.]' . preg_quote( $name['extension'] ?? '' ) . '([^a-zA-Z0-9]|$)';
	}
}
