<?php
declare(strict_types=1);

namespace Kithouse\Push;

use WP_Theme;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no search for a file with its sizes.

/** Finds files of this site on its disk: the cloud can't reach local sites or private pictures. Addresses never become paths. */
final class Site_Media {

	/** Returns the path of an absolute or relative address; null for another host. */
	public static function path_of( string $address ): ?string {
		$parts = wp_parse_url( $address );
		$host  = isset( $parts['host'] ) ? self::host( $parts ) : null;
		if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? 'http', array( 'http', 'https' ), true ) ) {
			return '';
		}
		return null === $host || in_array( $host, self::own_hosts(), true ) ? '/' . ltrim( rawurldecode( $parts['path'] ?? '' ), './' ) : null;
	}

	public static function find( string $path ): ?Checked_File {
		return self::find_in_library( $path ) ?? self::find_in_theme( $path, wp_get_theme() ) ?? self::find_in_theme( $path, wp_get_theme( get_template() ) );
	}

	private static function find_in_library( string $path ): ?Checked_File {
		$uploads = wp_get_upload_dir();
		$name    = wp_basename( $path );
		foreach ( self::attachments( self::inside( $path, $uploads['baseurl'] ) ) as $id ) {
			$whole = (string) get_attached_file( $id );
			if ( ! in_array( $name, self::names_of( $id, $whole ), true ) || ! current_user_can( 'read_post', $id ) ) {
				continue;
			}
			$alt  = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
			$file = Checked_File::find( path_join( dirname( $whole ), $name ), $uploads['basedir'], $name, $alt )
				?? Checked_File::find( $whole, $uploads['basedir'], wp_basename( $whole ), $alt );
			if ( $file ) {
				return $file;
			}
		}
		return null;
	}

	/** Returns the path below the uploads folder; of a former folder only year and month remain. */
	private static function inside( string $path, string $base_url ): string {
		$base = trailingslashit( (string) wp_parse_url( $base_url, PHP_URL_PATH ) );
		if ( str_starts_with( $path, $base ) ) {
			return substr( $path, strlen( $base ) );
		}
		return ! is_multisite() && preg_match( '#/(\d{4}/\d{2}/[^/]+)$#D', $path, $match ) ? $match[1] : '';
	}

	private static function attachments( string $name ): array {
		global $wpdb;
		if ( '' === $name ) {
			return array();
		}
		$stem  = $wpdb->esc_like( (string) preg_replace( '/(-\d+x\d+|-scaled|-rotated|-e\d{13})*\.\w+$/D', '', $name ) );
		$found = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_attached_file'
				AND ( meta_value = %s OR meta_value LIKE %s OR meta_value LIKE %s OR meta_value LIKE %s OR meta_value LIKE %s ) ORDER BY post_id LIMIT 50",
				$name,
				"$stem.%",
				"$stem-scaled.%",
				"$stem-rotated.%",
				"$stem-e1%"
			)
		);
		return array_map( 'intval', $found );
	}

	/** @return list<string> The files of an attachment: itself, its sizes, the one it was made of, and those before it was edited. */
	private static function names_of( int $id, string $whole ): array {
		$meta    = (array) wp_get_attachment_metadata( $id, true );
		$earlier = (array) get_post_meta( $id, '_wp_attachment_backup_sizes', true );
		$sizes   = array( ...array_values( (array) ( $meta['sizes'] ?? array() ) ), ...array_values( $earlier ) );
		return array( wp_basename( $whole ), $meta['original_image'] ?? '', ...array_column( $sizes, 'file' ) );
	}

	private static function find_in_theme( string $path, WP_Theme $theme ): ?Checked_File {
		$base = trailingslashit( (string) wp_parse_url( $theme->get_stylesheet_directory_uri(), PHP_URL_PATH ) );
		$file = str_starts_with( $path, $base ) ? $theme->get_files( null, -1 )[ substr( $path, strlen( $base ) ) ] ?? null : null;
		return null === $file ? null : Checked_File::find( $file, $theme->get_stylesheet_directory(), wp_basename( $path ) );
	}

	private static function own_hosts(): array {
		$urls = array( home_url(), site_url(), content_url(), wp_get_upload_dir()['baseurl'] );
		return array_map( fn( $url ) => self::host( (array) wp_parse_url( $url ) ), $urls );
	}

	private static function host( array $parts ): string {
		$port = in_array( $parts['port'] ?? 80, array( 80, 443 ), true ) ? '' : ':' . $parts['port'];
		return preg_replace( '/^www\./', '', strtolower( $parts['host'] ?? '' ) ) . $port;
	}
}
