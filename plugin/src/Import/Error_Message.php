<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Formats a PHP error for a person who can act on it: its message, and whose code raised it. */
final class Error_Message {

	private const LETTERS = 200;

	public static function of( string $error, string $file, int $line ): string {
		$folders = array( WP_PLUGIN_DIR => '', WPMU_PLUGIN_DIR => '', get_theme_root() => '', ABSPATH => '' );
		// The lines after the first of an uncaught error are a trace.
		$says  = trim( strtr( (string) strtok( $error, "\n" ), $folders ) );
		$place = ltrim( strtr( wp_normalize_path( $file ), $folders ), '/' );
		/* translators: 1: what PHP says, 2: file, 3: line */
		$text = __( 'An error on this site stopped the import, so nothing was changed. It reported: %1$s (%2$s, line %3$d)', 'kithouse' );
		return sprintf( $text, wp_strip_all_tags( mb_substr( $says, 0, self::LETTERS ) ), $place, $line );
	}
}
