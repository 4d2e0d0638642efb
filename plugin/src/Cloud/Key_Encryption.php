<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Base64;

defined( 'ABSPATH' ) || exit;

/** Encrypts data stored for one user with a secret from the site's salts; new salts make it unreadable. */
final class Key_Encryption {

	public static function lock( string $plain, int $user ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return Base64::encode( $nonce . sodium_crypto_secretbox( $plain, $nonce, self::secret( $user ) ) );
	}

	public static function unlock( string $locked, int $user ): ?string {
		$bytes = Base64::decode( $locked );
		if ( null === $bytes || strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return null;
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$plain = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, self::secret( $user ) );
		return false === $plain ? null : $plain;
	}

	private static function secret( int $user ): string {
		return hash_hkdf( 'sha256', wp_salt( 'auth' ) . wp_salt( 'secure_auth' ), SODIUM_CRYPTO_SECRETBOX_KEYBYTES, "kithouse account of user $user" );
	}
}
