<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Contract;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Signs people in and out, and keeps their profile. */
final class Account_Controller {

	private const SIGNUP_FIELDS = array( 'first_name', 'last_name', 'email', 'password', 'confirm_password' );

	public function __construct( private Contract $contract, private Account $account, private Site_Profile $profile ) {}

	public function login( WP_REST_Request $request ): array|WP_Error {
		$is_global = (bool) $request['global_signin'];
		if ( $is_global && ! current_user_can( 'manage_options' ) ) {
			return $this->contract->error( 'invalid_permission', __( 'Only an administrator can share an account with this site.', 'kithouse' ) );
		}
		$fields = $request['viaAPI'] ? array( 'api_key' ) : array( 'email', 'password' );
		$input  = array_combine( $fields, array_map( fn( $field ) => (string) $request[ $field ], $fields ) );
		if ( null !== $request['code'] && ! $request['viaAPI'] ) {
			$input['code'] = (string) $request['code'];
		}
		if ( null !== $request['release'] ) {
			$input['release'] = (int) $request['release'];
		}
		$response = $this->account->sign_in( '/account/connect', $input );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		if ( $is_global ) {
			$this->account->share( get_current_user_id() );
		}
		return array(
			'status'      => 'success',
			'message'     => __( 'You are signed in.', 'kithouse' ),
			'user'        => $this->profile->current(),
			'global_user' => $this->profile->shared(),
		);
	}

	public function signup( WP_REST_Request $request ): array|WP_Error {
		$input    = array_combine( self::SIGNUP_FIELDS, array_map( fn( $field ) => (string) $request[ $field ], self::SIGNUP_FIELDS ) );
		$response = $this->account->sign_in( '/account/register', $input );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		return array(
			'status'      => 'success',
			'message'     => __( 'Your account is ready.', 'kithouse' ),
			'user'        => $this->profile->current(),
			'global_user' => $this->profile->shared(),
		);
	}

	/** Signs the user out; with `global` also ends the sharing. Works while the cloud is down. */
	public function logout( WP_REST_Request $request ): array|WP_Error {
		if ( $request['global'] ) {
			if ( ! current_user_can( 'manage_options' ) ) {
				return $this->contract->error( 'invalid_permission', __( 'Only an administrator can end a shared sign-in.', 'kithouse' ) );
			}
			$this->account->end_sharing();
		}
		$this->account->leave( get_current_user_id() );
		if ( $this->account->has_own() ) {
			return $this->contract->error( 'logout_failed' );
		}
		return array(
			'status'      => 'success',
			'message'     => __( 'You are signed out.', 'kithouse' ),
			'user'        => null,
			'global_user' => $this->profile->current(),
		);
	}

	/** Answers from stored data whether anybody, or this account, is signed in. */
	public function is_signed( WP_REST_Request $request ): array {
		$user    = $this->profile->current();
		$is_same = null !== $user && in_array( $request['user'], array( null, $user->id ), true );
		return array( 'status' => $is_same ? 'success' : 'error', 'user' => $user );
	}

	public function sync_profile(): array|WP_Error {
		$response = $this->account->ask( 'GET', '/profile' );
		if ( is_wp_error( $response ) ) {
			return Brand::API_ERROR_CODE === $response->get_error_code() ? $this->contract->error( 'sync_failed' ) : $response;
		}
		$this->account->update_profile( $this->account->holder(), $response->data->user );
		return array( 'status' => 'success', 'message' => __( 'Successfully Synced', 'kithouse' ), 'user' => $this->profile->current() );
	}
}
