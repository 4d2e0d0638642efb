<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Prepares Elementor's cache of the HTML of pages. */
final class Elementor_Cache {

	/**
	 * Creates the id in cached HTML before visitors come. Else the first two of the same moment create one each, and the site name
	 * and other dynamic widgets of HTML with the lost id print nothing until its cache expires.
	 */
	public static function create_id(): void {
		try {
			apply_filters( 'elementor/element_cache/unique_id', '' ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		} catch ( Throwable $error ) {
			Log::error( 'id of cached elements', $error );
		}
	}
}
