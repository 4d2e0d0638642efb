<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Site_Profile;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Answers from stored data whether anybody, or this account, is signed in. */
final class Account_Is_Signed_Route implements Route {

	public function __construct( private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$user = $this->profile->current();
		$is_same = null !== $user && in_array( $request['user'], array( null, $user->id ), true );
		return array( 'status' => $is_same ? 'success' : 'error', 'user' => $user );
	}
}
