<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Reports what a template needs and this site lacks; the template is imported anyway. */
final class Missing_Requirements {

	/** Matches elements of Elementor 4 itself. */
	private const ATOMIC = '/^e-(?:heading|paragraph|button|image|svg|divider|youtube|self-hosted-video|flexbox|div-block|grid|tabs?|component|form|collection-loop)(?:-|$)/';

	public static function plugins( array $plugins, bool $needs_pro ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$absent = array_filter( $plugins, fn( $plugin ) => ! is_plugin_active( (string) $plugin['plugin_file'] ) );
		$names  = array_column( $absent, 'name' );
		if ( $needs_pro && ! defined( 'ELEMENTOR_PRO_VERSION' ) ) {
			$names[] = 'Elementor Pro';
		}
		/* translators: %s: plugin name */
		$text = __( '%s isn’t active. Content that needs it appears once you activate it.', 'kithouse' );
		return array_map( fn( $name ) => array( 'code' => 'missing_plugin', 'message' => sprintf( $text, $name ) ), array_unique( $names ) );
	}

	/** @return list<array{code: string, message: string}> Empty for an Elementor document without Elementor, which alone knows its widgets. */
	public static function parts( array $document ): array {
		if ( 'elementor' !== $document['kind'] ) {
			return self::describe( self::blocks( $document['content'] ) );
		}
		$unknown = Elementor::is_active() ? Elementor::unknown( $document['content'] ) : array();
		$atomic  = Elementor::lacks_atomic() ? preg_grep( self::ATOMIC, $unknown ) : array();
		return array( ...self::describe_atomic( $atomic ), ...self::elements( array_values( array_diff( $unknown, $atomic ) ) ) );
	}

	private static function elements( array $unknown ): array {
		if ( ! in_array( 'container', $unknown, true ) || ! Elementor::has_container_setting() ) {
			return self::describe( $unknown );
		}
		$others = self::describe( array_values( array_diff( $unknown, array( 'container' ) ) ) );
		if ( ! Elementor::lacks_container() ) {
			return $others;
		}
		$text = __( 'Elementor’s “Container” feature is off on this site, so most of this template won’t show. Switch the feature on under Elementor > Settings > Features.', 'kithouse' );
		return array( array( 'code' => 'elementor_container', 'message' => $text ), ...$others );
	}

	private static function describe_atomic( array $atomic ): array {
		$text = __( 'Elementor’s Atomic Editor is off on this site, so this template won’t show. Switch it on in Elementor’s settings.', 'kithouse' );
		return $atomic ? array( array( 'code' => 'elementor_atomic', 'message' => $text ) ) : array();
	}

	private static function describe( array $unknown ): array {
		/* translators: %s: comma-separated names */
		$text = __( 'No active plugin supports these blocks or widgets. They’ll appear once you activate one: %s.', 'kithouse' );
		return $unknown ? array( array( 'code' => 'unknown_elements', 'message' => sprintf( $text, implode( ', ', $unknown ) ) ) ) : array();
	}

	/** @return list<string> Plugins without any known block, because some blocks are registered in the browser only. */
	private static function blocks( string $markup ): array {
		preg_match_all( '#<!--\s+wp:([a-z][a-z0-9_-]*)/[a-z][a-z0-9_-]*#', $markup, $matches );
		$known = array_map( fn( $name ) => strtok( $name, '/' ), array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) );
		return array_values( array_unique( array_diff( $matches[1], $known ) ) );
	}
}
