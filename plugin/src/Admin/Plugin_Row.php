<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Lifecycle\Uninstall;
use Kithouse\Theme_Builder\Part_Index;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\WordPress\Site_Look;

defined( 'ABSPATH' ) || exit;

/** Adds links to the plugin's row on the plugins screen, and what visitors lose by deactivating it. */
final class Plugin_Row {

	private string $name;

	public function __construct( private string $file ) {
		$this->name = plugin_basename( $file );
	}

	public function add_hooks(): void {
		add_filter( "plugin_action_links_$this->name", array( $this, 'add_links' ) );
		add_filter( 'plugin_row_meta', array( $this, 'add_meta' ), 10, 2 );
		add_action( "after_plugin_row_$this->name", array( $this, 'print_notice' ) );
	}

	public function add_links( mixed $links ): mixed {
		if ( ! is_array( $links ) || is_network_admin() ) {
			return $links;
		}
		$ours = array();
		if ( current_user_can( Brand::READ_CAPABILITY ) ) {
			$ours['library'] = self::link( admin_url( 'admin.php?page=' . Brand::ADMIN_PAGE ), __( 'Open library', 'kithouse' ) );
		}
		$settings = menu_page_url( Brand::ADMIN_PAGE . '-settings', false );
		if ( '' !== $settings && current_user_can( 'manage_options' ) ) {
			$ours['settings'] = self::link( $settings, __( 'Settings', 'kithouse' ) );
		}
		return $ours + $links;
	}

	public function add_meta( mixed $meta, mixed $file = null ): mixed {
		$portal = Cloud_Client::url();
		if ( ! is_array( $meta ) || $this->name !== $file || '' === $portal ) {
			return $meta;
		}
		return array( ...$meta, 'docs' => self::link( $portal . '/documentation?locale=' . get_user_locale(), __( 'Docs', 'kithouse' ) ) );
	}

	public function print_notice(): void {
		$text = is_network_admin() ? self::network_text() : self::site_text();
		if ( '' === $text || ! is_plugin_active( $this->name ) ) {
			return;
		}
		printf(
			'<tr class="plugin-update-tr active" id="%1$s-deactivation"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-warning notice-alt"><p>%2$s</p></div></td></tr>',
			esc_attr( Brand::SLUG ),
			esc_html( $text )
		);
	}

	private static function network_text(): string {
		/* translators: %s: name of the plugin */
		return sprintf( __( 'Sites that show theme parts, colours or a logo width from %s lose them when you deactivate it.', 'kithouse' ), Brand::NAME );
	}

	private static function site_text(): string {
		$losses = self::losses();
		if ( ! $losses ) {
			return '';
		}
		/* translators: 1: name of the plugin, 2: list such as “Header, Footer, Color palette” */
		$text = sprintf( __( 'When you deactivate %1$s, visitors lose: %2$s.', 'kithouse' ), Brand::NAME, implode( ', ', $losses ) );
		return $text . ' ' . ( get_option( Uninstall::REMOVE_CONTENT )
			? __( 'Deleting the plugin removes them permanently.', 'kithouse' )
			: __( 'They stay stored and appear again when you reactivate it.', 'kithouse' ) );
	}

	/** @return list<string> */
	public static function losses(): array {
		$types  = array_unique( array_column( Part_Index::all(), 0 ) );
		$losses = array_map( fn( $type ) => Part_Types::describe( $type )['label'], array_filter( $types, array( Part_Types::class, 'has' ) ) );
		if ( get_option( Site_Look::PALETTE ) && ! wp_theme_has_theme_json() ) {
			$losses[] = __( 'Colour palette', 'kithouse' );
		}
		if ( Site_Look::logo_width() > 0 ) {
			$losses[] = __( 'Logo width', 'kithouse' );
		}
		return array_values( $losses );
	}

	private static function link( string $url, string $text ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
