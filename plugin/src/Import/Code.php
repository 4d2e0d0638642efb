<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Scripts, frames and forms in a template. They get onto the site only when they are of somebody who is trusted here, and
 * inserted by somebody who may write them: what another member of a workspace made gets as far as that of an author of this site.
 */
final class Code {

	private const FORMS = '#<\s*(?:script|style|iframe|object|embed|form|input|svg|math|link|meta|base)\b|\son\w+\s*=|javascript:#i';

	/** Told before anything is made, and only to those who would have got more. */
	public static function warn( Content $content ): void {
		if ( $content->is_trusted || ! current_user_can( 'unfiltered_html' ) || ! self::is_in( $content->document ) ) {
			return;
		}
		$content->warn( 'code_left_out', __( 'This template is from another author. Its scripts, styles and embedded pages are removed.', 'kithouse' ) );
	}

	public static function filter_markup( Content $content, string $markup ): string {
		return $content->is_trusted && current_user_can( 'unfiltered_html' ) ? $markup : wp_kses_post( $markup );
	}

	/** Settings without a tag hold no code; styles and addresses would suffer. */
	public static function filter_value( Content $content, mixed $value ): mixed {
		return $content->is_trusted
			? Elementor::filtered( $value )
			: map_deep( Elementor::filtered( $value ), fn( $part ) => is_string( $part ) && str_contains( $part, '<' ) ? wp_kses_post( $part ) : $part );
	}

	private static function is_in( mixed $value ): bool {
		return is_array( $value )
			? array() !== array_filter( $value, array( self::class, 'is_in' ) )
			: is_string( $value ) && 1 === preg_match( self::FORMS, $value );
	}
}
