<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Connection;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Connection_Close_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		Connection::close();
		return array( 'status' => 'success', 'message' => __( 'This site is disconnected. Nothing more is sent to the library.', 'kithouse' ) );
	}
}
