<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Answer_Cache;
use Kithouse\Brand;
use Kithouse\Breaker;
use Kithouse\Cloud;
use Kithouse\Connection;
use Kithouse\Contract;
use Kithouse\Lifecycle\Uninstall;
use Kithouse\Service_Check;
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
			'cached_answers'  => ( new Answer_Cache() )->count(),
			'removes_content' => Uninstall::removes_content(),
		);
	}

	/** @return object|WP_Error */
	private function ask(): object {
		if ( '' === Cloud::url() ) {
			return $this->contract->error( Brand::API_ERROR_CODE, __( "This site isn’t connected to a library yet. Ask an administrator to connect it.", 'kithouse' ) );
		}
		$found = ( new Service_Check( $this->contract ) )->run( Cloud::url() );
		if ( ! is_wp_error( $found ) ) {
			( new Breaker() )->close();
			Connection::note_contact();
		}
		return $found;
	}
}
