<?php
/**
 * Plugin Name: Elementor (stand-in)
 * Description: As much of Elementor's own interface as saved templates, inserts and imports use, for sites of tests that have no Elementor.
 * Version: 4.2.3
 */

namespace Elementor;

define( 'ELEMENTOR_VERSION', '4.2.3' );

final class Utils {
	public static function generate_random_string(): string {
		return substr( bin2hex( random_bytes( 4 ) ), 0, 7 );
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

final class Document {
	public function __construct( private int $id ) {}

	public function save( array $data ): bool {
		update_post_meta( $this->id, '_elementor_data', wp_slash( (string) wp_json_encode( $data['elements'] ) ) );
		update_post_meta( $this->id, '_elementor_page_settings', $data['settings'] );
		return true;
	}

	public function get_edit_url(): string {
		return admin_url( "post.php?post=$this->id&action=elementor" );
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

final class Plugin {
	public static self $instance;
	public Db $db;
	public Known $widgets_manager;
	public Known $elements_manager;
	public Known $dynamic_tags;
	public Library $templates_manager;
	public Documents $documents;

	public function __construct() {
		$this->db                = new Db();
		$this->widgets_manager   = new Known( array( 'heading', 'text-editor', 'image', 'button' ) );
		$this->elements_manager  = new Known( array( 'container', 'section', 'column' ) );
		$this->dynamic_tags      = new Known( array() );
		$this->templates_manager = new Library();
		$this->documents         = new Documents();
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
register_activation_hook(
	__FILE__,
	function () {
		$kit = array( 'post_type' => 'elementor_library', 'post_status' => 'publish', 'post_title' => 'Default Kit' );
		update_option( 'elementor_active_kit', wp_insert_post( $kit + array( 'meta_input' => array( '_elementor_template_type' => 'kit' ) ) ) );
	}
);
