<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Brand;
use Kithouse\Cloud\Circuit_Breaker;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Connection;
use Kithouse\Cloud\Response_Cache;
use Kithouse\Cloud\Service_Check;
use Kithouse\Contract;
use Kithouse\Lifecycle\Uninstall;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Checks the library now, even shortly after a failure. */
final class Connection_Check_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array {
		$found   = $this->ask();
		$version = is_wp_error( $found ) ? null : ( $found->version ?? null );
		return array(
			'is_reachable'    => ! is_wp_error( $found ),
			'message'         => is_wp_error( $found ) ? $found->get_error_message() : '',
			'library_version' => is_string( $version ) && preg_match( '/^[\w.+-]{1,40}$/D', $version ) ? $version : '',
			'plugin_version'  => Brand::VERSION,
			'contacted_at'    => Connection::contacted_at(),
			'cached_answers'  => ( new Response_Cache() )->count(),
			'removes_content' => Uninstall::removes_content(),
		);
	}

	/** @return object|WP_Error */
	private function ask(): object {
		if ( '' === Cloud_Client::url() ) {
			return $this->contract->error( Brand::API_ERROR_CODE, __( "This site isn’t connected to a library yet. Ask an administrator to connect it.", 'kithouse' ) );
		}
		$found = ( new Service_Check( $this->contract ) )->run( Cloud_Client::url() );
		if ( ! is_wp_error( $found ) ) {
			( new Circuit_Breaker() )->close();
			Connection::note_contact();
		}
		return $found;
	}
}
