<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Site_Profile;
use WP_Error;
use WP_REST_Request;

/** Answers from what is kept here; the cloud is not asked. */
final class Account_Is_Signed_Route implements Route {

	public function __construct( private Site_Profile $profile ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$user = $this->profile->current();
		return array( 'status' => null === $user ? 'error' : 'success', 'user' => $user );
	}
}
