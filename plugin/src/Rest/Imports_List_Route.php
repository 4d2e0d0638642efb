<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Import\History;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Lists the person's imports, or all for an administrator. */
final class Imports_List_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		return ( new History() )->page( (int) $request['page'], (int) $request['per_page'] );
	}
}
