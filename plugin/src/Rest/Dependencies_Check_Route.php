<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Installer\Dependency;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Dependencies_Check_Route implements Route {

	public function handle( WP_REST_Request $request ): array {
		$dependencies = array_map( array( self::class, 'with_state' ), $request['dependencies'] );
		return array(
			'dependencies' => $dependencies,
			'missing'      => array_values( array_filter( $dependencies, fn( $dependency ) => ! $dependency['is_active'] ) ),
			'can_install'  => current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ),
			'can_activate' => current_user_can( 'activate_plugins' ),
		);
	}

	private static function with_state( array $dependency ): array {
		$file = ( new Dependency( $dependency ) )->find_file();
		return array( 'installed' => null !== $file, 'is_active' => Dependency::is_active( $file ) ) + $dependency;
	}
}
