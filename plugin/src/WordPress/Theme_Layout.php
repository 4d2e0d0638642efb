<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Settings of a page with which themes show it in full width and without their title. */
final class Theme_Layout {

	private const META = array(
		'astra' => array(
			'ast-site-content-layout' => 'full-width-container',
			'site-content-style'      => 'unboxed',
			'site-sidebar-layout'     => 'no-sidebar',
			'site-post-title'         => 'disabled',
		),
	);

	/** @return array<string, string> Fields of a page or post. An empty slug means the active theme. */
	public static function meta( string $theme ): array {
		$template = wp_get_theme( '' === $theme ? get_stylesheet() : $theme )->get_template();
		return self::META[ $template ] ?? array();
	}

	/** Returns true for a setting of another theme than the active one that an import wrote, which nobody chose. */
	public static function is_left_over( string $key, mixed $value ): bool {
		$others = array_diff_key( self::META, array( get_template() => 1 ) );
		return array() !== array_filter( $others, fn( array $meta ): bool => ( $meta[ $key ] ?? null ) === $value );
	}
}
