<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Plugin;
use Elementor\Utils;
use Kithouse\Log;
use Kithouse\WordPress\Fast\Elementor_Save;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Wraps all use of Elementor's API. */
final class Elementor {

	public const TEMPLATE = 'elementor_library';

	public const CONTAINER_OPTION = 'elementor_experiment-container';

	/** Features that Elementor's own switch for its Atomic Editor turns on, each after those that it depends on. */
	private const ATOMIC_FEATURES = array( 'container', 'nested-elements', 'e_opt_in_v4', 'e_atomic_elements', 'e_classes', 'e_variables', 'e_components' );

	public const META = array( '_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'wp-page' );

	/** Page settings that Elementor would write into the post, which we set ourselves. */
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

	public static function placeholder(): string {
		return (string) Utils::get_placeholder_image_src();
	}

	/** Turns unknown types and kits, which are a site's settings, into pages. Theme parts keep their type for their conditions. */
	public static function library_meta( string $type, bool $is_part ): array {
		$is_known = 'kit' !== $type && ( $is_part || Plugin::$instance->documents->get_document_type( $type, '' ) );
		return array( '_elementor_template_type' => $is_known ? $type : 'page' ) + self::META;
	}

	public static function is_kit( int $id ): bool {
		return 'kit' === get_post_meta( $id, '_elementor_template_type', true ) || (int) get_option( 'elementor_active_kit' ) === $id;
	}

	/** Moves a template to the trash. The caller has asked; Elementor would end the script to ask again. */
	public static function trash( int $id ): bool {
		$_GET['force_delete_kit'] = '1';
		try {
			return (bool) wp_trash_post( $id );
		} finally {
			unset( $_GET['force_delete_kit'] );
		}
	}

	/** Replaces element ids, because the page may already contain the template. */
	public static function with_fresh_ids( array $elements ): array {
		return Plugin::$instance->db->iterate_data(
			$elements,
			function ( $element ) {
				$element['id'] = Utils::generate_random_string();
				$element       = Atomic_Guard::drop_broken( $element );
				try {
					// Elementor's atomic elements rename their local classes here.
					return apply_filters( 'elementor/document/element/replace_id', $element ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
				} catch ( Throwable ) {
					return array_diff_key( $element, array( 'styles' => true, 'interactions' => true ) );
				}
			}
		);
	}

	/** @return list<string> Names of elements and dynamic values that no active plugin knows. */
	public static function unknown( array $elements ): array {
		$names = array();
		Plugin::$instance->db->iterate_data(
			$elements,
			function ( $element ) use ( &$names ) {
				$name  = (string) ( $element['widgetType'] ?? $element['elType'] );
				$known = 'widget' === $element['elType']
					? Plugin::$instance->widgets_manager->get_widget_types( $name )
					: Plugin::$instance->elements_manager->get_element_types( $name );
				$names += null === $known ? array( $name => $name ) : array();
				$names += self::unknown_tags( $element['settings']['__dynamic__'] ?? array() );
				return $element;
			}
		);
		return array_values( $names );
	}

	/** Reads the option, because Elementor registers containers only in requests after switching the feature on. */
	public static function lacks_container(): bool {
		return self::has_container_setting()
			&& ! Plugin::$instance->experiments->is_feature_active( 'container' )
			&& 'active' !== get_option( self::CONTAINER_OPTION );
	}

	/** Returns true if this Elementor version has containers and a setting for them. */
	public static function has_container_setting(): bool {
		$experiments = self::is_active() ? Plugin::$instance->experiments ?? null : null;
		return is_object( $experiments ) && (bool) $experiments->get_features( 'container' );
	}

	/** Returns true if this Elementor has atomic elements, but they are off. */
	public static function lacks_atomic(): bool {
		$experiments = self::is_active() ? Plugin::$instance->experiments ?? null : null;
		return is_object( $experiments ) && $experiments->get_features( 'e_atomic_elements' ) && ! $experiments->is_feature_active( 'e_atomic_elements' );
	}

	/** @return list<string> Options to set to `active`; empty if the Atomic Editor is on, or this version of Elementor has none. */
	public static function atomic_options(): array {
		if ( ! self::lacks_atomic() ) {
			return array();
		}
		$experiments = Plugin::$instance->experiments;
		$off         = array_filter( self::ATOMIC_FEATURES, fn( $name ) => $experiments->get_features( $name ) && ! $experiments->is_feature_active( $name ) );
		return array_values( array_map( fn( $name ) => "elementor_experiment-$name", $off ) );
	}

	private static function unknown_tags( mixed $values ): array {
		preg_match_all( '/\[elementor-tag [^\]]*?name="([^"]+)"/', implode( ' ', array_filter( (array) $values, 'is_string' ) ), $found );
		$unknown = array_filter( $found[1], fn( $name ) => ! Plugin::$instance->dynamic_tags->get_tag_info( $name ) );
		return array_combine( $unknown, $unknown );
	}

	/**
	 * Restores unknown elements that Elementor drops. Returns slashed columns of the post still to be written; null if refused.
	 *
	 * @param callable(string, string): void $warn Receives a code and a message.
	 */
	public static function write( int $page, array $elements, array $settings, callable $warn ): ?array {
		$document = Plugin::$instance->documents->get( $page, false );
		if ( ! $document ) {
			return null;
		}
		Elementor_Cache::create_id();
		// Elementor migrates data of older versions on reading and refuses them unmigrated.
		try {
			$elements = (array) apply_filters( 'elementor/document/load/data', $elements, $document ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		} catch ( Throwable $error ) {
			Log::error( "migration of the elements of post $page", $error );
		}
		$elements = Atomic_Guard::clean( $elements, $warn );
		$columns  = Elementor_Save::of( $document, array( 'elements' => $elements, 'settings' => self::page_settings( $settings ) ) );
		if ( null === $columns ) {
			return null;
		}
		if ( self::unknown( $elements ) ) {
			update_metadata( 'post', $page, '_elementor_data', wp_slash( (string) wp_json_encode( self::filtered( $elements ) ) ) );
		}
		if ( self::TEMPLATE === get_post_type( $page ) ) {
			wp_set_object_terms( $page, (string) get_post_meta( $page, '_elementor_template_type', true ), 'elementor_library_type' );
		}
		return $columns;
	}

	public static function page_settings( array $settings ): array {
		return array_diff_key( $settings, array_flip( self::POST_SETTINGS ) );
	}

	/** Returns the settings that an open editor can adopt, including an existing page layout. */
	public static function settings_for( array $settings, string $post_type ): array {
		$layout = array_intersect_key( $settings, array( 'template' => true ) );
		$known  = Page_Templates::of( '', $post_type );
		return array_filter( $layout, fn( $name ) => is_string( $name ) && isset( $known[ $name ] ) ) + self::page_settings( $settings );
	}

	/** Clears documents and controls that Elementor caches until the request ends. */
	public static function forget_documents(): void {
		if ( ! self::is_active() || ! property_exists( Plugin::$instance->documents, 'documents' ) ) {
			return;
		}
		$forget = function (): array {
			$documents       = $this->documents;
			$this->documents = array();
			return $documents;
		};
		foreach ( array_filter( $forget->call( Plugin::$instance->documents ) ) as $document ) {
			Plugin::$instance->controls_manager->delete_stack( $document );
		}
	}

	public static function filtered( mixed $value ): mixed {
		return current_user_can( 'unfiltered_html' )
			? $value
			: map_deep( $value, fn( $part ) => is_string( $part ) ? wp_kses_post( $part ) : $part );
	}

	public static function edit_link( int $page ): string {
		return (string) Plugin::$instance->documents->get( $page, false )->get_edit_url();
	}
}
