<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Contract;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Ends the own sign-in; with `global` also the sharing, for everybody. Works while the cloud is down. */
final class Account_Logout_Route implements Route {

	public function __construct( private Contract $contract, private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
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
}
