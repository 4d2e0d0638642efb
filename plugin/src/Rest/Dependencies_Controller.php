<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Installer\Dependency;
use Kithouse\Installer\Installer;
use Kithouse\Installer\Redirects;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Checks and installs the plugins that templates need. */
final class Dependencies_Controller {

	public function __construct( private Installer $installer ) {}

	public function check( WP_REST_Request $request ): array {
		$dependencies = array_map( array( self::class, 'with_state' ), $request['dependencies'] );
		return array(
			'dependencies' => $dependencies,
			'missing'      => array_values( array_filter( $dependencies, fn( $dependency ) => ! $dependency['is_active'] ) ),
			'can_install'  => current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ),
			'can_activate' => current_user_can( 'activate_plugins' ),
		);
	}

	public function install( WP_REST_Request $request ): array|WP_Error {
		if ( $request->has_param( 'disable_redirect' ) ) {
			Redirects::hold();
		}
		$requirement = $request['requirement'];
		$reply       = fn( array|WP_Error $made ) => is_wp_error( $made ) ? $made : self::done( $requirement, $made );
		return $reply( $this->installer->ensure_plugin( $requirement, fn( $made ) => self::send( $reply( $made ) ) ) );
	}

	private static function with_state( array $dependency ): array {
		$file = ( new Dependency( $dependency ) )->find_file();
		return array( 'installed' => null !== $file, 'is_active' => Dependency::is_active( $file ) ) + $dependency;
	}

	private static function done( array $requirement, array $made ): array {
		$state = array( 'plugin_file' => $made['plugin_file'], 'installed' => true, 'is_active' => true );
		return array( 'success' => true, 'slug' => $requirement['slug'], 'name' => $requirement['name'], 'dependency' => $state + $requirement );
	}

	/** Sends the answer directly, because the plugin has ended the script. */
	private static function send( array|WP_Error $reply ): void {
		$response = is_wp_error( $reply ) ? rest_convert_error_to_response( $reply ) : rest_ensure_response( $reply );
		header_remove( 'Location' );
		status_header( $response->get_status() );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo wp_json_encode( $response->get_data() );
	}
}
