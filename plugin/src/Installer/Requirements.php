<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

final class Requirements {

	/** @param list<string> $plugins Slugs of plugins that must be active. */
	public static function check( string $name, string $wordpress, string $php, array $plugins = array() ): void {
		if ( ! is_php_version_compatible( $php ) ) {
			/* translators: 1: plugin or theme name, 2: version of PHP, 3: version of PHP */
			$text = __( '%1$s needs PHP %2$s or newer, but this site has %3$s. Ask your host to update PHP.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name, $php, PHP_VERSION ) );
			throw $refusal;
		}
		if ( ! is_wp_version_compatible( $wordpress ) ) {
			/* translators: 1: plugin or theme name, 2: version of WordPress, 3: version of WordPress */
			$text = __( '%1$s needs WordPress %2$s or newer, but this site has %3$s. Update WordPress first.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name, $wordpress, get_bloginfo( 'version' ) ) );
			throw $refusal;
		}
		$needs = array_values( array_filter( $plugins, fn( $slug ) => ! self::is_slug_active( $slug ) ) );
		if ( $needs ) {
			/* translators: 1: plugin name, 2: comma-separated plugin names */
			$text  = __( '%1$s needs %2$s, which isn’t active here. Install it first.', 'kithouse' );
			$names = implode( ', ', array_map( fn( $slug ) => ucwords( str_replace( '-', ' ', $slug ) ), $needs ) );
			$refusal = new Install_Refused_Exception( sprintf( $text, $name, $names ), array( 'needs' => $needs ) );
			throw $refusal;
		}
	}

	public static function check_plugin( string $name, string $file ): void {
		$header = Dependency::installed()[ $file ];
		self::check( $name, (string) $header['RequiresWP'], (string) $header['RequiresPHP'], self::slugs_of( $header ) );
	}

	public static function dependents_of( string $slug ): array {
		$dependents = array_filter(
			Dependency::installed(),
			fn( $header, $file ) => Dependency::is_active( $file ) && in_array( $slug, self::slugs_of( $header ), true ),
			ARRAY_FILTER_USE_BOTH
		);
		return array_values( array_column( $dependents, 'Name' ) );
	}

	private static function is_slug_active( string $slug ): bool {
		$files = array_filter( array_keys( Dependency::installed() ), fn( $file ) => dirname( $file ) === $slug );
		return array() !== array_filter( $files, array( Dependency::class, 'is_active' ) );
	}

	private static function slugs_of( array $header ): array {
		return array_values( array_filter( array_map( 'trim', explode( ',', (string) ( $header['RequiresPlugins'] ?? '' ) ) ) ) );
	}
}
