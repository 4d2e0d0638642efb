<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Base64;

defined( 'ABSPATH' ) || exit;

/** Provides a grey picture for one that the library has lost or the author never chose. */
final class Placeholder {

	/** A PNG of 1200 by 800 pixels. */
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAABLAAAAMgAQMAAAAJLglBAAAAA1BMVEXZ3OHfomuYAAAAjElEQVR42u3BMQEAAADCoPVPbQdvoAAAAAAAAAAAAA'
		. 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
		. 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD4D1+8AARpxgZ8AAAAASUVORK5CYII=';

	public static function is( string $hash ): bool {
		return self::medium()['sha256'] === $hash;
	}

	public static function medium(): array {
		return array( 'sha256' => hash( 'sha256', self::bytes() ), 'file_name' => 'placeholder.png', 'mime' => 'image/png', 'alt' => '' );
	}

	public static function file(): string {
		$file = wp_tempnam( 'placeholder' );
		file_put_contents( $file, self::bytes() );
		return $file;
	}

	private static function bytes(): string {
		return (string) Base64::decode( self::PNG );
	}
}
