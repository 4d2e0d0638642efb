<?php
declare(strict_types=1);

namespace Kithouse;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The translations that come with the plugin. They are built with the library from the .po files. */
final class Languages {

	private const FOLDER = '/assets/languages';

	public function __construct( private string $file ) {}

	public static function folder( string $file ): string {
		return dirname( $file ) . self::FOLDER;
	}

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'load' ) );
		add_filter( 'load_translation_file', array( $this, 'find_nearest' ) );
		add_filter( 'load_script_translation_file', array( $this, 'find_nearest' ) );
		add_filter( 'rest_request_before_callbacks', array( $this, 'begin_answer' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'end_answer' ), 10, 3 );
	}

	public function load(): void {
		load_plugin_textdomain( Brand::SLUG, false, dirname( plugin_basename( $this->file ) ) . self::FOLDER );
	}

	/** Without a file of their own locale people get another one of their language: Austria reads what Germany does. */
	public function find_nearest( mixed $file ): mixed {
		$start = self::folder( $this->file ) . '/' . Brand::SLUG . '-';
		if ( ! is_string( $file ) || ! str_starts_with( $file, $start ) || is_readable( $file ) ) {
			return $file;
		}
		preg_match( '/^([a-z]+)\w*(.*)$/D', substr( $file, strlen( $start ) ), $match );
		return glob( "$start{$match[1]}_*{$match[2]}" )[0] ?? $file;
	}

	/** A call is answered in the language of the person who makes it, which can be another one than the site's. */
	public function begin_answer( mixed $answer, mixed $handler = null, mixed $request = null ): mixed {
		if ( self::is_ours( $request ) ) {
			switch_to_user_locale( get_current_user_id() );
		}
		return $answer;
	}

	public function end_answer( mixed $answer, mixed $handler = null, mixed $request = null ): mixed {
		if ( self::is_ours( $request ) && is_locale_switched() ) {
			restore_previous_locale();
		}
		return $answer;
	}

	private static function is_ours( mixed $request ): bool {
		return $request instanceof WP_REST_Request && str_starts_with( (string) $request->get_route(), '/' . Brand::REST_NAMESPACE . '/' );
	}
}
