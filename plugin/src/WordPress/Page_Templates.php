<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

final class Page_Templates {

	private static array $seen = array();

	/** @return array<string, string> Titles by name. An empty slug means the active theme. */
	public static function of( string $slug, string $post_type ): array {
		$slug = '' === $slug ? get_stylesheet() : $slug;
		return self::$seen[ "$slug/$post_type" ] ??= self::read( $slug, $post_type );
	}

	private static function read( string $slug, string $post_type ): array {
		$theme = wp_get_theme( $slug );
		$known = $theme->get_page_templates( null, $post_type );
		if ( get_stylesheet() === $slug ) {
			return $known;
		}
		$file = $theme->get_file_path( 'theme.json' );
		$json = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : array();
		foreach ( (array) ( $json['customTemplates'] ?? array() ) as $template ) {
			if ( is_string( $template['name'] ?? null ) && in_array( $post_type, (array) ( $template['postTypes'] ?? array( 'page' ) ), true ) ) {
				$known[ $template['name'] ] = (string) ( $template['title'] ?? $template['name'] );
			}
		}
		return $known;
	}
}
