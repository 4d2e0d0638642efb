<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Languages;

defined( 'ABSPATH' ) || exit;

/** Provides translations through WordPress's loader of script translations, so that language packs and Loco Translate work. */
final class Script_Texts {

	/** Files that list the texts. A language's files are named after these stable paths. */
	private const LIBRARY = 'assets/texts.js';
	private const EDITORS = 'assets/editor-texts.js';

	private const HANDLE    = Brand::SLUG . '-texts';
	private const MAX_BYTES = 2_000_000;

	private array $listings = array();

	private array $refused = array();

	private ?string $json = null;

	public function __construct( private string $file, private Languages $languages ) {}

	public function add_hooks(): void {
		add_filter( 'load_script_textdomain_relative_path', array( $this, 'find_listing' ), 10, 2 );
		// Before plugins that add texts to the found file.
		add_filter( 'load_script_translation_file', array( $this, 'find_own' ), 5, 3 );
		add_filter( 'load_script_translation_file', array( $this, 'refuse_large' ), PHP_INT_MAX, 3 );
		add_filter( 'pre_load_script_translations', array( $this, 'clean' ), PHP_INT_MAX, 4 );
		add_filter( 'load_script_translations', array( $this, 'clean' ), PHP_INT_MAX, 4 );
	}

	/** Lets WordPress print the texts of an editor's button before this script. */
	public function attach( string $handle, string $url ): void {
		$this->listings[ $url ] = self::EDITORS;
		self::set_texts( $handle );
	}

	public function script(): string {
		$this->register();
		return (string) wp_scripts()->print_translations( self::HANDLE, false );
	}

	/** Returns all texts in the format of `wp.i18n.setLocaleData()`. */
	public function data(): array {
		return self::read( $this->json() ) ?? array();
	}

	public function version(): string {
		return '' === $this->json() ? '' : substr( md5( $this->json() ), 0, 12 );
	}

	/** Returns the listing of a plugin script, also when another host delivers it. */
	public function find_listing( mixed $path, mixed $source = null ): mixed {
		return is_string( $source ) ? $this->listings[ $source ] ?? $path : $path;
	}

	/** Returns the plugin's file or the nearest locale's when WordPress finds none. */
	public function find_own( mixed $file, mixed $handle = null, mixed $domain = null ): mixed {
		if ( false !== $file || ! self::is_ours( $handle, $domain ) ) {
			return $file;
		}
		$listing = self::HANDLE === $handle ? self::LIBRARY : self::EDITORS;
		$files   = $this->languages->list_files( determine_locale(), '-' . md5( $listing ) . '.json' );
		return array_values( array_diff( $files, $this->refused ) )[0] ?? $file;
	}

	public function refuse_large( mixed $file, mixed $handle = null, mixed $domain = null ): mixed {
		$is_large = is_string( $file ) && self::is_ours( $handle, $domain ) && is_readable( $file ) && filesize( $file ) > self::MAX_BYTES;
		if ( $is_large ) {
			$this->refused[] = $file;
		}
		return $is_large ? false : $file;
	}

	/** Removes everything but texts, because WordPress prints the file into the page as a script. */
	public function clean( mixed $json, mixed $file = null, mixed $handle = null, mixed $domain = null ): mixed {
		if ( ! is_string( $json ) || ! self::is_ours( $handle, $domain ) ) {
			return $json;
		}
		$texts = strlen( $json ) > self::MAX_BYTES ? null : self::read( $json );
		if ( null !== $texts ) {
			$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
			return (string) wp_json_encode( array( 'locale_data' => array( 'messages' => $texts ) ), $flags );
		}
		if ( is_string( $file ) ) {
			$this->refused[] = $file;
		}
		return '';
	}

	private static function read( string $json ): ?array {
		$locales = json_decode( $json, true, 8 )['locale_data'] ?? null;
		$given   = is_array( $locales ) ? $locales[ Brand::SLUG ] ?? $locales['messages'] ?? null : null;
		if ( ! is_array( $given ) ) {
			return null;
		}
		$is_text = fn( $forms ) => is_array( $forms ) && array_is_list( $forms ) && $forms === array_filter( $forms, 'is_string' ) && '' !== implode( '', $forms );
		$texts   = array_filter( $given, $is_text );
		unset( $texts[''] );
		return array() === $texts ? null : array( '' => self::read_header( $given[''] ?? null ) ) + $texts;
	}

	private static function read_header( mixed $given ): array {
		$rule   = is_array( $given ) ? $given['plural-forms'] ?? $given['plural_forms'] ?? null : null;
		$header = array( 'domain' => Brand::SLUG, 'lang' => determine_locale() );
		$is_rule = is_string( $rule ) && 1 === preg_match( '/^\s*nplurals\s*=\s*\d\s*;\s*plural\s*=[n\d\s()?:%&|=!<>]+;?\s*$/D', $rule );
		return $is_rule ? $header + array( 'plural-forms' => $rule ) : $header;
	}

	private function json(): string {
		if ( null === $this->json ) {
			$this->register();
			$this->json = (string) load_script_textdomain( self::HANDLE, Brand::SLUG, Languages::site_folder() );
		}
		return $this->json;
	}

	/** Registers a script that is never printed, because WordPress looks for texts of registered scripts only. */
	private function register(): void {
		if ( ! wp_script_is( self::HANDLE, 'registered' ) ) {
			$url                    = plugins_url( 'assets/' . basename( self::LIBRARY ), $this->file );
			$this->listings[ $url ] = self::LIBRARY;
			wp_register_script( self::HANDLE, $url, array( 'wp-i18n' ), Brand::VERSION, true );
			self::set_texts( self::HANDLE );
		}
	}

	private static function set_texts( string $handle ): void {
		// Prefers the site's folder to the plugin's, where updates overwrite every file.
		wp_set_script_translations( $handle, Brand::SLUG, Languages::site_folder() );
	}

	private static function is_ours( mixed $handle, mixed $domain ): bool {
		return Brand::SLUG === $domain && in_array( $handle, array( self::HANDLE, Brand::SLUG ), true );
	}
}
