<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Finds file names of pictures, in any size, in texts. */
final class Picture_Names {

	/** @var array<int, array{0: string, 1: string}> Start and pattern of the file names, by picture. */
	private array $names = array();

	/** @return list<int> Pictures whose file, or a size of it, is named in a text. */
	public function named_in( string $text, array $ids ): array {
		$lower = strtolower( $text );
		return array_values(
			array_filter(
				$ids,
				function ( $id ) use ( $text, $lower ) {
					[ $start, $pattern ] = $this->name( $id );
					// Invalid UTF-8 keeps the picture.
					return str_contains( $lower, $start ) && 0 !== preg_match( "#$pattern#iu", $text );
				}
			)
		);
	}

	/** @param list<int> $ids @return string A pattern for the database that finds the file of any of them. */
	public function pattern( array $ids ): string {
		return '/(' . implode( '|', array_map( fn( $id ) => substr( $this->name( $id )[1], 1 ), $ids ) ) . ')';
	}

	/** @return array{0: string, 1: string} The file and its sizes, as addresses end. JSON writes a backslash before the slash, which does not matter. */
	private function name( int $id ): array {
		return $this->names[ $id ] ??= self::name_of( (string) get_attached_file( $id ) );
	}

	private static function name_of( string $file ): array {
		$name = pathinfo( wp_basename( $file ) );
		$base = (string) preg_replace( '/-(scaled|rotated)$/', '', $name['filename'] );
		$end  = '(-[0-9]+x[0-9]+|-scaled|-rotated)?[.]' . preg_quote( $name['extension'] ?? '' ) . '([^a-zA-Z0-9]|$)';
		return array( strtolower( "/$base" ), '/' . preg_quote( $base ) . $end );
	}
}
