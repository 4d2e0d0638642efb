<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

defined( 'ABSPATH' ) || exit;

/** Writes the faces of a font preset as CSS, for sites whose theme can't store presets. */
final class Font_Faces {

	/** @param mixed $faces Faces as WordPress stores them in `fontFace`; any other value has none. */
	public static function css( mixed $faces ): string {
		$css = '';
		foreach ( array_filter( (array) $faces, 'is_array' ) as $face ) {
			foreach ( array_filter( (array) ( $face['src'] ?? array() ), 'is_string' ) as $address ) {
				$css .= self::rule( $face, $address );
			}
		}
		return $css;
	}

	private static function rule( array $face, string $address ): string {
		$text  = fn( string $name, string $otherwise ): string => str_replace( array( '<', '>', '{', '}', ';', '"', '\\' ), '', is_scalar( $face[ $name ] ?? null ) ? (string) $face[ $name ] : $otherwise );
		$range = isset( $face['unicodeRange'] ) ? 'unicode-range:' . $text( 'unicodeRange', 'U+0-10FFFF' ) . ';' : '';
		return sprintf(
			"@font-face{font-family:\"%s\";font-style:%s;font-weight:%s;font-display:swap;%ssrc:url(\"%s\") format(\"woff2\")}\n",
			$text( 'fontFamily', '' ),
			$text( 'fontStyle', 'normal' ),
			$text( 'fontWeight', '400' ),
			$range,
			esc_url_raw( $address )
		);
	}
}
