<?php
declare(strict_types=1);

namespace Kithouse\Updates;

use Kithouse\Cloud;
use Kithouse\Connection;
use Kithouse\Library_Address;

defined( 'ABSPATH' ) || exit;

/** The library as the only source of this plugin's updates. An update runs code on the site. */
final class Update_Source {

	private const FOLDER = '/files/plugin/';

	/** Address of the library; empty when it may not provide updates. */
	public static function url(): string {
		$url = Cloud::url();
		return '' !== $url && self::is_private( $url ) && self::is_chosen() ? $url : '';
	}

	/** Address of the zip with this hash. */
	public static function package( string $sha256 ): string {
		return self::url() . self::FOLDER . $sha256 . '.zip';
	}

	/** The hash that the zip at an address must have; empty when the address is not one of the connected library. */
	public static function hash_of( mixed $package ): string {
		$start = self::url() . self::FOLDER;
		$rest  = is_string( $package ) && '' !== self::url() && str_starts_with( $package, $start ) ? substr( $package, strlen( $start ) ) : '';
		return 1 === preg_match( '/^([0-9a-f]{64})\.zip$/D', $rest, $match ) ? $match[1] : '';
	}

	/** Nobody between the site and the library can change the data. */
	private static function is_private( string $url ): bool {
		return str_starts_with( $url, 'https://' ) || Library_Address::is_local( $url );
	}

	/** On a network the plugin's files belong to all sites, so only the main site's library counts, or the host's own. */
	private static function is_chosen(): bool {
		return Connection::is_fixed() || ( Connection::is_by_updater() && ( ! is_multisite() || is_main_site() ) );
	}
}
