<?php
declare(strict_types=1);

namespace Kithouse;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** Encodes and decodes in constant time, so that keys and signatures leak nothing. */
final class Base64 {

	public static function encode( string $bytes ): string {
		return sodium_bin2base64( $bytes, SODIUM_BASE64_VARIANT_ORIGINAL );
	}

	public static function decode( string $text ): ?string {
		try {
			return sodium_base642bin( $text, SODIUM_BASE64_VARIANT_ORIGINAL );
		} catch ( Throwable ) {
			return null;
		}
	}
}
