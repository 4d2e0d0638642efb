<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\WordPress\Attachment;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- One row is enough, however many pages a site has.

/** Finds published content whose look an import could change. */
final class Own_Content {

	private const SAMPLES = 2;

	/** Returns true if the site has pages or posts other than imported ones and WordPress's samples. */
	public static function exists(): bool {
		global $wpdb;
		$found = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.post_type IN ('page', 'post') AND p.post_status = 'publish' AND m.meta_id IS NULL
				AND NOT ( p.ID <= %d AND p.post_modified_gmt = p.post_date_gmt ) LIMIT 1",
				Attachment::MARK,
				self::SAMPLES
			)
		);
		return null !== $found;
	}

	/**
	 * Returns true if the site has content of Elementor that stays.
	 *
	 * @param list<string> $going Up to two imports that the next one replaces.
	 */
	public static function has_elementor( array $going ): bool {
		global $wpdb;
		[ $first, $second ] = array_pad( array_map( fn( $import_id ) => $wpdb->esc_like( $import_id ) . '/%', array_values( $going ) ), 2, '' );
		$found              = $wpdb->get_var(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->postmeta e JOIN $wpdb->posts p ON p.ID = e.post_id
				LEFT JOIN $wpdb->postmeta t ON t.post_id = p.ID AND t.meta_key = '_elementor_template_type' AND t.meta_value = 'kit'
				LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE e.meta_key = '_elementor_edit_mode' AND p.post_status = 'publish' AND t.meta_id IS NULL
				AND ( m.meta_id IS NULL OR ( m.meta_value NOT LIKE %s AND m.meta_value NOT LIKE %s ) ) LIMIT 1",
				Attachment::MARK,
				$first,
				$second
			)
		);
		return null !== $found;
	}
}
