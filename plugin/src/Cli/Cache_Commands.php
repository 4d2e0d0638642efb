<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Cloud\Response_Cache;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Manages the cached answers of the library. */
final class Cache_Commands {

	/**
	 * Removes all cached answers, so that the next screen asks the library again.
	 */
	public function clear(): void {
		$count = ( new Response_Cache() )->clear();
		if ( null === $count ) {
			WP_CLI::success( __( 'All cached answers removed.', 'kithouse' ) );
			return;
		}
		/* translators: %d: number */
		WP_CLI::success( sprintf( _n( '%d cached answer removed.', '%d cached answers removed.', $count, 'kithouse' ), $count ) );
	}
}
