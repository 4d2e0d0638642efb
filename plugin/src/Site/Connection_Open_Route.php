<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Connection;
use Kithouse\Contract;
use Kithouse\Service_Check;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Stores the consent, and the address unless the host has set it. A failed test changes nothing. */
final class Connection_Open_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$is_fixed = Connection::is_fixed();
		$address  = $is_fixed ? Connection::address() : trim( (string) $request['address'] );
		$checked  = ( new Service_Check( $this->contract ) )->run( $address, $is_fixed );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		Connection::open( $address );
		return array( 'status' => 'success', 'message' => __( 'This site is connected.', 'kithouse' ) );
	}
}
