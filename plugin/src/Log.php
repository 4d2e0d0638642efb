<?php
declare(strict_types=1);

namespace Kithouse;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** Writes to the site's error log without stack traces, whose arguments contain keys and input. */
final class Log {

	public static function error( string $where, Throwable $error ): void {
		$place = $error->getFile() . ':' . $error->getLine();
		error_log( sprintf( '%s %s: %s %s in %s, request %s', Brand::NAME, $where, get_class( $error ), Readable_Exception::text_of( $error ), $place, Request_Id::current() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The error log of the site is meant.
	}
}
