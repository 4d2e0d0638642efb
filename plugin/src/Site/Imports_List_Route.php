<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Plan\History;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The imports of this site: one's own, and an administrator's all. */
final class Imports_List_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		return ( new History() )->page( (int) $request['page'], (int) $request['per_page'] );
	}
}
