<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Catalogue;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Request;
use Kithouse\Contract;
use Kithouse\Push\Pushed_Posts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Forwards cloud calls. The contract describes them, so new ones need no code here. */
final class Relay {

	/** Calls about the shared account that everybody can make. */
	private const LENT = array( 'profile.verified', 'profile.purchased-items' );

	private const DELETIONS = array( 'clouds.delete', 'clouds.delete-by-get' );

	public function __construct( private Contract $contract, private Cloud_Client $cloud, private Account $account, private Catalogue $catalogue, private Pushed_Posts $pushed ) {}

	public function forward( array $call, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$question = Request::from_request( $call, $request );
		if ( $call['cached'] ) {
			return $this->browse( $question, 'max-stale' === $request->get_header( 'cache-control' ) );
		}
		if ( $this->account->is_borrowed() && ! in_array( $call['name'], self::LENT, true ) ) {
			return $this->account->refuse_borrower();
		}
		if ( ! empty( $call['answers_visitors'] ) && 0 === $this->account->holder() ) {
			$response = $this->cloud->send( $call['method'], $question->path(), $question->rest() );
		} else {
			$response = $this->account->ask( $call['method'], $question->path(), $question->rest(), $call['changes'] );
		}
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$this->account->learn( $response->data );
		if ( in_array( $call['name'], self::DELETIONS, true ) ) {
			$this->pushed->forget( (int) $question->input['id'] );
		}
		return new WP_REST_Response( $response->data, $response->status );
	}

	private function browse( Request $question, bool $takes_old ): WP_REST_Response|WP_Error {
		$response = $this->catalogue->ask( $question, $takes_old );
		if ( is_wp_error( $response ) ) {
			$is_unreachable = Brand::API_ERROR_CODE === $response->get_error_code() && isset( $question->call['unreachable'] );
			return $is_unreachable ? $this->contract->error( $question->call['unreachable'] ) : $response;
		}
		[ $data, $is_old ] = $response;
		return new WP_REST_Response( $data, 200, $is_old ? array( Brand::OLD_HEADER => '1' ) : array() );
	}
}
