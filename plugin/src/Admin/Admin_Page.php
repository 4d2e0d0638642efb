<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/** Prints the library as a page of wp-admin from cached data, so that a slow cloud cannot delay it. */
final class Admin_Page {

	private const HOST = 'wp-admin';

	private const PARTS = 'admin.php?page=' . Brand::ADMIN_PAGE . '&path=theme-parts';

	private const HISTORY = 'admin.php?page=' . Brand::ADMIN_PAGE . '&path=history';

	private const SETTINGS = Brand::ADMIN_PAGE . '-settings';

	public function __construct( private Assets $assets, private Boot_Data $boot, private Script_Texts $texts ) {}

	public function add_hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ) );
	}

	public function add_page(): void {
		$print = array( $this, 'print_page' );
		$page  = add_menu_page( Brand::NAME, Brand::NAME, Brand::READ_CAPABILITY, Brand::ADMIN_PAGE, $print, 'dashicons-layout', 58.7 );
		add_submenu_page( Brand::ADMIN_PAGE, Brand::NAME, __( 'Library', 'kithouse' ), Brand::READ_CAPABILITY, Brand::ADMIN_PAGE, $print );
		add_submenu_page( Brand::ADMIN_PAGE, '', __( 'History', 'kithouse' ), 'upload_files', esc_url( self::HISTORY ) );
		add_submenu_page( Brand::ADMIN_PAGE, '', __( 'Theme parts', 'kithouse' ), 'manage_options', esc_url( self::PARTS ) );
		$settings = add_submenu_page( Brand::ADMIN_PAGE, '', __( 'Settings', 'kithouse' ), 'manage_options', self::SETTINGS, '__return_null' );
		if ( $settings ) {
			add_action( "load-$settings", array( $this, 'open_settings' ) );
		}
		add_filter( 'submenu_file', array( $this, 'find_current' ) );
		add_action( "load-$page", array( $this, 'prepare' ) );
	}

	public function find_current( mixed $file ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads an address, changes nothing.
		$get  = fn( $key ) => is_string( $_GET[ $key ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $key ] ) ) : '';
		if ( Brand::ADMIN_PAGE !== $get( 'page' ) ) {
			return $file;
		}
		return match ( $get( 'path' ) ) {
			'settings'    => self::SETTINGS,
			'history'     => esc_url( self::HISTORY ),
			'theme-parts' => esc_url( self::PARTS ),
			default       => $file,
		};
	}

	/** Redirects to the settings, a screen of the library; WordPress and other plugins link to this address. */
	public function open_settings(): void {
		wp_safe_redirect( admin_url( 'admin.php?page=' . Brand::ADMIN_PAGE . '&path=settings' ) );
		exit;
	}

	public function prepare(): void {
		// In the head, so that it exists when the library starts, before the scripts at the end of the page.
		add_action(
			'admin_enqueue_scripts',
			function () {
				wp_register_script( Brand::SLUG, false, array( 'wp-i18n' ), Brand::VERSION, false );
				wp_enqueue_script( Brand::SLUG );
				wp_add_inline_script( Brand::SLUG, $this->texts->script() );
			}
		);
		add_action( 'admin_head', fn() => $this->assets->print_preloads( self::HOST ) );
		// Other plugins' notices would cover the library, which fills the page.
		add_action(
			'in_admin_header',
			function () {
				self::remove_foreign( 'admin_notices' );
				self::remove_foreign( 'all_admin_notices' );
			},
			PHP_INT_MAX
		);
		self::add_help();
		add_filter( 'admin_footer_text', '__return_empty_string', PHP_INT_MAX );
		add_filter( 'update_footer', '__return_empty_string', PHP_INT_MAX );
	}

	/** Removes notices of other plugins. WordPress's own stay, because they announce updates. */
	private static function remove_foreign( string $hook ): void {
		$callbacks = $GLOBALS['wp_filter'][ $hook ]->callbacks ?? array();
		foreach ( $callbacks as $priority => $entries ) {
			foreach ( $entries as $entry ) {
				if ( ! self::is_core( $entry['function'] ) ) {
					remove_action( $hook, $entry['function'], $priority );
				}
			}
		}
	}

	private static function is_core( mixed $callback ): bool {
		if ( ! is_string( $callback ) || ! function_exists( $callback ) ) {
			return false;
		}
		$file = wp_normalize_path( (string) ( new ReflectionFunction( $callback ) )->getFileName() );
		$root = wp_normalize_path( ABSPATH );
		return str_starts_with( $file, $root . 'wp-admin/' ) || str_starts_with( $file, $root . WPINC . '/' );
	}

	private static function add_help(): void {
		$screen = get_current_screen();
		if ( ! $screen ) {
			return;
		}
		$tabs = array(
			'overview' => array(
				__( 'Overview', 'kithouse' ),
				__( 'Browse packs, pages and blocks. Create a draft page from a template, or turn a pack into a whole site.', 'kithouse' ),
				__( 'Every import is listed in History, where you can undo it.', 'kithouse' ),
			),
			'trouble'  => array(
				__( 'Troubleshooting', 'kithouse' ),
				__( 'If the library doesn’t load, open Tools → Site Health. It tests the connection to the library and the REST API of this site.', 'kithouse' ),
				__( 'If you manage this site on the command line, run: wp help kithouse', 'kithouse' ),
			),
		);
		foreach ( $tabs as $id => [ $title, $first, $second ] ) {
			$content = '<p>' . esc_html( $first ) . '</p><p>' . esc_html( $second ) . '</p>';
			$screen->add_help_tab( array( 'id' => Brand::SLUG . "-$id", 'title' => $title, 'content' => $content ) );
		}
	}

	public function print_page(): void {
		printf( '<div id="%s"></div>', esc_attr( Brand::SLUG ) );
		self::print_dark_ground();
		printf( '<noscript><div class="wrap"><p>%s</p></div></noscript>', esc_html__( 'The library needs JavaScript. Enable it and reload this page.', 'kithouse' ) );
		$this->assets->print_first_paint( self::HOST, $this->boot->view(), Boot_Data::path_here() );
		$this->boot->print_data( 0, $this->boot->screen_here() );
		if ( ! $this->assets->print_entry( self::HOST ) ) {
			$text = __( 'The library hasn’t been built. Run npm run build in the project.', 'kithouse' );
			printf( '<div class="wrap"><p>%s</p></div>', esc_html( $text ) );
		}
	}

	/** Paints the dark background before the library's script loads. The script removes it once the style sheets are loaded. */
	private static function print_dark_ground(): void {
		// Some browsers forbid storage.
		$script = '( function ( id, key ) {
			try {
				var theme = localStorage.getItem( key );
				if ( theme === "dark" || ( theme === "auto" && matchMedia( "(prefers-color-scheme: dark)" ).matches ) ) {
					document.getElementById( id ).style.cssText =
						"color-scheme: dark; background-color: #0f1311; clear: both; margin-inline-start: -20px; min-height: calc(100vh - 64px)";
				}
			} catch ( e ) {}
		} )';
		$arguments = array( Brand::SLUG, Brand::PREFIX . '_theme' );
		wp_print_inline_script_tag( $script . '( ...' . wp_json_encode( $arguments, JSON_HEX_TAG ) . ' );' );
	}
}
