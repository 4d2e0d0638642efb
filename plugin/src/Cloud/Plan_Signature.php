<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Base64;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores the key with which the cloud signs plans. Only a new sign-in replaces it. */
final class Plan_Signature {

	private const OPTION = 'kithouse_plan_key';

	public function __construct( private Cloud_Client $cloud ) {}

	/** Fetches the key. If the cloud does not answer now, the next plan asks again. */
	public function pin(): void {
		delete_option( self::OPTION );
		$this->find();
	}

	/** Returns whether the key signed exactly this text; an error when the key is unknown and the cloud does not answer. */
	public function has_signed( string $text, string $signature ): bool|WP_Error {
		$key = $this->find();
		if ( is_wp_error( $key ) ) {
			return $key;
		}
		$bytes = Base64::decode( $signature );
		return null !== $bytes
			&& SODIUM_CRYPTO_SIGN_BYTES === strlen( $bytes )
			&& sodium_crypto_sign_verify_detached( $bytes, $text, $key );
	}

	private function find(): string|WP_Error {
		$key = self::read( get_option( self::OPTION, '' ) );
		if ( null !== $key ) {
			return $key;
		}
		$response = $this->cloud->send( 'GET', '/plans/key' );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$key = self::read( $response->data->plan_key ?? '' );
		if ( null === $key ) {
			return new WP_Error( 'plan_refused', 'The library told a key that is none.' );
		}
		update_option( self::OPTION, Base64::encode( $key ), false );
		return $key;
	}

	private static function read( mixed $text ): ?string {
		$bytes = is_string( $text ) ? Base64::decode( $text ) : null;
		return is_string( $bytes ) && SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES === strlen( $bytes ) ? $bytes : null;
	}
}
