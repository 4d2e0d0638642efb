<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\WordPress\Attachment;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- One row is enough, however many pages a site has.

/** Tells whether a site has published pages and posts beside those of imports and the samples of WordPress. */
final class Own_Content {

	private const SAMPLES = 2;

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
}
