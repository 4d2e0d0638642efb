<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Brand;
use Kithouse\Contract;
use Kithouse\Log;
use Throwable;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Registers every call of the contract. WordPress checks the nonce and the arguments, we check the capabilities. */
final class Router {

	public function __construct( private Contract $contract, private Relay $relay, private Site_Calls $site ) {}

	public function add_hooks(): void {
		// Early, because WordPress answers OPTIONS from the routes at priority 10.
		add_filter( 'rest_pre_dispatch', array( $this, 'register_when_asked' ), 5, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'speak_plainly' ), 10, 3 );
	}

	/** Registers the routes when a request asks for this namespace, so that other requests don't read the contract. */
	public function register_when_asked( mixed $result, mixed $server = null, mixed $request = null ): mixed {
		$route   = $request instanceof WP_REST_Request ? (string) $request->get_route() : '';
		$is_ours = 0 === stripos( $route . '/', '/' . Brand::REST_NAMESPACE . '/' );
		if ( $is_ours && ! in_array( Brand::REST_NAMESPACE, rest_get_server()->get_namespaces(), true ) ) {
			$this->register();
		}
		return $result;
	}

	private function register(): void {
		foreach ( $this->contract->calls() as $call ) {
			register_rest_route(
				Brand::REST_NAMESPACE,
				preg_replace( '/\{(\w+)\}/', '(?P<$1>[^/]+)', $call['path'] ),
				array(
					'methods'             => $call['method'],
					'show_in_index'       => false,
					'args'                => $call['args'],
					'permission_callback' => fn() => $this->permission( $call['capabilities'] ),
					'callback'            => fn( WP_REST_Request $request ) => $this->answer( $call, $request ),
				)
			);
		}
	}

	private function permission( array $capabilities ): bool|WP_Error {
		foreach ( $capabilities as $capability ) {
			if ( ! current_user_can( $capability ) ) {
				return is_user_logged_in()
					? $this->contract->error( 'invalid_permission' )
					: new WP_Error( 'rest_forbidden', __( 'Sign in to WordPress first.', 'kithouse' ), array( 'status' => 401 ) );
			}
		}
		return true;
	}

	private function answer( array $call, WP_REST_Request $request ): mixed {
		// A GET that writes must come from code, not from a link or a picture.
		if ( $call['changes'] && ! in_array( $request->get_header( 'sec-fetch-mode' ), array( null, 'cors', 'same-origin' ), true ) ) {
			return $this->contract->error( 'method_not_allowed' );
		}
		try {
			return 'cloud' === $call['runs'] ? $this->relay->forward( $call, $request ) : $this->site->answer( $call['name'], $request );
		} catch ( Throwable $error ) {
			Log::error( $call['name'], $error );
			return $this->contract->error( 'internal_error' );
		}
	}

	/** Rewords WordPress's own refusals, which are for programmers. */
	public function speak_plainly( mixed $response, mixed $server = null, mixed $request = null ): mixed {
		if ( ! $response instanceof WP_HTTP_Response || ! $request instanceof WP_REST_Request ) {
			return $response;
		}
		$data = $response->get_data();
		$is_ours = str_starts_with( (string) $request->get_route(), '/' . Brand::REST_NAMESPACE . '/' );
		if ( ! $is_ours || ! is_array( $data ) || ! is_string( $data['code'] ?? null ) ) {
			return $response;
		}
		if ( in_array( $data['code'], array( 'rest_invalid_param', 'rest_missing_callback_param', 'rest_invalid_json' ), true ) ) {
			$this->replace( $response, $this->contract->error( 'invalid_input', null, $data['data']['params'] ?? null ) );
		} elseif ( 'rest_no_route' === $data['code'] ) {
			$this->replace( $response, $this->contract->error( 'not_found' ) );
		} elseif ( 'rest_cookie_invalid_nonce' === $data['code'] ) {
			$data['message'] = __( 'This page has been open for too long. Reload it and try again.', 'kithouse' );
			$response->set_data( $data );
		}
		return $response;
	}

	private function replace( WP_HTTP_Response $response, WP_Error $error ): void {
		$plain = rest_convert_error_to_response( $error );
		$response->set_data( $plain->get_data() );
		$response->set_status( $plain->get_status() );
	}
}
