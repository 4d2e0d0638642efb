<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Replaces the output of a theme's header.php and footer.php. The files still run, for the head, body tag and final scripts. */
final class Php_Frame {

	private const MARK = '<!--kithouse-part-->';

	public function __construct( private ?string $header, private ?string $footer ) {}

	public function add_hooks(): void {
		add_action( 'get_header', array( $this, 'print_header' ), PHP_INT_MAX, 2 );
		add_action( 'get_footer', array( $this, 'print_footer' ), PHP_INT_MAX, 2 );
	}

	/** Prints the header. WordPress loads the file once, so its own call prints nothing more. */
	public function print_header( mixed $name = null, mixed $args = array() ): void {
		if ( null === $this->header ) {
			return;
		}
		[ $html, $this->header ] = array( $this->header, null );
		add_action( 'wp_body_open', array( self::class, 'print_mark' ), PHP_INT_MAX );
		$theme = self::load( 'header', $name, $args );
		$parts = explode( self::MARK, $theme, 2 );
		if ( 1 === count( $parts ) && preg_match( '~<body(?:\s[^>]*)?>~i', $theme, $body, PREG_OFFSET_CAPTURE ) ) {
			$end   = $body[0][1] + strlen( $body[0][0] );
			$parts = array( substr( $theme, 0, $end ), substr( $theme, $end ) );
		}
		if ( 1 === count( $parts ) ) {
			echo $theme; // phpcs:ignore WordPress.Security.EscapeOutput -- What the theme printed.
			return;
		}
		$tag = Landmark::tag( 'header', $html );
		preg_match( '~<a\b[^>]*\bskip-link\b[^>]*>.*?</a>~is', $parts[1], $skip_link );
		// phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own renderer, and of the theme.
		echo $parts[0], $skip_link[0] ?? '', "<$tag class=\"kithouse-header\">", $html, "</$tag>", Open_Tags::left_open( $parts[1] );
	}

	public function print_footer( mixed $name = null, mixed $args = array() ): void {
		if ( null === $this->footer ) {
			return;
		}
		[ $html, $this->footer ] = array( $this->footer, null );
		add_action( 'wp_footer', array( self::class, 'print_mark' ), PHP_INT_MIN );
		$parts = explode( self::MARK, self::load( 'footer', $name, $args ), 2 );
		if ( 1 === count( $parts ) ) {
			echo $parts[0]; // phpcs:ignore WordPress.Security.EscapeOutput -- What the theme printed.
			return;
		}
		$tag = Landmark::tag( 'footer', $html );
		// phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own renderer, and of the theme.
		echo Open_Tags::closed_beyond( $parts[0] ), "<$tag class=\"kithouse-footer\">", $html, "</$tag>", $parts[1];
	}

	public static function print_mark(): void {
		echo self::MARK; // phpcs:ignore WordPress.Security.EscapeOutput -- A constant.
	}

	private static function load( string $file, mixed $name, mixed $args ): string {
		$files = is_scalar( $name ) && '' !== (string) $name ? array( "$file-$name.php", "$file.php" ) : array( "$file.php" );
		ob_start();
		try {
			locate_template( $files, true, true, is_array( $args ) ? $args : array() );
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}
}
