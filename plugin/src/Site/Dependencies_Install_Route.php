<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Dependencies\Installer;
use Kithouse\Dependencies\Redirects;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Dependencies_Install_Route implements Route {

	public function __construct( private Installer $installer ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		if ( $request->has_param( 'disable_redirect' ) ) {
			Redirects::hold();
		}
		$requirement = $request['requirement'];
		$answer      = fn( array|WP_Error $made ) => is_wp_error( $made ) ? $made : self::done( $requirement, $made );
		return $answer( $this->installer->ensure_plugin( $requirement, fn( $made ) => self::send( $answer( $made ) ) ) );
	}

	private static function done( array $requirement, array $made ): array {
		$state = array( 'plugin_file' => $made['plugin_file'], 'installed' => true, 'is_active' => true );
		return array( 'success' => true, 'slug' => $requirement['slug'], 'name' => $requirement['name'], 'dependency' => $state + $requirement );
	}

	/** Sends the answer directly, because the plugin has ended the script. */
	private static function send( array|WP_Error $answer ): void {
		$response = is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : rest_ensure_response( $answer );
		header_remove( 'Location' );
		status_header( $response->get_status() );
		header( 'Content-Type: application/json; charset=UTF-8' );
		echo wp_json_encode( $response->get_data() );
	}
}
