<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** Stores the oldest plugin version whose writes the cloud accepts. */
final class Required_Version {

	private const OPTION = 'kithouse_minimum_plugin';

	/** Reads the header of an answer. Without one, the cloud accepts every version. */
	public static function learn( mixed $header ): void {
		$minimum = is_string( $header ) && preg_match( '/^\d{1,5}(\.\d{1,5}){1,3}$/D', $header ) ? $header : '';
		if ( get_option( self::OPTION, '' ) === $minimum ) {
			return;
		}
		'' === $minimum ? delete_option( self::OPTION ) : update_option( self::OPTION, $minimum, false );
	}

	/** @return array{minimum: string, url: string}|null Null when this version is accepted. */
	public static function notice(): ?array {
		$minimum = (string) get_option( self::OPTION, '' );
		if ( '' === $minimum || version_compare( Brand::VERSION, $minimum, '>=' ) ) {
			return null;
		}
		$url = current_user_can( 'update_plugins' ) ? self_admin_url( 'update-core.php' ) : '';
		return array( 'minimum' => $minimum, 'url' => is_multisite() && '' !== $url ? network_admin_url( 'update-core.php' ) : $url );
	}
}
