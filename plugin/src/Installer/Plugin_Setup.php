<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

final class Plugin_Setup {

	public function __construct( private Dependency $plugin ) {}

	public function run( ?callable $at_sudden_end ): array {
		$slug = $this->plugin->slug;
		if ( Install_State::may_be_torn( $slug ) ) {
			$this->remove_torn();
		}
		$file         = $this->plugin->find_file();
		$is_installed = null === $file || Install_State::was_installed( $slug );
		if ( Dependency::is_active( $file ) ) {
			$made = $this->made( (string) $file, $is_installed, Install_State::was_activated( $slug ) );
			Install_State::end( $slug );
			return $made;
		}
		$file ??= $this->install();
		try {
			$this->activate( $file, $is_installed, $at_sudden_end );
		} catch ( Install_Refused_Exception $refusal ) {
			$this->drop( $file, $is_installed );
			throw $refusal;
		}
		Install_State::end( $slug );
		return $this->made( $file, $is_installed, true );
	}

	public static function check_installation( Dependency $plugin ): void {
		if ( $plugin->is_pro ) {
			/* translators: %s: plugin name */
			$refusal = new Install_Refused_Exception( sprintf( __( '%s is a paid plugin. Get it from its vendor.', 'kithouse' ), $plugin->name ) );
			throw $refusal;
		}
		Package::check_permission( 'plugins', $plugin->name );
	}

	public static function check_activation( string $name, string $file ): void {
		if ( ! current_user_can( 'activate_plugin', $file ) || ( is_network_only_plugin( $file ) && ! current_user_can( 'manage_network_plugins' ) ) ) {
			/* translators: %s: plugin name */
			$text = __( 'You don’t have permission to activate %s here. Ask an administrator.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name ), array(), 'invalid_permission' );
			throw $refusal;
		}
	}

	private function install(): string {
		[ 'name' => $name, 'slug' => $slug ] = get_object_vars( $this->plugin );
		self::check_installation( $this->plugin );
		Package::open_disk( WP_PLUGIN_DIR, $name );
		$found = Directory::plugin( $slug, $name );
		Requirements::check( $name, $found['requires'], $found['requires_php'], $found['requires_plugins'] );
		Install_State::files( $slug );
		try {
			Package::install( $found['link'], $slug, $name );
		} catch ( Install_Refused_Exception $refusal ) {
			Install_State::end( $slug );
			throw $refusal;
		}
		$file = $this->plugin->find_file();
		if ( null === $file ) {
			Package::remove( WP_PLUGIN_DIR . "/$slug" );
			Install_State::end( $slug );
			/* translators: %s: plugin name */
			$refusal = new Install_Refused_Exception( sprintf( __( 'The download of %s from wordpress.org isn’t a plugin. Install it manually.', 'kithouse' ), $name ) );
			throw $refusal;
		}
		return $file;
	}

	private function activate( string $file, bool $is_installed, ?callable $at_sudden_end ): void {
		[ 'name' => $name, 'slug' => $slug ] = get_object_vars( $this->plugin );
		self::check_activation( $name, $file );
		Requirements::check_plugin( $name, $file );
		$activation = new Plugin_Activation( $name, $file, $at_sudden_end ? fn( $is_active ) => $this->end( $file, $is_installed, $is_active, $at_sudden_end ) : null );
		if ( Install_State::is_hopeless( $slug ) ) {
			throw $activation->refusal();
		}
		Install_State::activation( $slug, $is_installed );
		$activation->run();
	}

	private function end( string $file, bool $is_installed, bool $is_active, callable $tell ): void {
		$is_active ? Install_State::end( $this->plugin->slug ) : $this->drop( $file, $is_installed );
		$refusal = fn() => ( new Plugin_Activation( $this->plugin->name, $file ) )->refusal();
		$tell( $is_active ? $this->made( $file, $is_installed, true ) : $refusal() );
	}

	private function drop( string $file, bool $is_installed ): void {
		Install_State::end( $this->plugin->slug );
		if ( $is_installed && '.' !== dirname( $file ) ) {
			Package::open_disk( WP_PLUGIN_DIR, $this->plugin->name );
			Package::remove( WP_PLUGIN_DIR . '/' . dirname( $file ) );
		}
	}

	private function remove_torn(): void {
		$folder = WP_PLUGIN_DIR . '/' . $this->plugin->slug;
		if ( is_dir( $folder ) && ! Dependency::is_active( $this->plugin->find_file() ) ) {
			Package::open_disk( WP_PLUGIN_DIR, $this->plugin->name );
			Package::remove( $folder );
		}
	}

	private function made( string $file, bool $installed, bool $activated ): array {
		$name = $this->plugin->name;
		return array( 'slug' => $this->plugin->slug, 'name' => $name, 'plugin_file' => $file, 'installed' => $installed, 'activated' => $activated );
	}
}
