<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Removes ids of missing pictures with their attributes: `wp-image-0` makes a block invalid. */
final class Missing_Media_Ids {

	private const ID = 'kit:media/[0-9a-f]{64}/id';

	public static function is_id( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '#^' . self::ID . '$#D', $value );
	}

	public static function drop_in_json( string $json ): string {
		$holder = '(?:"[^"\\\\]*"\s*:\s*)?"' . self::ID . '"';
		return (string) preg_replace( array( "#,\s*$holder#", "#$holder\s*,?#" ), '', $json );
	}

	/** Removes attributes and class names. An `img` has a size class only together with an id. */
	public static function drop_in_html( string $html ): string {
		return (string) preg_replace_callback(
			'#\s(class|data-id|data-attachment-id)="([^"]*' . self::ID . '[^"]*)"#',
			function ( $match ) {
				$names = 'class' === $match[1] ? (array) preg_split( '/\s+/', $match[2], -1, PREG_SPLIT_NO_EMPTY ) : array();
				$left  = preg_grep( '#' . self::ID . '|^size-#', $names, PREG_GREP_INVERT );
				return $left ? ' class="' . implode( ' ', $left ) . '"' : '';
			},
			$html
		);
	}
}
