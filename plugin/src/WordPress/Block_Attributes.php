<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Rewrites the attributes of blocks in their markup, and leaves everything else byte for byte. */
final class Block_Attributes {

	public const ANY = '[a-z][a-z0-9_\/-]*';

	/** The attributes between a block's name and the end of its opening delimiter, as WordPress's own parser reads them. */
	private const JSON = '(\{(?:(?:[^}]+|\}+(?=\})|(?!\}\s+\/?-->).)*+)?\})(?=\s+\/?-->)';

	/**
	 * @param string                   $name    Pattern of the names of blocks, such as `(?:core\/)?template-part`.
	 * @param callable(object): object $rewrite Returns the new attributes and doesn't change the former ones.
	 */
	public static function map( string $content, string $name, callable $rewrite ): string {
		$write = function ( array $found ) use ( $rewrite ): string {
			$former  = json_decode( $found[2] );
			$changed = is_object( $former ) ? $rewrite( $former ) : $former;
			return wp_json_encode( $changed ) === wp_json_encode( $former ) ? $found[0] : $found[1] . serialize_block_attributes( $changed );
		};
		return preg_replace_callback( "/(<!--\\s+wp:$name\\s+)" . self::JSON . '/s', $write, $content ) ?? $content;
	}
}
