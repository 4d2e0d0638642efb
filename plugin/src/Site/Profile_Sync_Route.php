<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Account;
use Kithouse\Site_Profile;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Profile_Sync_Route implements Route {

	public function __construct( private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$answer = $this->account->ask( 'GET', '/profile' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$this->account->update_profile( $this->account->holder(), $answer->data->user );
		return array( 'status' => 'success', 'message' => __( 'Successfully Synced', 'kithouse' ), 'user' => $this->profile->current() );
	}
}
