<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Terms and menus of imports, each with the mark of the operation that made it. */
final class Marked_Terms {

	private const META = '_kithouse_op';

	public static function set( int $term_id, string $mark ): void {
		update_term_meta( $term_id, self::META, $mark );
	}

	/** Empty for a term of the site itself. */
	public static function mark_of( int $term_id ): string {
		return (string) get_term_meta( $term_id, self::META, true );
	}

	/** Whether the operation of that mark made a menu that still exists. */
	public static function is_menu_of( int $menu_id, string $mark ): bool {
		return get_term( $menu_id, 'nav_menu' ) instanceof WP_Term && self::mark_of( $menu_id ) === $mark;
	}
}
