<?php
/**
 * Plugin Name: Elementor (stand-in)
 * Description: As much of Elementor's own interface as saved templates, inserts and imports use, for sites of tests that have no Elementor.
 * Version: 4.2.3
 */

namespace Elementor;

use Elementor\Core\Base\Document;

define( 'ELEMENTOR_VERSION', '4.2.3' );

require __DIR__ . '/document.php';
require __DIR__ . '/kit.php';

final class Utils {
	public static function generate_random_string(): string {
		return substr( bin2hex( random_bytes( 4 ) ), 0, 7 );
	}

	public static function get_placeholder_image_src(): string {
		return plugins_url( 'assets/images/placeholder.png', __FILE__ );
	}
}

final class Db {
	public function iterate_data( array $elements, callable $change ): array {
		return array_map(
			function ( $element ) use ( $change ) {
				$element['elements'] = $this->iterate_data( $element['elements'] ?? array(), $change );
				return $change( $element );
			},
			$elements
		);
	}
}

/** Knows these names, whatever is asked about them. */
final class Known {
	public function __construct( private array $names ) {}

	public function get_widget_types( string $name ): ?object {
		return in_array( $name, $this->names, true ) ? $this : null;
	}

	public function get_element_types( string $name ): ?object {
		return $this->get_widget_types( $name );
	}

	public function get_tag_info( string $name ): ?object {
		return $this->get_widget_types( $name );
	}
}

final class Library {
	public function get_source( string $name ): ?self {
		return 'local' === $name ? $this : null;
	}

	public function get_item( int $id ): array {
		return array( 'export_link' => admin_url( "admin-ajax.php?action=elementor_library_direct_actions&template_id=$id" ) );
	}
}

final class Documents {
	public function get( int $id ): Document {
		return new Document( $id );
	}

	public function get_document_type( string $type, string $fallback ): string {
		return in_array( $type, array( 'page', 'section', 'container', 'kit' ), true ) ? Document::class : $fallback;
	}
}

/** Words, links and boxes of a document, and nothing of how they look. */
final class Frontend {
	public function get_builder_content_for_display( int $id ): string {
		return self::html( json_decode( (string) get_post_meta( $id, '_elementor_data', true ), true ) ?: array() );
	}

	public function enqueue_styles(): void {}

	private static function html( array $elements ): string {
		return implode( '', array_map( array( self::class, 'element' ), $elements ) );
	}

	private static function element( array $element ): string {
		$is = $element['settings'];
		return match ( $element['widgetType'] ?? $element['elType'] ) {
			'heading'     => self::box( $is['header_size'] ?? 'h2', $is['title'] ?? '' ),
			'text-editor' => $is['editor'] ?? '',
			'button'      => self::link( $is ),
			'icon-list'   => implode( '', array_map( array( self::class, 'link' ), $is['icon_list'] ?? array() ) ),
			default       => self::box( ( $is['html_tag'] ?? '' ) ?: 'div', self::html( $element['elements'] ) ),
		};
	}

	private static function box( string $tag, string $html ): string {
		return "<$tag>$html</$tag>";
	}

	private static function link( array $is ): string {
		return sprintf( '<a href="%s">%s</a>', esc_url( $is['link']['url'] ?? '' ), esc_html( $is['text'] ?? '' ) );
	}
}

/** Elementor's optional features, as far as they decide which elements there are. */
final class Experiments {
	public function get_features( string $name ): ?array {
		return 'container' === $name ? array( 'name' => $name ) : null;
	}

	public function is_feature_active( string $name ): bool {
		static $is_on = null;
		$is_on ??= 'inactive' !== get_option( "elementor_experiment-$name" );
		return $is_on;
	}
}

final class Plugin {
	public static self $instance;
	public Experiments $experiments;
	public Db $db;
	public Known $widgets_manager;
	public Known $elements_manager;
	public Known $dynamic_tags;
	public Library $templates_manager;
	public Documents $documents;
	public Frontend $frontend;
	public Core\Kits\Manager $kits_manager;
	public Core\Files\Manager $files_manager;

	public function __construct() {
		$this->db                = new Db();
		$this->widgets_manager   = new Known( array( 'heading', 'text-editor', 'image', 'button' ) );
		$this->experiments       = new Experiments();
		$this->elements_manager  = new Known( $this->experiments->is_feature_active( 'container' ) ? array( 'container', 'section', 'column' ) : array( 'section', 'column' ) );
		$this->dynamic_tags      = new Known( array() );
		$this->templates_manager = new Library();
		$this->documents         = new Documents();
		$this->frontend          = new Frontend();
		$this->kits_manager      = new Core\Kits\Manager();
		$this->files_manager     = new Core\Files\Manager();
	}
}

add_action(
	'plugins_loaded',
	function () {
		Plugin::$instance = new Plugin();
		do_action( 'elementor/loaded' );
	}
);
add_action(
	'init',
	function () {
		register_post_type(
			'elementor_library',
			array( 'public' => true, 'rewrite' => false, 'capability_type' => 'post', 'map_meta_cap' => true, 'label' => 'Templates' )
		);
		register_taxonomy( 'elementor_library_type', 'elementor_library', array( 'public' => false ) );
	}
);
foreach ( array( 'blogname' => 'site_name', 'blogdescription' => 'site_description' ) as $option => $setting ) {
	add_action(
		"update_option_$option",
		function ( $old, $value ) use ( $setting ) {
			$kit = (int) get_option( 'elementor_active_kit' );
			update_post_meta( $kit, '_elementor_page_settings', wp_slash( array( $setting => $value ) + array_filter( (array) get_post_meta( $kit, '_elementor_page_settings', true ) ) ) );
		},
		10,
		2
	);
}
add_filter(
	'the_content',
	fn( $html ) => 'builder' === get_post_meta( get_the_ID(), '_elementor_edit_mode', true ) ? Plugin::$instance->frontend->get_builder_content_for_display( get_the_ID() ) : $html
);
register_activation_hook(
	__FILE__,
	function () {
		$kit = array( 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'Default Kit' );
		update_option( 'elementor_active_kit', wp_insert_post( $kit + array( 'meta_input' => array( '_elementor_template_type' => 'kit' ) ) ) );
	}
);
