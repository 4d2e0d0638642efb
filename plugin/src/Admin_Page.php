<?php
declare(strict_types=1);

namespace Kithouse;

/** The library as a page of wp-admin. It is printed from what is at hand; a cloud that hangs cannot delay it. */
final class Admin_Page {

	private const HOST = 'wp-admin';

	public function __construct( private Assets $assets, private Boot $boot ) {}

	public function add_hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
	}

	public function add_page(): void {
		$print = array( $this, 'print_page' );
		$page  = add_menu_page( Brand::NAME, Brand::NAME, Brand::READ_CAPABILITY, Brand::ADMIN_PAGE, $print, 'dashicons-layout', 58.7 );
		add_action( "load-$page", array( $this, 'prepare' ) );
	}

	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', fn() => $this->assets->enqueue( self::HOST ) );
		add_action( 'admin_head', fn() => $this->assets->print_preloads( self::HOST ) );
		// Notices of other plugins would lie over the library, which fills the page.
		add_action(
			'in_admin_header',
			function () {
				remove_all_actions( 'admin_notices' );
				remove_all_actions( 'all_admin_notices' );
			},
			PHP_INT_MAX
		);
		add_filter( 'admin_footer_text', '__return_empty_string', PHP_INT_MAX );
		add_filter( 'update_footer', '__return_empty_string', PHP_INT_MAX );
	}

	public function print_page(): void {
		if ( ! wp_script_is( Brand::SLUG ) ) {
			$text = __( 'The library has not been built. Please run npm run build in the project.', 'kithouse' );
			printf( '<div class="wrap"><p>%s</p></div>', esc_html( $text ) );
			return;
		}
		printf( '<div id="%s"></div>', esc_attr( Brand::SLUG ) );
		printf( '<noscript><div class="wrap"><p>%s</p></div></noscript>', esc_html__( 'The library needs JavaScript.', 'kithouse' ) );
		$this->boot->print_data( 0, $this->boot->answers_here() );
	}
}
