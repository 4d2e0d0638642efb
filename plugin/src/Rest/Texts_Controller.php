<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Admin\Script_Texts;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Texts_Controller {

	public function __construct( private Script_Texts $texts ) {}

	public function get( WP_REST_Request $request ): WP_REST_Response {
		$response = new WP_REST_Response( (object) $this->texts->data() );
		if ( $request['version'] === $this->texts->version() ) {
			// The address contains the version, so the browser can cache it.
			add_filter( 'rest_send_nocache_headers', '__return_false' );
			$response->header( 'Cache-Control', 'private, max-age=31536000, immutable' );
		}
		return $response;
	}
}
