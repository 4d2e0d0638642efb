<?php
declare(strict_types=1);

namespace Kithouse\Dependencies;

defined( 'ABSPATH' ) || exit;

/** Plugins like to lead whoever opens the next screen to a page of their own. For who came to import, that screen stays. */
final class Redirects {

	/** Where plugins do it. WordPress's own redirects come from elsewhere. */
	private const HOOKS   = array( 'init', 'wp_loaded', 'admin_menu', 'admin_init', 'current_screen' );
	/** So that one that never stops leads nobody in circles. */
	private const AT_MOST = 10;
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	/** From now on, for this person. */
	public static function hold(): void {
		set_transient( self::key(), self::AT_MOST, self::SECONDS );
	}

	/** Filter of every redirect: answers the address that was asked for, where what was waiting is then over. */
	public static function lead_back( mixed $target ): mixed {
		$left = is_admin() && self::is_visit() && array_filter( self::HOOKS, 'doing_action' ) ? (int) get_transient( self::key() ) : 0;
		if ( 0 === $left ) {
			return $target;
		}
		1 === $left ? delete_transient( self::key() ) : set_transient( self::key(), $left - 1, self::SECONDS );
		return '/' . ltrim( esc_url_raw( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ), '/' );
	}

	/** Someone opens a screen and changes nothing by it: that may be asked for twice. */
	private static function is_visit(): bool {
		$method = sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether there is one.
		return 'GET' === $method && ! isset( $_GET['_wpnonce'] ) && ! wp_doing_ajax();
	}

	private static function key(): string {
		return 'kithouse_stay_' . get_current_user_id();
	}
}
