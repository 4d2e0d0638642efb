<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Connection;
use Kithouse\Cloud\Connector;
use Kithouse\Cloud\Service_Check;
use Kithouse\Contract;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Stores the consent, and the address unless the host has set it. A failed test changes nothing. */
final class Connection_Open_Route implements Route {

	public function __construct( private Contract $contract, private Connector $connector ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$address = Connection::is_fixed() ? Connection::address() : trim( (string) $request['address'] );
		$checked = ( new Service_Check( $this->contract ) )->run( $address );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		$this->connector->open( $address );
		return array( 'status' => 'success', 'message' => __( 'This site is connected.', 'kithouse' ) );
	}
}
