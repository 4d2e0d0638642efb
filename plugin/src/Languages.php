<?php
declare(strict_types=1);

namespace Kithouse;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Finds the files of a language: the site's, the plugin's, or those of the nearest locale. */
final class Languages {

	private const FOLDER = '/languages';

	public function __construct( private string $file ) {}

	/** Returns the folder of language packs and of files that a site's owner adds. */
	public static function site_folder(): string {
		return WP_LANG_DIR . '/plugins';
	}

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'load' ) );
		// Last, because plugins such as Loco Translate answer with files that may be missing.
		add_filter( 'load_translation_file', array( $this, 'find_nearest' ), PHP_INT_MAX, 2 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'begin_answer' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'end_answer' ), 10, 3 );
	}

	public function load(): void {
		load_plugin_textdomain( Brand::SLUG, false, dirname( plugin_basename( $this->file ) ) . self::FOLDER );
	}

	/** Replaces a missing file by the nearest locale's: de_AT uses de_DE. */
	public function find_nearest( mixed $file, mixed $domain = null ): mixed {
		$pattern = '~/' . Brand::SLUG . '-(\w+)(\.mo|\.l10n\.php)$~D';
		if ( Brand::SLUG !== $domain || ! is_string( $file ) || 1 !== preg_match( $pattern, $file, $match ) ) {
			return $file;
		}
		// WordPress asks for both formats in turn. One is enough.
		$stem = substr( $file, 0, -strlen( $match[2] ) );
		$has  = is_readable( "$stem.mo" ) || is_readable( "$stem.l10n.php" );
		return $has ? $file : ( $this->list_files( $match[1], $match[2] )[0] ?? $file );
	}

	/** @return list<string> The files with this ending that somebody with this locale can read, best first. */
	public function list_files( string $locale, string $ending ): array {
		if ( 1 !== preg_match( '/^[a-z]{2,3}(_\w+)?$/D', $locale ) ) {
			return array();
		}
		$starts = array( self::site_folder() . '/' . Brand::SLUG . '-', dirname( $this->file ) . self::FOLDER . '/' . Brand::SLUG . '-' );
		$found  = array();
		// From de_DE_formal to de_DE to de.
		for ( $name = $locale; '' !== $name; $name = substr( $name, 0, (int) strrpos( $name, '_' ) ) ) {
			$found = array_merge( $found, array_map( fn( $start ) => $start . $name . $ending, $starts ) );
		}
		$language = explode( '_', $locale )[0];
		// The texts themselves are American English. Chinese regions use different scripts.
		if ( 'en_US' !== $locale && 'zh' !== $language ) {
			$found = array_merge( $found, ...array_map( fn( $start ) => glob( "$start{$language}_*$ending" ) ?: array(), $starts ) );
		}
		return array_values( array_unique( array_filter( $found, 'is_readable' ) ) );
	}

	/** Switches to the language of the calling person, which can differ from the site's. */
	public function begin_answer( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if ( self::is_ours( $request ) ) {
			switch_to_user_locale( get_current_user_id() );
		}
		return $response;
	}

	public function end_answer( mixed $response, mixed $handler = null, mixed $request = null ): mixed {
		if ( self::is_ours( $request ) && is_locale_switched() ) {
			restore_previous_locale();
		}
		return $response;
	}

	private static function is_ours( mixed $request ): bool {
		return $request instanceof WP_REST_Request && str_starts_with( (string) $request->get_route(), '/' . Brand::REST_NAMESPACE . '/' );
	}
}
