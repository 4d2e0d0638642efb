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
		if ( null !== $url ) {
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
			} elseif ( str_ends_with( $name, '.css' ) ) {
				printf( "<link rel=\"preload\" as=\"style\" href=\"%s\">\n", esc_url( self::url( $this->file ) . $name ) );
			}
		}
	}

	/** Prints nothing for the development server, whose styles are not files. */
	public function print_first_paint( string $host, string $path ): void {
		$url = $this->entry_url( $host );
		if ( null !== $url && null === self::dev_url( $host ) ) {
			First_Paint::print_script( $path, $url, self::url( $this->file ) );
		}
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
