<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Marks terms and menus with the operation that created them. */
final class Marked_Terms {

	private const META = '_kithouse_op';

	public static function set( int $term_id, string $mark ): void {
		update_term_meta( $term_id, self::META, $mark );
	}

	/** Returns an empty text for a term of the site itself. */
	public static function mark_of( int $term_id ): string {
		return (string) get_term_meta( $term_id, self::META, true );
	}

	public static function is_menu_of( int $menu_id, string $mark ): bool {
		return get_term( $menu_id, 'nav_menu' ) instanceof WP_Term && self::mark_of( $menu_id ) === $mark;
	}
}
