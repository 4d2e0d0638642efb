<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\WordPress\Site_Facts;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads and saves the details of the business. */
final class Facts_Controller {

	public function get(): array {
		return array( 'facts' => (object) Site_Facts::all() );
	}

	public function save( WP_REST_Request $request ): array {
		Site_Facts::save( (array) $request['facts'] );
		return array( 'status' => 'success', 'message' => __( 'Your details are saved.', 'kithouse' ) );
	}
}
