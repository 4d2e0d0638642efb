<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Brand;
use Kithouse\Cloud\Circuit_Breaker;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Connection;
use Kithouse\Cloud\Connector;
use Kithouse\Cloud\Response_Cache;
use Kithouse\Cloud\Service_Check;
use Kithouse\Contract;
use Kithouse\Lifecycle\Uninstall;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Connects the site to a library and disconnects it. */
final class Connection_Controller {

	public function __construct( private Contract $contract, private Connector $connector ) {}

	/** Stores the consent, and the address unless the host has set it. A failed test changes nothing. */
	public function open( WP_REST_Request $request ): array|WP_Error {
		$address = Connection::is_fixed() ? Connection::address() : trim( (string) $request['address'] );
		$checked = ( new Service_Check( $this->contract ) )->run( $address );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		$this->connector->open( $address );
		return array( 'status' => 'success', 'message' => __( 'This site is connected.', 'kithouse' ) );
	}

	/** Checks the library now, even shortly after a failure. */
	public function check(): array {
		$found   = $this->ask_library();
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

	public function clear_answers(): array {
		( new Response_Cache() )->clear();
		return array( 'status' => 'success', 'message' => __( 'All cached answers removed.', 'kithouse' ) );
	}

	public function set_content_removal( WP_REST_Request $request ): array {
		true === $request['removes_content'] ? update_option( Uninstall::REMOVE_CONTENT, 1, false ) : delete_option( Uninstall::REMOVE_CONTENT );
		return array( 'status' => 'success', 'message' => __( 'Setting saved.', 'kithouse' ) );
	}

	/** Revokes the site's keys and withdraws the consent, even if the library is unreachable. */
	public function close(): array {
		$left    = $this->connector->close();
		$message = 0 === $left
			? __( 'This site is disconnected. Nothing more is sent to the library.', 'kithouse' )
			: __( 'This site is disconnected, but the library didn’t answer, so it still accepts this site’s keys. Revoke them in your library account, or connect again later.', 'kithouse' );
		return array( 'status' => 'success', 'message' => $message, 'unrevoked_keys' => $left );
	}

	/** @return object|WP_Error */
	private function ask_library(): object {
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
