<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Filters scripts, frames and forms unless the author is trusted here and the person can write unfiltered HTML. */
final class Code_Filter {

	private const FORMS = '#<\s*(?:script|style|iframe|object|embed|form|input|svg|math|link|meta|base)\b|\son\w+\s*=|javascript:#i';

	/** Warns in advance the people who would otherwise get more. */
	public static function warn( Template_Content $content ): void {
		if ( $content->is_trusted || ! current_user_can( 'unfiltered_html' ) || ! self::is_in( $content->document ) ) {
			return;
		}
		$content->warn( 'code_left_out', __( 'This template is from another author. Its scripts, styles and embedded pages are removed.', 'kithouse' ) );
	}

	public static function filter_markup( Template_Content $content, string $markup ): string {
		return $content->is_trusted && current_user_can( 'unfiltered_html' ) ? $markup : wp_kses_post( $markup );
	}

	/** Filters a value. Settings without a tag contain no code, and filtering would damage styles and addresses. */
	public static function filter_value( Template_Content $content, mixed $value ): mixed {
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
