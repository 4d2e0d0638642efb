<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

/** Reads the plugin and theme directories of wordpress.org, the only source of installations. */
final class Directory {

	private const HOST = 'downloads.wordpress.org';

	/** @return array{name: string, link: string, requires: string, requires_php: string, requires_plugins: list<string>} `link`: its zip. */
	public static function plugin( string $slug, string $name ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
		self::check_slug( $slug, $name );
		return self::read( plugins_api( 'plugin_information', array( 'slug' => $slug, 'fields' => array( 'sections' => false ) ) ), $slug, $name );
	}

	public static function theme( string $slug ): array {
		require_once ABSPATH . 'wp-admin/includes/theme.php';
		self::check_slug( $slug, $slug );
		$fields = array( 'sections' => false, 'downloadlink' => true, 'requires' => true, 'requires_php' => true );
		return self::read( themes_api( 'theme_information', array( 'slug' => $slug, 'fields' => $fields ) ), $slug, $slug );
	}

	private static function check_slug( string $slug, string $name ): void {
		if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9_-]{0,119}$/D', $slug ) ) {
			$refusal = self::unknown( $name );
			throw $refusal;
		}
	}

	private static function read( mixed $found, string $slug, string $name ): array {
		if ( is_wp_error( $found ) ) {
			// Only answers of the directory itself have no data.
			throw null === $found->get_error_data() ? self::unknown( $name ) : self::unreached();
		}
		$found = (array) $found;
		if ( ! isset( $found['slug'] ) && ! isset( $found['download_link'] ) ) {
			// Another server on the way has answered.
			throw self::unreached();
		}
		$link  = (string) ( $found['download_link'] ?? '' );
		// Other plugins may answer instead of wordpress.org.
		if ( 'https' !== wp_parse_url( $link, PHP_URL_SCHEME ) || self::HOST !== wp_parse_url( $link, PHP_URL_HOST ) || $slug !== ( $found['slug'] ?? '' ) ) {
			$refusal = self::unknown( $name );
			throw $refusal;
		}
		return array(
			'name'             => html_entity_decode( (string) ( $found['name'] ?? $name ), ENT_QUOTES | ENT_HTML5 ),
			'link'             => $link,
			// The directory returns `false` for "anything".
			'requires'         => (string) ( $found['requires'] ?? '' ),
			'requires_php'     => (string) ( $found['requires_php'] ?? '' ),
			'requires_plugins' => array_values( array_map( 'strval', (array) ( $found['requires_plugins'] ?? array() ) ) ),
		);
	}

	private static function unreached(): Install_Refused_Exception {
		return new Install_Refused_Exception( __( 'This site can’t reach wordpress.org right now. Try again in a moment.', 'kithouse' ) );
	}

	private static function unknown( string $name ): Install_Refused_Exception {
		/* translators: %s: plugin or theme name */
		$text = __( '%s isn’t available on wordpress.org. Install it manually.', 'kithouse' );
		return new Install_Refused_Exception( sprintf( $text, $name ) );
	}
}
