<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

/** Explains in advance why this person cannot get a plugin or a theme on this site. */
final class Obstacles {

	public static function of_plugin( Dependency $plugin ): ?string {
		return self::reason(
			function () use ( $plugin ): void {
				$file = $plugin->find_file();
				null === $file && Plugin_Setup::check_installation( $plugin );
				// The main file is unknown before installation.
				Plugin_Setup::check_activation( $plugin->name, $file ?? "$plugin->slug/$plugin->slug.php" );
			}
		);
	}

	public static function of_theme( string $slug, string $name ): ?string {
		$theme = wp_get_theme( $slug );
		return self::reason( fn() => $theme->exists() ? Theme_Setup::check_activation( $theme ) : Package::check_permission( 'themes', $name ) );
	}

	private static function reason( callable $check ): ?string {
		try {
			$check();
			return null;
		} catch ( Install_Refused_Exception $refusal ) {
			return $refusal->text;
		}
	}
}
