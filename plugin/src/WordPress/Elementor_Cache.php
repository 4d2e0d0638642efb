<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Prepares Elementor's cache of page HTML. */
final class Elementor_Cache {

	/**
	 * Creates the id for cached HTML before the first visit. Otherwise, two simultaneous visitors each create one, and dynamic widgets
	 * such as the site name print nothing in HTML that was cached with the replaced id, until it expires.
	 */
	public static function create_id(): void {
		try {
			apply_filters( 'elementor/element_cache/unique_id', '' ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		} catch ( Throwable $error ) {
			Log::error( 'id of cached elements', $error );
		}
	}
}
