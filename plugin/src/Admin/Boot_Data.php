<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Catalogue;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Connection;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Required_Version;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Builds the page's data for the library: no key, no secret, and nothing that needs a request to the cloud. */
final class Boot_Data {

	public function __construct( private string $file, private Catalogue $catalogue, private Site_Profile $profile, private Script_Texts $texts ) {}

	public function print_data( int $post_id = 0, ?array $screen = null ): void {
		// A `<` could end the script element.
		$json = wp_json_encode( $this->data( $post_id, $screen ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag( (string) $json, array( 'type' => 'application/json', 'id' => Brand::SLUG . '-boot' ) );
	}

	/** @return array{path: string, answers: list<object>, is_old: bool}|null The cached screen of this page's address. */
	public function screen_here(): ?array {
		if ( '' === Cloud_Client::url() ) {
			return null;
		}
		$path = self::path_here();
		$kept = $this->catalogue->find( 'screen.get', array( 'path' => $path ) );
		return null === $kept ? null : array( 'path' => $path, 'answers' => $kept[0]->answers, 'is_old' => $kept[1] );
	}

	/** Returns everything but the address that decides the first screen. A stored picture of another view is not shown. */
	public function view(): string {
		$person = array( get_current_user_id(), get_user_locale(), get_user_option( 'admin_color' ), $this->profile->current()->id ?? 0 );
		$site   = array( Cloud_Client::url(), get_stylesheet(), did_action( 'elementor/loaded' ), current_user_can( 'edit_pages' ), current_user_can( 'manage_options' ) );
		return (string) wp_json_encode( array( $person, $site ) );
	}

	/** Returns the library's path in this page's address. */
	public static function path_here(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads an address, changes nothing.
		$given = trim( sanitize_text_field( wp_unslash( is_string( $_GET['path'] ?? null ) ? $_GET['path'] : '' ) ), '/' );
		return '' === $given ? self::default_path() : $given;
	}

	private static function default_path(): string {
		return did_action( 'elementor/loaded' ) > 0 ? 'elementor/packs' : 'gutenberg/packs';
	}

	private function data( int $post_id, ?array $screen ): array {
		$portal = Cloud_Client::url();
		return array(
			'rest_root'         => untrailingslashit( rest_url( Brand::REST_NAMESPACE ) ),
			'nonce'             => wp_create_nonce( 'wp_rest' ),
			'assets_url'        => Assets::url( $this->file ),
			'admin_url'         => admin_url(),
			'locale'            => get_user_locale(),
			'texts'             => $this->texts->version(),
			'is_rtl'            => is_rtl(),
			'theme'             => 'light',
			'user'              => $this->profile->current(),
			'can'               => array(
				'read'            => current_user_can( Brand::READ_CAPABILITY ),
				'edit_pages'      => current_user_can( 'edit_pages' ),
				'upload_files'    => current_user_can( 'upload_files' ),
				'install_plugins' => current_user_can( 'install_plugins' ) && current_user_can( 'activate_plugins' ),
				'manage_options'  => current_user_can( 'manage_options' ),
			),
			'template_types'    => self::template_types(),
			'has_elementor'     => did_action( 'elementor/loaded' ) > 0,
			'has_elementor_pro' => defined( 'ELEMENTOR_PRO_VERSION' ),
			'is_block_theme'    => wp_is_block_theme(),
			'active_plugins'    => current_user_can( 'edit_pages' ) ? self::active_plugins() : null,
			'is_away'           => $this->catalogue->is_away(),
			'update'            => Required_Version::notice(),
			'post_id'           => $post_id,
			'connection'        => array(
				'is_open'  => '' !== $portal,
				'address'  => current_user_can( 'manage_options' ) ? Connection::suggestion() : '',
				'is_fixed' => Connection::is_fixed(),
			),
			'links'             => array(
				'portal'        => $portal . '/',
				'support'       => '' === $portal ? '' : $portal . '/support?locale=' . get_user_locale(),
				'documentation' => '' === $portal ? '' : $portal . '/documentation?locale=' . get_user_locale(),
			),
			'screen'            => $screen,
		);
	}

	/** @return list<string> Main files of the active plugins, of which WordPress has both options in memory. */
	private static function active_plugins(): array {
		$network = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) : array();
		return array_values( array_filter( array_unique( array_merge( (array) get_option( 'active_plugins', array() ), $network ) ), 'is_string' ) );
	}

	private static function template_types(): array {
		$types = current_user_can( 'manage_options' ) ? Part_Types::offered() : array();
		return array( 'elementor' => Elementor::is_active() ? $types : array(), 'gutenberg' => $types );
	}
}
