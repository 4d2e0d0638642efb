<?php
declare(strict_types=1);

namespace Kithouse\Dependencies;

defined( 'ABSPATH' ) || exit;

/** Why this person cannot have a plugin or a theme on this site, known before anything is tried. */
final class Obstacles {

	/** Null when nothing is known that would stand in the way. */
	public static function of_plugin( Dependency $plugin ): ?string {
		return self::reason(
			function () use ( $plugin ): void {
				$file = $plugin->find_file();
				null === $file && Plugin_Setup::check_installation( $plugin );
				// Of one that is not there yet nobody knows its file.
				Plugin_Setup::check_activation( $plugin->name, $file ?? "$plugin->slug/$plugin->slug.php" );
			}
		);
	}

	/** The same for a theme that is to be that of the site. */
	public static function of_theme( string $slug, string $name ): ?string {
		$theme = wp_get_theme( $slug );
		return self::reason( fn() => $theme->exists() ? Theme_Setup::check_activation( $theme ) : Package::check_permission( 'themes', $name ) );
	}

	private static function reason( callable $check ): ?string {
		try {
			$check();
			return null;
		} catch ( Refusal $refusal ) {
			return $refusal->text;
		}
	}
}
