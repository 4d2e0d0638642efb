<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Import\History;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Imports_Get_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		return ( new History() )->find( (string) $request['import_id'] ) ?? $this->contract->error( 'import_not_found' );
	}
}
