<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Contract;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Account_Login_Route implements Route {

	public function __construct( private Contract $contract, private Cloud_Client $cloud, private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$is_global = (bool) $request['global_signin'];
		if ( $is_global && ! current_user_can( 'manage_options' ) ) {
			return $this->contract->error( 'invalid_permission', __( 'Only an administrator can share an account with this site.', 'kithouse' ) );
		}
		$fields = $request['viaAPI'] ? array( 'api_key' ) : array( 'email', 'password' );
		$input  = array_combine( $fields, array_map( fn( $field ) => (string) $request[ $field ], $fields ) );
		if ( null !== $request['release'] ) {
			$input['release'] = (int) $request['release'];
		}
		$response = self::connect( $this->cloud, $this->account, '/account/connect', $input );
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

	/** Gets a key for this site and stores it for the current user. Sign-up ends the same way. */
	public static function connect( Cloud_Client $cloud, Account $account, string $path, array $input ): bool|WP_Error {
		$site   = array( 'url' => Cloud_Client::site_url(), 'name' => mb_substr( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), 0, 200 ) );
		$response = $cloud->send( 'POST', $path, $input + array( 'site' => $site ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$account->keep( $response->data->api_key, $response->data->user );
		return true;
	}
}
