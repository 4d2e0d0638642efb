<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Theme_Builder\Condition_Lookup;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Conditions_Autocomplete_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$payload = json_decode( (string) $request['payload'], true );
		$type    = is_array( $payload ) ? $payload['query_type'] ?? '' : '';
		$object  = is_array( $payload ) ? $payload['object'] ?? '' : '';
		$found   = is_string( $type ) && is_string( $object ) ? Condition_Lookup::find( $type, $object, trim( (string) $request['query'] ) ) : null;
		return $found ?? $this->contract->error( 'invalid_input' );
	}
}
