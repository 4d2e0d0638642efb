<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** Forwards the calls that the cloud answers. A new one needs nothing here: the contract describes it. */
final class Relay {

	public function __construct( private Contract $contract, private Account $account, private Catalogue $catalogue ) {}

	public function forward( array $call, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$question = Question::from_request( $call, $request );
		if ( $call['cached'] ) {
			return $this->browse( $question );
		}
		if ( 'GET' !== $call['method'] && $this->is_borrowed() ) {
			return $this->contract->error( 'invalid_permission', __( 'Please link your own account to do that.', 'kithouse' ) );
		}
		$answer = $this->account->ask( $call['method'], $question->path(), $question->rest() );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$this->account->learn( $answer->data );
		return new WP_REST_Response( $answer->data, $answer->status );
	}

	private function browse( Question $question ): WP_REST_Response|WP_Error {
		$answer = $this->catalogue->ask( $question );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		[ $data, $is_stale ] = $answer;
		return new WP_REST_Response( $data, 200, $is_stale ? array( 'x-' . Brand::PREFIX . '-stale' => '1' ) : array() );
	}

	/** The shared account lends browsing and inserting to everybody, not its favourites and mails. */
	private function is_borrowed(): bool {
		return ! $this->account->has_own() && 0 !== $this->account->holder() && ! current_user_can( 'manage_options' );
	}
}
