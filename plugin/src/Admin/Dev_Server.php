<?php
declare(strict_types=1);

namespace Kithouse\Admin;

defined( 'ABSPATH' ) || exit;

/** Finds the development server that `npm run dev` started. The packager leaves this file out of every zip. */
final class Dev_Server {

	/** Returns the address of the entry of a host, or null unless the constant names a server on this machine. */
	public static function find_entry( string $host ): ?string {
		$origin = defined( 'KITHOUSE_DEV' ) ? constant( 'KITHOUSE_DEV' ) : null;
		$is_set = is_string( $origin ) && 1 === preg_match( '#^http://127\.0\.0\.1:\d{1,5}$#D', $origin );
		return $is_set ? "$origin/@dev/$host.js" : null;
	}
}
