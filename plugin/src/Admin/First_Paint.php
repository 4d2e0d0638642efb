<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Cloud_Client;

defined( 'ABSPATH' ) || exit;

/** Prints the script that shows the library as this browser last painted it. Nothing of the picture reaches the server. */
final class First_Paint {

	/**
	 * @param string $key View and path; a picture shows only for its own.
	 * @param array{styles: list<string>, fonts: string, assets: string} $files Addresses of built files.
	 */
	public static function print_script( string $key, array $files ): void {
		$arguments = array(
			'id'        => Brand::SLUG,
			'store'     => Brand::PREFIX . '_first_paint',
			'key'       => $key,
			'styles'    => $files['styles'],
			'fonts'     => $files['fonts'],
			'addresses' => array( $files['assets'], Cloud_Client::url() . '/files/' ),
		);
		$script    = (string) file_get_contents( __DIR__ . '/first-paint.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
		wp_print_inline_script_tag( $script, array( 'data-arguments' => (string) wp_json_encode( $arguments ) ) );
	}

	/** Returns true for an address without filters, which has a picture. */
	public static function is_here(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads an address, changes nothing.
		return '' !== Cloud_Client::url() && ! array_diff( array_keys( $_GET ), array( 'page', 'path' ) );
	}
}
