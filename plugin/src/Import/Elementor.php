<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Elementor\Plugin;
use Elementor\Utils;

/** Everything that needs Elementor itself, through its own API. */
final class Elementor {

	/** Marks a page as one that Elementor edits. */
	public const META = array( '_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'wp-page' );

	/** Settings of a page that Elementor would write into the post: these are ours to decide. */
	private const POST_SETTINGS = array(
		'post_title',
		'post_status',
		'post_excerpt',
		'post_featured_image',
		'menu_order',
		'comment_status',
		'template',
	);

	public static function is_active(): bool {
		return did_action( 'elementor/loaded' ) > 0 && class_exists( Plugin::class );
	}

	/** @return array<string, mixed> The plugin as a dependency of the contract. */
	public static function dependency(): array {
		return array(
			'name'        => 'Elementor',
			'slug'        => 'elementor',
			'plugin_file' => 'elementor/elementor.php',
			'is_pro'      => false,
			'is_active'   => false,
			'link'        => 'https://wordpress.org/plugins/elementor/',
		);
	}

	/** Elements of a template are put into a page that may hold the same template already. */
	public static function with_fresh_ids( array $elements ): array {
		return Plugin::$instance->db->iterate_data(
			$elements,
			function ( $element ) {
				$element['id'] = Utils::generate_random_string();
				// Elementor's atomic elements rename their local classes here.
				return apply_filters( 'elementor/document/element/replace_id', $element );
			}
		);
	}

	/** @return list<string> Names of elements that no active plugin knows. */
	public static function unknown( array $elements ): array {
		$names = array();
		Plugin::$instance->db->iterate_data(
			$elements,
			function ( $element ) use ( &$names ) {
				$name  = (string) ( $element['widgetType'] ?? $element['elType'] );
				$known = 'widget' === $element['elType']
					? Plugin::$instance->widgets_manager->get_widget_types( $name )
					: Plugin::$instance->elements_manager->get_element_types( $name );
				if ( null === $known ) {
					$names[ $name ] = $name;
				}
				return $element;
			}
		);
		return array_values( $names );
	}

	/**
	 * Writes the document into a page of ours. Elementor leaves out elements it does not know; then the original is stored
	 * after it, so that they show once their plugin is there.
	 */
	public static function write( int $page, array $elements, array $settings ): bool {
		$document = Plugin::$instance->documents->get( $page, false );
		if ( ! $document || ! $document->save( array( 'elements' => $elements, 'settings' => self::page_settings( $settings ) ) ) ) {
			return false;
		}
		if ( self::unknown( $elements ) ) {
			update_metadata( 'post', $page, '_elementor_data', wp_slash( (string) wp_json_encode( self::filtered( $elements ) ) ) );
		}
		return true;
	}

	public static function page_settings( array $settings ): array {
		return array_diff_key( $settings, array_flip( self::POST_SETTINGS ) );
	}

	/** By Elementor's own rule. */
	public static function filtered( mixed $value ): mixed {
		return current_user_can( 'unfiltered_html' )
			? $value
			: map_deep( $value, fn( $part ) => is_string( $part ) ? wp_kses_post( $part ) : $part );
	}

	public static function edit_link( int $page ): string {
		return (string) Plugin::$instance->documents->get( $page, false )->get_edit_url();
	}
}
