<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Import\Imports;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Undoes an import; `dry_run` only reports. */
final class Imports_Undo_Route implements Route {

	public function __construct( private Imports $imports ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		return $this->imports->undo( (string) $request['import_id'], (bool) $request['dry_run'], array_values( array_map( 'strval', (array) $request['also'] ) ) );
	}
}
