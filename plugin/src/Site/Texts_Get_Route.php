<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Script_Texts;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Gives an editor the texts of the library in the person's language. */
final class Texts_Get_Route implements Route {

	public function __construct( private Script_Texts $texts ) {}

	public function handle( WP_REST_Request $request ): WP_REST_Response {
		$response = new WP_REST_Response( (object) $this->texts->data() );
		if ( $request['version'] === $this->texts->version() ) {
			// The address names this content, so the browser can keep it.
			add_filter( 'rest_send_nocache_headers', '__return_false' );
			$response->header( 'Cache-Control', 'private, max-age=31536000, immutable' );
		}
		return $response;
	}
}
