<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Plugin_Upgrader;
use Theme_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Installs the files of a plugin or theme completely or not at all. */
final class Package {

	/** Prefixes of WordPress's codes for disk errors. */
	private const DISK = '/^(disk_full|copy_failed|mkdir_failed|files_not_writable|extract_failed|fs_|http_no_file|(source|destination)_\w*move_dir)/';

	/** @param string $what `plugins` or `themes`. */
	public static function check_permission( string $what, string $name ): void {
		if ( ! wp_is_file_mod_allowed( 'kithouse_install' ) ) {
			/* translators: %s: plugin or theme name */
			$text = __( 'This site doesn’t allow installations from WordPress. Ask your host to install %s.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name ) );
			throw $refusal;
		}
		if ( ! current_user_can( "install_$what" ) ) {
			/* translators: %s: plugin or theme name */
			$text = __( 'You don’t have permission to install anything here. Ask an administrator to install %s.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name ), array(), 'invalid_permission' );
			throw $refusal;
		}
	}

	public static function open_disk( string $folder, string $name ): void {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		ob_start();
		$credentials = request_filesystem_credentials( '', '', false, $folder );
		$is_open     = false !== $credentials && WP_Filesystem( $credentials, $folder );
		ob_end_clean();
		if ( ! $is_open ) {
			/* translators: %s: plugin or theme name */
			$text = __( 'WordPress needs this site’s FTP details before it can install anything. Install %s on WordPress’s own screen, which asks for them.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name ) );
			throw $refusal;
		}
		if ( 'direct' === $GLOBALS['wp_filesystem']->method && ! wp_is_writable( $folder ) ) {
			$refusal = self::unwritable( $folder );
			throw $refusal;
		}
	}

	public static function install( string $link, string $slug, string $name, bool $is_theme = false ): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$parent = $is_theme ? get_theme_root() : WP_PLUGIN_DIR;
		if ( file_exists( "$parent/$slug" ) ) {
			/* translators: 1: folder, 2: plugin or theme name */
			$text = __( 'The folder %1$s already exists, but it doesn’t contain %2$s. Rename or delete it and try again.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, self::shown( "$parent/$slug" ), $name ) );
			throw $refusal;
		}
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = $is_theme ? new Theme_Upgrader( $skin ) : new Plugin_Upgrader( $skin );
		$working  = '';
		$notice   = function ( mixed $source, mixed $unpacked = null ) use ( &$working ) {
			$working = is_string( $unpacked ) ? $unpacked : '';
			return $source;
		};
		add_filter( 'upgrader_source_selection', $notice, 0, 2 );
		$done = $upgrader->install( $link );
		remove_filter( 'upgrader_source_selection', $notice, 0 );
		if ( true === $done && ! $skin->get_errors()->has_errors() ) {
			return;
		}
		// An interrupted copy looks like a plugin.
		foreach ( array_filter( array( "$parent/$slug", $working ), 'file_exists' ) as $folder ) {
			self::remove( $folder );
		}
		$refusal = self::explain( is_wp_error( $done ) ? $done : $skin->get_errors(), $parent, $name );
		throw $refusal;
	}

	public static function remove( string $folder ): void {
		global $wp_filesystem;
		$remote = $wp_filesystem->find_folder( dirname( $folder ) );
		$wp_filesystem->delete( trailingslashit( $remote ) . basename( $folder ), true );
		wp_clean_plugins_cache( false );
	}

	private static function explain( WP_Error $error, string $parent, string $name ): Install_Refused_Exception {
		$code = (string) $error->get_error_code();
		if ( 1 === preg_match( self::DISK, $code ) ) {
			return self::unwritable( $parent );
		}
		if ( str_ends_with( $code, '_required_version' ) ) {
			// WordPress reports a version requirement that wordpress.org does not list.
			return new Install_Refused_Exception( $name . ': ' . wp_strip_all_tags( (string) $error->get_error_data() ) );
		}
		$texts = array(
			/* translators: %s: plugin or theme name */
			'download_failed' => __( '%s couldn’t be downloaded from wordpress.org. Try again in a moment.', 'kithouse' ),
			/* translators: %s: plugin or theme name */
			'incompatible'    => __( 'The download of %s from wordpress.org is damaged. Try again in a moment.', 'kithouse' ),
			/* translators: %s: plugin or theme name */
			''                => __( '%s couldn’t be installed. All its files were removed.', 'kithouse' ),
		);
		foreach ( $texts as $beginning => $text ) {
			if ( str_starts_with( $code, $beginning ) ) {
				break;
			}
		}
		return new Install_Refused_Exception( sprintf( $text, $name ) );
	}

	private static function unwritable( string $folder ): Install_Refused_Exception {
		/* translators: %s: folder */
		$text = __( 'WordPress can’t write to %s. Check its permissions and the free disk space.', 'kithouse' );
		return new Install_Refused_Exception( sprintf( $text, self::shown( $folder ) ) );
	}

	private static function shown( string $folder ): string {
		return str_replace( wp_normalize_path( ABSPATH ), '', wp_normalize_path( $folder ) );
	}
}
