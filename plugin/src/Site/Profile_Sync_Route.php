<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Account;
use Kithouse\Brand;
use Kithouse\Contract;
use Kithouse\Site_Profile;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Profile_Sync_Route implements Route {

	public function __construct( private Contract $contract, private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$answer = $this->account->ask( 'GET', '/profile' );
		if ( is_wp_error( $answer ) ) {
			return Brand::API_ERROR_CODE === $answer->get_error_code() ? $this->contract->error( 'sync_failed' ) : $answer;
		}
		$this->account->update_profile( $this->account->holder(), $answer->data->user );
		return array( 'status' => 'success', 'message' => __( 'Successfully Synced', 'kithouse' ), 'user' => $this->profile->current() );
	}
}
