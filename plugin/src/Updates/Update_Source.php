<?php
declare(strict_types=1);

namespace Kithouse\Updates;

use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Connection;
use Kithouse\Cloud\Library_Address;

defined( 'ABSPATH' ) || exit;

/** Makes the library the only source of this plugin's updates, which run code on the site. */
final class Update_Source {

	private const FOLDER = '/files/plugin/';

	/** Returns the library's address; empty if it cannot provide updates. */
	public static function url(): string {
		$url = Cloud_Client::url();
		return '' !== $url && self::is_private( $url ) && self::is_chosen() ? $url : '';
	}

	public static function package( string $sha256 ): string {
		return self::url() . self::FOLDER . $sha256 . '.zip';
	}

	/** Returns the required hash of a zip; empty for other addresses than the connected library's. */
	public static function hash_of( mixed $package ): string {
		$start = self::url() . self::FOLDER;
		$rest  = is_string( $package ) && '' !== self::url() && str_starts_with( $package, $start ) ? substr( $package, strlen( $start ) ) : '';
		return 1 === preg_match( '/^([0-9a-f]{64})\.zip$/D', $rest, $match ) ? $match[1] : '';
	}

	/** Returns true if nobody between site and library can change the data. */
	private static function is_private( string $url ): bool {
		return str_starts_with( $url, 'https://' ) || Library_Address::is_local( $url );
	}

	/** Returns whether the library is chosen. In a network only the main site's library or the host's counts, because sites share files. */
	private static function is_chosen(): bool {
		return Connection::is_fixed() || ( Connection::is_by_updater() && ( ! is_multisite() || is_main_site() ) );
	}
}
