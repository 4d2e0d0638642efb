<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use ElementorPro\Modules\ThemeBuilder\Module;

defined( 'ABSPATH' ) || exit;

final class Elementor_Pro {

	public const NAME            = 'Elementor Pro';
	public const CONDITIONS_META = '_elementor_conditions';

	public static function is_active(): bool {
		return defined( 'ELEMENTOR_PRO_VERSION' );
	}

	public static function save( int $post, array $conditions ): void {
		Module::instance()->get_conditions_manager()->save_conditions( $post, array_map( fn( $text ) => explode( '/', $text ), $conditions ) );
	}
}
