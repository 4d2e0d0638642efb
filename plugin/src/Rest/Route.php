<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Defines a call that WordPress answers. Arguments and capabilities have been checked. */
interface Route {

	public function handle( WP_REST_Request $request ): array|WP_REST_Response|WP_Error;
}
