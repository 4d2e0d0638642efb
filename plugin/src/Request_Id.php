<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** Identifies one request in the site's error log, in the cloud's log and in the log of a proxy that sets the header. */
final class Request_Id {

	private static string $current = '';

	public static function current(): string {
		if ( '' === self::$current ) {
			$given         = sanitize_text_field( wp_unslash( (string) ( $_SERVER['HTTP_X_REQUEST_ID'] ?? '' ) ) );
			self::$current = preg_match( '/^[A-Za-z0-9_.-]{8,64}$/D', $given ) ? $given : wp_generate_uuid4();
		}
		return self::$current;
	}
}
