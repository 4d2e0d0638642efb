<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Account;
use Kithouse\Contract;
use Kithouse\Import\Content;
use Kithouse\Import\Sizes;
use Kithouse\Log;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Where plans come from: the cloud, which signs them, or a post of this site, for which this site makes its own. */
final class Plans {

	/** A plan of a whole site takes the cloud longer to make than other answers. */
	private const SECONDS = 60;

	public function __construct( private Contract $contract, private Account $account, private Plan_Key $key ) {}

	/**
	 * @param array<string, mixed> $asked As `plans.create` takes it.
	 * @param string               $title Of what is made of a post of this site; empty for the post's own.
	 */
	public function get( array $asked, string $title ): Plan|WP_Error {
		if ( 'local' === $asked['origin'] ) {
			return $this->make( (int) $asked['id'], (string) $asked['platform'], (string) $asked['as'], $title );
		}
		if ( 'cloud' === $asked['origin'] && $this->account->is_borrowed() ) {
			return $this->account->refuse_borrower();
		}
		$asked += array( 'image_sizes' => Sizes::of_site() );
		$answer = $this->account->ask( 'POST', '/plans', $asked + ( '' === $title ? array() : array( 'title' => $title ) ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		return $this->check( $answer->data->plan ?? null, $answer->data->signature ?? null, (string) $asked['platform'] );
	}

	/** @param array<string, mixed> $asked As `plans.create-site` takes it. */
	public function for_site( array $asked ): Plan|WP_Error {
		$answer = $this->account->ask( 'POST', '/plans/site', $asked, seconds: self::SECONDS );
		return is_wp_error( $answer ) ? $answer : $this->check( $answer->data->plan ?? null, $answer->data->signature ?? null, (string) $asked['platform'] );
	}

	/** @param array<string, string> $seen Names of the operations that the site has already, by id. */
	public function new_check( array $seen = array() ): Plan_Check {
		return new Plan_Check( new Operation_Contract( $this->contract ), $seen );
	}

	/**
	 * The operations of a part of a large plan, as they were signed.
	 *
	 * @param Plan_Check $check Knows those of the parts before.
	 * @return list<array<string, mixed>>|WP_Error
	 */
	public function part( Plan $plan, int $index, Plan_Check $check ): array|WP_Error {
		$sha256 = $plan->parts[ $index ]['sha256'];
		$answer = $this->account->ask( 'GET', '/plans/' . rawurlencode( $plan->id() ) . '/parts/' . $sha256, seconds: self::SECONDS );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		try {
			return $check->part( is_string( $answer->data->ops ?? null ) ? $answer->data->ops : '', $sha256 );
		} catch ( Refused $refusal ) {
			return $this->refuse( $refusal );
		}
	}

	private function refuse( Refused $refusal ): WP_Error {
		Log::error( 'plan', $refusal );
		return $this->contract->error( 'plan_refused' );
	}

	private function check( mixed $text, mixed $signature, string $platform ): Plan|WP_Error {
		$is_signed = is_string( $text ) && is_string( $signature ) ? $this->key->has_signed( $text, $signature ) : false;
		if ( is_wp_error( $is_signed ) ) {
			return $is_signed;
		}
		try {
			if ( ! $is_signed ) {
				throw new Refused( 'its signature is not right' );
			}
			return $this->new_check()->read( $text, $platform );
		} catch ( Refused $refusal ) {
			return $this->refuse( $refusal );
		}
	}

	private function make( int $post, string $platform, string $kind, string $title ): Plan|WP_Error {
		if ( null !== get_post( $post ) && ! current_user_can( 'edit_post', $post ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$content = Content::of_post( $post, $platform );
		if ( null === $content ) {
			return $this->contract->error( 'item_not_found' );
		}
		$title = '' === $title ? get_post( $post )->post_title : $title;
		$needs = array( 'capabilities' => array( 'page' === $kind ? 'edit_pages' : 'edit_posts' ), 'plugins' => array(), 'elementor_pro' => false, 'bytes' => 0 );
		$makes = array( 'document' => $content->document, 'as' => $kind, 'title' => $title, 'terms' => array() );
		return new Plan(
			array(
				'platform'   => $platform,
				'title'      => $title,
				'is_trusted' => true,
				'is_private' => false,
				'ops'        => array(
					self::op( 'require', 'permission', 'require', $needs ),
					self::op( 'post', 'wp-content', 'post.create', $makes ),
					self::op( 'verify', 'finalize', 'verify', array( 'documents' => 1, 'media' => 0 ) ),
				),
				'warnings'   => array(),
			)
		);
	}

	private static function op( string $id, string $step, string $op, array $args ): array {
		return array( 'id' => $id, 'step' => $step, 'op' => $op, 'args' => $args, 'needs' => array(), 'weight' => 1 );
	}
}
