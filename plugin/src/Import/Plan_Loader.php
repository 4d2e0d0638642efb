<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Closure;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Plan_Signature;
use Kithouse\Contract;
use Kithouse\Log;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Image_Sizes;
use Kithouse\WordPress\Site_Facts;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Gets plans from the cloud, which signs them, or creates them from a post of this site. */
final class Plan_Loader {

	/** Plans of whole sites take the cloud longer than other answers. */
	private const SECONDS = 60;

	/** @param Closure(array<string, mixed>, string): (Import_Plan|WP_Error)|null $local Creates the plan for a post of this site. */
	public function __construct( private Contract $contract, private Account $account, private Plan_Signature $key, private ?Closure $local = null ) {}

	/** @param array<string, mixed> $input As `plans.create` takes it; an empty title keeps that of the post. */
	public function get( array $input, string $title, bool $enables_atomic = false ): Import_Plan|WP_Error {
		if ( 'local' === $input['origin'] ) {
			return $this->local ? ( $this->local )( $input, $title ) : $this->contract->error( 'item_not_found' );
		}
		if ( 'cloud' === $input['origin'] && $this->account->is_borrowed() ) {
			return $this->account->refuse_borrower();
		}
		$design   = 'elementor' === $input['platform'] ? Design_Kit::room( $enables_atomic ) : array();
		$input   += array( 'image_sizes' => Image_Sizes::of_site(), 'fonts' => true ) + $design + ( 'remote' === $input['origin'] ? Site_Facts::for_template() : array() );
		$response = $this->account->ask( 'POST', '/plans', $input + ( '' === $title ? array() : array( 'title' => $title ) ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		return $this->check( $response->data->plan ?? null, $response->data->signature ?? null, (string) $input['platform'] );
	}

	/** @param array<string, mixed> $input As `plans.create-site` takes it. */
	public function for_site( array $input ): Import_Plan|WP_Error {
		$response = $this->account->ask( 'POST', '/plans/site', $input, seconds: self::SECONDS );
		return is_wp_error( $response ) ? $response : $this->check( $response->data->plan ?? null, $response->data->signature ?? null, (string) $input['platform'] );
	}

	public function new_check( array $seen = array() ): Plan_Validator {
		return new Plan_Validator( new Operation_Contract( $this->contract ), $seen );
	}

	/** Returns the operations of a signed chunk. `$check` knows those of earlier chunks. */
	public function part( Import_Plan $plan, int $index, Plan_Validator $check ): array|WP_Error {
		$sha256 = $plan->parts[ $index ]['sha256'];
		$response = $this->account->ask( 'GET', '/plans/' . rawurlencode( $plan->id() ) . '/parts/' . $sha256, seconds: self::SECONDS );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		try {
			return $check->part( is_string( $response->data->ops ?? null ) ? $response->data->ops : '', $sha256 );
		} catch ( Plan_Refused_Exception $refusal ) {
			return $this->refuse( $refusal );
		}
	}

	private function refuse( Plan_Refused_Exception $refusal ): WP_Error {
		Log::error( 'plan', $refusal );
		return $this->contract->error( 'plan_refused' );
	}

	private function check( mixed $text, mixed $signature, string $platform ): Import_Plan|WP_Error {
		$is_signed = is_string( $text ) && is_string( $signature ) ? $this->key->has_signed( $text, $signature ) : false;
		if ( is_wp_error( $is_signed ) ) {
			return $is_signed;
		}
		try {
			if ( ! $is_signed ) {
				throw new Plan_Refused_Exception( 'its signature is not right' );
			}
			return $this->new_check()->read( $text, $platform );
		} catch ( Plan_Refused_Exception $refusal ) {
			return $this->refuse( $refusal );
		}
	}
}
