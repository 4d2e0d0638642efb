<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

/** Suppresses plugins' redirects to their welcome pages for the person who imports. */
final class Redirects {

	/** Hooks that plugins use for it. WordPress redirects from others. */
	private const HOOKS   = array( 'init', 'wp_loaded', 'admin_menu', 'admin_init', 'current_screen' );
	/** Prevents endless redirects by a persistent plugin. */
	private const AT_MOST = 10;
	private const SECONDS = 5 * MINUTE_IN_SECONDS;

	public static function hold(): void {
		set_transient( self::key(), self::AT_MOST, self::SECONDS );
	}

	/** Filters redirects and returns the requested address while one is suppressed. */
	public static function lead_back( mixed $target ): mixed {
		$left = is_admin() && self::is_visit() && array_filter( self::HOOKS, 'doing_action' ) ? (int) get_transient( self::key() ) : 0;
		if ( 0 === $left ) {
			return $target;
		}
		1 === $left ? delete_transient( self::key() ) : set_transient( self::key(), $left - 1, self::SECONDS );
		return '/' . ltrim( esc_url_raw( wp_unslash( (string) ( $_SERVER['REQUEST_URI'] ?? '' ) ) ), '/' );
	}

	/** Returns true for opening a screen, which can safely be repeated. */
	private static function is_visit(): bool {
		$method = sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only whether there is one.
		return 'GET' === $method && ! isset( $_GET['_wpnonce'] ) && ! wp_doing_ajax();
	}

	private static function key(): string {
		return 'kithouse_stay_' . get_current_user_id();
	}
}
