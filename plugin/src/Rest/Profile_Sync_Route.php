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

final class Profile_Sync_Route implements Route {

	public function __construct( private Contract $contract, private Account $account, private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$response = $this->account->ask( 'GET', '/profile' );
		if ( is_wp_error( $response ) ) {
			return Brand::API_ERROR_CODE === $response->get_error_code() ? $this->contract->error( 'sync_failed' ) : $response;
		}
		$this->account->update_profile( $this->account->holder(), $response->data->user );
		return array( 'status' => 'success', 'message' => __( 'Successfully Synced', 'kithouse' ), 'user' => $this->profile->current() );
	}
}
