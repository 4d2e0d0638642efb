<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Base64;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores the key with which the cloud signs plans. Only the sign-in of an administrator replaces it. */
final class Plan_Signature {

	private const OPTION = 'kithouse_plan_key';

	public function __construct( private Cloud_Client $cloud ) {}

	/**
	 * Fetches the key at a sign-in. Somebody who can't manage the site never replaces a stored key, and a cloud that doesn't answer
	 * leaves it in place; without a key, the next plan asks again.
	 */
	public function pin(): void {
		if ( null === $this->stored() || current_user_can( 'manage_options' ) ) {
			$this->fetch();
		}
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
		return $this->stored() ?? $this->fetch();
	}

	private function stored(): ?string {
		return self::read( get_option( self::OPTION, '' ) );
	}

	private function fetch(): string|WP_Error {
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
