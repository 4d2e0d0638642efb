<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Loads the built library. Files have their hash in the name and need no version: one address, one module. */
final class Assets {

	private const HANDLE  = Brand::SLUG;
	private const ENTRIES = 'apps/library/src/hosts/';
	private const STYLES  = array( 'packages/ui/src/tokens.css', 'packages/ui/src/base.css', 'packages/ui/src/fonts.css' );

	/** Every language needs it, at least for spaces and digits. */
	private const FONT = 'packages/ui/src/fonts/figtree-latin-wght-normal.woff2';

	private ?array $manifest = null;

	public function __construct( private string $file, private Script_Texts $texts ) {}

	public function add_hooks(): void {
		add_filter( 'script_loader_tag', array( $this, 'load_as_module' ), 10, 2 );
	}

	public static function url( string $file ): string {
		return plugins_url( 'assets/', $file );
	}

	public function enqueue( string $host, array $needs = array() ): bool {
		$url = $this->entry_url( $host );
		if ( null === $url ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- The name of the file holds its hash.
		wp_enqueue_script( self::HANDLE, $url, array( 'wp-i18n', ...$needs ), null, true );
		$this->texts->attach( self::HANDLE, $url );
		return true;
	}

	/** Prints the entry in place, because an enqueued module would wait for all of WordPress's scripts. False without a built library. */
	public function print_entry( string $host ): bool {
		$url = $this->entry_url( $host );
		if ( $this->has_first_paint( $host ) ) {
			$start = '( function ( id, entry ) { Promise.resolve( document.getElementById( id ).firstPaint?.painted ).then( () => import( entry ) ); } )';
			wp_print_inline_script_tag( $start . '( ...' . wp_json_encode( array( Brand::SLUG, $url ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ' );' );
		} elseif ( null !== $url ) {
			wp_print_script_tag( array( 'type' => 'module', 'async' => true, 'src' => esc_url( $url ) ) );
		}
		return null !== $url;
	}

	public function print_preloads( string $host ): void {
		if ( null !== self::dev_url( $host ) ) {
			return;
		}
		foreach ( $this->files_of( $this->entry( $host ) ?? array() ) as $name ) {
			if ( str_ends_with( $name, '.js' ) ) {
				printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( self::url( $this->file ) . $name ) );
			}
		}
		foreach ( $this->styles_of( $host ) as $url ) {
			printf( "<link rel=\"preload\" as=\"style\" href=\"%s\">\n", esc_url( $url ) );
		}
		// Without it the browser lays the first frame out twice, at first in another font.
		$font = $this->manifest()[ self::FONT ]['file'] ?? null;
		if ( null !== $font ) {
			printf( "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"%s\">\n", esc_url( self::url( $this->file ) . $font ) );
		}
	}

	/** Prints nothing for the development server, whose styles are not files. */
	public function print_first_paint( string $host, string $view, string $path ): void {
		if ( $this->has_first_paint( $host ) ) {
			$files = $this->styles_of( $host );
			$fonts = (string) array_pop( $files );
			$view  = substr( md5( $view . $this->entry_url( $host ) ), 0, 16 );
			First_Paint::print_script( "$view $path", array( 'styles' => $files, 'fonts' => $fonts, 'assets' => self::url( $this->file ) ) );
		}
	}

	private function has_first_paint( string $host ): bool {
		return null === self::dev_url( $host ) && null !== $this->entry_url( $host ) && $this->styles_of( $host ) && First_Paint::is_here();
	}

	/** @return list<string> Addresses of the style sheets of the shadow root, then of the fonts; empty if one is missing. */
	private function styles_of( string $host ): array {
		$sources = array( self::ENTRIES . $host . '.css', ...self::STYLES );
		$files   = array_filter( array_map( fn( $source ) => $this->manifest()[ $source ]['file'] ?? null, $sources ) );
		return count( $files ) < count( $sources ) ? array() : array_map( fn( $name ) => self::url( $this->file ) . $name, $files );
	}

	public function load_as_module( mixed $tag, mixed $handle = null ): mixed {
		if ( self::HANDLE !== $handle || ! is_string( $tag ) ) {
			return $tag;
		}
		$tags = new WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( 'script' ) ) {
			// The tag may come with inline scripts, such as the translations.
			if ( null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'type', 'module' );
			}
		}
		return $tags->get_updated_html();
	}

	private function entry_url( string $host ): ?string {
		$entry = $this->entry( $host );
		return self::dev_url( $host ) ?? ( null === $entry ? null : self::url( $this->file ) . $entry['file'] );
	}

	/** Returns the entry that the development server serves. Released plugins don't contain its class. */
	private static function dev_url( string $host ): ?string {
		return defined( 'KITHOUSE_DEV' ) && class_exists( Dev_Server::class ) ? Dev_Server::find_entry( $host ) : null;
	}

	private function entry( string $host ): ?array {
		return $this->manifest()[ self::ENTRIES . $host . '.tsx' ] ?? null;
	}

	private function manifest(): array {
		$file = dirname( $this->file ) . '/assets/manifest.json';
		return $this->manifest ??= is_readable( $file ) ? (array) json_decode( (string) file_get_contents( $file ), true ) : array();
	}

	private function files_of( array $chunk ): array {
		$files = array_merge( array( $chunk['file'] ?? '' ), $chunk['css'] ?? array(), $chunk['assets'] ?? array() );
		foreach ( $chunk['imports'] ?? array() as $name ) {
			$files = array_merge( $files, $this->files_of( $this->manifest()[ $name ] ?? array() ) );
		}
		return array_values( array_unique( $files ) );
	}
}
