<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

final class Plugin_Removal {

	public static function run( array $made, array $imports ): void {
		$file   = (string) $made['plugin_file'];
		$header = Dependency::installed()[ $file ] ?? null;
		if ( null === $header || ! ( $made['installed'] || $made['activated'] ) ) {
			return;
		}
		self::check_use( dirname( $file ), $imports );
		if ( Dependency::is_active( $file ) ) {
			self::deactivate( $file );
		}
		if ( $made['installed'] ) {
			self::delete( $file, (string) $header['Name'] );
		}
	}

	private static function check_use( string $slug, array $imports ): void {
		if ( $imports ) {
			/* translators: %s: comma-separated titles */
			$refusal = new Install_Refused_Exception( sprintf( __( 'Other imports use it: %s.', 'kithouse' ), implode( ', ', $imports ) ) );
			throw $refusal;
		}
		$dependents = Requirements::dependents_of( $slug );
		if ( $dependents ) {
			/* translators: %s: comma-separated plugin names */
			$refusal = new Install_Refused_Exception( sprintf( __( 'Other plugins need it: %s.', 'kithouse' ), implode( ', ', $dependents ) ) );
			throw $refusal;
		}
	}

	private static function deactivate( string $file ): void {
		if ( ! current_user_can( 'deactivate_plugin', $file ) || is_plugin_active_for_network( $file ) ) {
			$refusal = new Install_Refused_Exception( __( 'You don’t have permission to deactivate it. Ask an administrator.', 'kithouse' ) );
			throw $refusal;
		}
		self::calmly( $file, fn() => deactivate_plugins( $file, false, false ) );
		if ( Dependency::is_active( $file ) ) {
			$refusal = new Install_Refused_Exception( __( 'It couldn’t be deactivated.', 'kithouse' ) );
			throw $refusal;
		}
	}

	private static function delete( string $file, string $name ): void {
		$stays = __( 'It’s inactive now, but its files couldn’t be deleted.', 'kithouse' );
		if ( ! current_user_can( 'delete_plugins' ) || self::is_used_in_network( $file ) ) {
			$refusal = new Install_Refused_Exception( $stays );
			throw $refusal;
		}
		Package::open_disk( WP_PLUGIN_DIR, $name );
		if ( true !== self::calmly( $file, fn() => delete_plugins( array( $file ) ) ) ) {
			$refusal = new Install_Refused_Exception( $stays );
			throw $refusal;
		}
	}

	/** Returns true if another site uses the files, which a network shares. */
	private static function is_used_in_network( string $file ): bool {
		foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array() as $site ) {
			if ( in_array( $file, (array) get_blog_option( $site, 'active_plugins', array() ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Runs work that calls the plugin's own code. */
	private static function calmly( string $file, callable $work ): mixed {
		ob_start();
		try {
			return $work();
		} catch ( Throwable $error ) {
			Log::error( "removal of $file", $error );
			return null;
		} finally {
			ob_end_clean();
		}
	}
}
