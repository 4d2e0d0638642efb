<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Downloads the smaller copies of pictures that the library offers. */
final class Image_Copies {

	private const MAX_COPIES = 50;

	/** @return array<string, array<string, string>> Files by hash and `<width>x<height>`; WordPress creates unavailable ones. */
	public static function fetch( Downloads $downloads, array $media, callable $go_on ): array {
		$wanted = array();
		foreach ( $media as $medium ) {
			foreach ( self::copies_of( $medium ) as $copy ) {
				$wanted[ $copy['sha256'] ] = $copy;
			}
		}
		$files = array();
		foreach ( array_chunk( $wanted, $downloads->at_a_time() ) as $batch ) {
			$files += $downloads->fetch( $batch, $go_on, 1 );
		}
		$copies = array();
		foreach ( $media as $medium ) {
			$copies[ $medium['sha256'] ] = array();
			foreach ( self::copies_of( $medium ) as $copy ) {
				$file = $files[ $copy['sha256'] ] ?? null;
				if ( null !== $file && self::is_as_announced( $file, $copy, $medium['mime'] ) ) {
					$copies[ $medium['sha256'] ][ $copy['width'] . 'x' . $copy['height'] ] = $file;
				}
			}
		}
		return $copies;
	}

	private static function copies_of( array $medium ): array {
		$variants = is_array( $medium['variants'] ?? null ) ? $medium['variants'] : array();
		$is_sound = fn( $variant ) => is_array( $variant )
			&& is_int( $variant['width'] ?? null ) && is_int( $variant['height'] ?? null )
			&& Template_Content::is_sound( array( 'file_name' => $medium['file_name'], 'mime' => $medium['mime'], 'alt' => '' ) + $variant );
		return array_slice( array_filter( $variants, $is_sound ), 0, self::MAX_COPIES );
	}

	private static function is_as_announced( string $file, array $copy, string $mime ): bool {
		$size = wp_getimagesize( $file );
		return is_array( $size ) && filesize( $file ) === $copy['bytes']
			&& array( $copy['width'], $copy['height'], $mime ) === array( $size[0], $size[1], $size['mime'] );
	}
}
