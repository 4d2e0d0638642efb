<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Site_Profile;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Account_Signup_Route implements Route {

	private const FIELDS = array( 'first_name', 'last_name', 'email', 'password', 'confirm_password' );

	public function __construct( private Cloud_Client $cloud, private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$input  = array_combine( self::FIELDS, array_map( fn( $field ) => (string) $request[ $field ], self::FIELDS ) );
		$response = Account_Login_Route::connect( $this->cloud, $this->account, '/account/register', $input );
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
}
