<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Lifecycle\Uninstall;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Connection_Removal_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		true === $request['removes_content'] ? update_option( Uninstall::REMOVE_CONTENT, 1, false ) : delete_option( Uninstall::REMOVE_CONTENT );
		return array( 'status' => 'success', 'message' => __( 'Setting saved.', 'kithouse' ) );
	}
}
