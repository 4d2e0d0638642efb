<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Response_Cache;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Connection_Answers_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		( new Response_Cache() )->clear();
		return array( 'status' => 'success', 'message' => __( 'All cached answers removed.', 'kithouse' ) );
	}
}
