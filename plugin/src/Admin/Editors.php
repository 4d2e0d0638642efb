<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

/** Adds one small module to each editor. The library loads when its button is pressed. */
final class Editors {

	private const APP_BAR = 'elementor-v2-editor-app-bar';

	/** Block editor screens where templates can be inserted, with the script of their toolbar. Excludes the customizer. */
	private const SCREENS = array(
		'post'        => 'wp-editor',
		'site-editor' => 'wp-editor',
		'widgets'     => 'wp-edit-widgets',
	);

	public function __construct( private Assets $assets, private Boot_Data $boot ) {}

	public function add_hooks(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'enter_gutenberg' ) );
		// Elementor without its new toolbar has only the second of these.
		add_action( 'elementor/editor/v2/scripts/enqueue/after', array( $this, 'enter_elementor' ) );
		add_action( 'elementor/editor/after_enqueue_scripts', array( $this, 'enter_elementor' ) );
	}

	public function enter_gutenberg(): void {
		// Some plugins fire this hook on the public site, which has no screens.
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$bar    = self::SCREENS[ $screen->base ?? '' ] ?? null;
		if ( null !== $bar ) {
			$this->enter( 'gutenberg', array( 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-plugins', $bar ), 'admin_footer' );
		}
	}

	public function enter_elementor(): void {
		$needs = array_filter( array( 'elementor-editor', self::APP_BAR ), fn( $handle ) => wp_script_is( $handle, 'registered' ) );
		$this->enter( 'elementor', array_values( $needs ), 'elementor/editor/footer' );
	}

	private function enter( string $host, array $needs, string $footer ): void {
		$is_wanted = ! wp_script_is( Brand::SLUG ) && current_user_can( Brand::READ_CAPABILITY );
		if ( $is_wanted && $this->assets->enqueue( $host, $needs ) ) {
			add_action( $footer, fn() => $this->boot->print_data( (int) get_the_ID() ) );
		}
	}
}
