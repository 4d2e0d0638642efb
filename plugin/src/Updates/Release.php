<?php
declare(strict_types=1);

namespace Kithouse\Updates;

defined( 'ABSPATH' ) || exit;

/** Holds an offered version of the plugin with validated values, which WordPress shows and installs. */
final class Release {

	private const VERSION   = '/^\d{1,5}(\.\d{1,5}){1,3}$/D';
	private const MAX_BYTES = 30 * MB_IN_BYTES;

	private function __construct(
		public string $version,
		public string $sha256,
		public string $requires,
		public string $tested,
		public string $requires_php,
		public string $changelog,
		public string $published_at
	) {}

	public static function read( mixed $data ): ?self {
		$release = is_object( $data ) ? $data->release ?? null : null;
		$text    = fn( string $name ) => is_object( $release ) && is_string( $release->$name ?? null ) ? $release->$name : '';
		$version = fn( string $name ) => 1 === preg_match( self::VERSION, $text( $name ) ) ? $text( $name ) : '';
		$bytes   = is_object( $release ) ? $release->bytes ?? null : null;
		$is_hash = 1 === preg_match( '/^[0-9a-f]{64}$/D', $text( 'sha256' ) );
		if ( '' === $version( 'version' ) || ! $is_hash || ! is_int( $bytes ) || $bytes < 1 || $bytes > self::MAX_BYTES ) {
			return null;
		}
		return new self(
			$version( 'version' ),
			$text( 'sha256' ),
			$version( 'requires' ),
			$version( 'tested' ),
			$version( 'requires_php' ),
			mb_substr( wp_check_invalid_utf8( $text( 'changelog' ), true ), 0, 20000 ),
			$text( 'published_at' )
		);
	}

	/** Converts a `readme.txt` changelog to HTML: headings, lists and paragraphs. Everything else stays text. */
	public function changelog_html(): string {
		$html = '';
		foreach ( preg_split( '/\R/', $this->changelog ) ?: array() as $line ) {
			$line  = trim( $line );
			$html .= match ( true ) {
				'' === $line => '',
				1 === preg_match( '/^=+ (.+?) =+$/', $line, $match ) => '<h4>' . esc_html( $match[1] ) . '</h4>',
				1 === preg_match( '/^[*-] (.+)$/', $line, $match ) => '<ul><li>' . esc_html( $match[1] ) . '</li></ul>',
				default => '<p>' . esc_html( $line ) . '</p>',
			};
		}
		return str_replace( '</ul><ul>', '', $html );
	}
}
