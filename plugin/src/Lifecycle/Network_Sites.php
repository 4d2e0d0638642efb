<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

defined( 'ABSPATH' ) || exit;

final class Network_Sites {

	private const AT_A_TIME = 100;

	/** Calls `$work` on each site until `$is_over`. Returns the number of sites done, or -1 after the last one. */
	public static function each( callable $work, int $offset = 0, ?callable $is_over = null ): int {
		if ( ! is_multisite() ) {
			$work();
			return -1;
		}
		do {
			$ids = get_sites( array( 'fields' => 'ids', 'number' => self::AT_A_TIME, 'offset' => $offset, 'orderby' => 'id' ) );
			foreach ( $ids as $id ) {
				if ( $is_over && $is_over() ) {
					return $offset;
				}
				switch_to_blog( (int) $id );
				try {
					$work();
				} finally {
					restore_current_blog();
				}
				++$offset;
			}
		} while ( count( $ids ) === self::AT_A_TIME );
		return -1;
	}
}
