<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Post;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/** Describes a block theme for plans, so that an import can write its header, footer and templates. */
final class Block_Theme {

	public const POST_TYPES = array( 'wp_template', 'wp_template_part' );

	private const PART      = '/<!--\s+wp:(?:core\/)?template-part\s+(\{.*?\})\s+\/?-->/s';
	private const SLUG      = '/^[a-z0-9][a-z0-9_-]{0,119}$/D';
	private const MAX_SLUGS = 20;

	/**
	 * Returns null for a classic theme and one that is not installed.
	 *
	 * @param string $slug Empty for the active theme.
	 * @return array{slug: string, parts: array{header: list<string>, footer: list<string>}, has_front_page: bool}|null
	 */
	public static function describe( string $slug ): ?array {
		$theme = wp_get_theme( $slug );
		if ( ! $theme->exists() || ! $theme->is_block_theme() || 1 !== preg_match( self::SLUG, $theme->get_stylesheet() ) ) {
			return null;
		}
		$templates = self::templates( $theme );
		return array(
			'slug'           => $theme->get_stylesheet(),
			'parts'          => self::parts( $templates, self::areas( $theme ) ),
			'has_front_page' => isset( $templates['front-page'] ),
		);
	}

	/** Returns a warning if an experiment of Gutenberg shows only templates that somebody has activated. */
	public static function warn_of_experiment(): array {
		$is_on = function_exists( 'gutenberg_is_experiment_enabled' ) && gutenberg_is_experiment_enabled( 'active_templates' );
		$text  = __( 'Gutenberg’s experiment “Template Activation” is on, so visitors may not see the imported templates. Activate them in the site editor, or switch the experiment off.', 'kithouse' );
		return $is_on ? array( array( 'code' => 'templates_inactive', 'message' => $text ) ) : array();
	}

	/** @return list<WP_Post> What WordPress shows instead of the files of a theme. */
	public static function records( string $post_type, string $theme ): array {
		return get_posts(
			array(
				'post_type'        => $post_type,
				'post_status'      => 'publish',
				'nopaging'         => true,
				'suppress_filters' => true,
				'cache_results'    => false,
				'tax_query'        => array( array( 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => $theme ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Few templates.
			)
		);
	}

	/** @return array<string, string> Content by slug; somebody's own come first, then those of a child theme. */
	private static function templates( WP_Theme $theme ): array {
		$templates = array_column( self::records( 'wp_template', $theme->get_stylesheet() ), 'post_content', 'post_name' );
		foreach ( array( $theme->get_stylesheet_directory(), $theme->get_template_directory() ) as $folder ) {
			$files = get_block_theme_folders( basename( $folder ) )['wp_template'];
			foreach ( (array) glob( "$folder/$files/*.html" ) as $file ) {
				$templates += array( basename( (string) $file, '.html' ) => (string) file_get_contents( (string) $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the theme.
			}
		}
		return $templates;
	}

	/** @return array<string, string> Areas by slug of the part. */
	private static function areas( WP_Theme $theme ): array {
		$areas = array();
		foreach ( array( $theme->get_stylesheet_directory(), $theme->get_template_directory() ) as $folder ) {
			$json  = is_readable( "$folder/theme.json" ) ? wp_json_file_decode( "$folder/theme.json", array( 'associative' => true ) ) : null;
			$parts = is_array( $json ) && is_array( $json['templateParts'] ?? null ) ? array_filter( $json['templateParts'], 'is_array' ) : array();
			$areas += array_column( $parts, 'area', 'name' );
		}
		return $areas + array( 'header' => 'header', 'footer' => 'footer' );
	}

	/** @return array{header: list<string>, footer: list<string>} Slugs that templates name, the most usual first. */
	private static function parts( array $templates, array $areas ): array {
		$counts = array( 'header' => array(), 'footer' => array() );
		foreach ( $templates as $content ) {
			preg_match_all( self::PART, $content, $found );
			foreach ( $found[1] as $json ) {
				$block = json_decode( $json, true );
				$slug  = is_array( $block ) && is_string( $block['slug'] ?? null ) ? $block['slug'] : '';
				$area  = $areas[ $slug ] ?? $block['tagName'] ?? '';
				if ( 1 === preg_match( self::SLUG, $slug ) && is_string( $area ) && isset( $counts[ $area ] ) ) {
					$counts[ $area ][ $slug ] = ( $counts[ $area ][ $slug ] ?? 0 ) + 1;
				}
			}
		}
		return array_map( array( self::class, 'by_use' ), $counts );
	}

	/** @return list<string> */
	private static function by_use( array $counts ): array {
		arsort( $counts );
		return array_slice( array_map( 'strval', array_keys( $counts ) ), 0, self::MAX_SLUGS );
	}
}
