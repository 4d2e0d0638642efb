<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Core\Documents_Manager;
use Elementor\Plugin;
use Elementor\Widgets_Manager;
use RuntimeException;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class Part_Store {

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'register_post_type' ) );
		add_filter( 'rest_index', array( $this, 'hide_routes' ) );
		add_filter( 'rest_namespace_index', array( $this, 'hide_routes' ) );
		add_filter( 'rest_user_collection_params', array( $this, 'hide_name' ) );
		add_action( 'elementor/documents/register', array( $this, 'register_documents' ), PHP_INT_MAX );
		add_action( 'elementor/widgets/register', array( $this, 'register_widgets' ) );
		Part_Index::add_hooks();
		Core_Parts::add_hooks();
	}

	public function register_widgets( mixed $widgets = null ): void {
		if ( ! $widgets instanceof Widgets_Manager ) {
			return;
		}
		$widgets->register( new Elementor_Content() );
		$widgets->register( new Elementor_Site_Name() );
	}

	public function register_post_type(): void {
		$capabilities = array( 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read', 'read_private_posts' );
		$deleting     = array( 'delete_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'create_posts' );
		register_post_type(
			Theme_Part::POST_TYPE,
			array(
				'labels'                => array(
					'name'          => __( 'Theme parts', 'kithouse' ),
					'singular_name' => __( 'Theme part', 'kithouse' ),
				),
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => false,
				'show_in_rest'          => true,
				// Unlike that of posts, it shows published ones only to people who can read them.
				'rest_controller_class' => 'WP_REST_Blocks_Controller',
				'capabilities'          => array_fill_keys( array( ...$capabilities, ...$deleting ), 'manage_options' ),
				'map_meta_cap'          => true,
				'supports'              => array( 'title', 'editor', 'author', 'revisions' ),
				'rewrite'               => false,
				'can_export'            => true,
			)
		);
	}

	public function hide_routes( mixed $response ): mixed {
		$index = $response instanceof WP_REST_Response ? $response->get_data() : null;
		if ( ! is_array( $index ) || ! is_array( $index['routes'] ?? null ) || current_user_can( 'manage_options' ) ) {
			return $response;
		}
		$is_foreign      = fn( $route ) => ! str_starts_with( "$route/", '/wp/v2/' . Theme_Part::POST_TYPE . '/' );
		$index['routes'] = array_filter( $index['routes'], $is_foreign, ARRAY_FILTER_USE_KEY );
		$response->set_data( $index );
		return $response;
	}

	/** Hides the post type's name, which WordPress would list in the public index for author queries. */
	public function hide_name( mixed $params ): mixed {
		if ( is_array( $params ) && is_array( $params['has_published_posts']['items']['enum'] ?? null ) ) {
			unset( $params['has_published_posts']['items']['enum'][ Theme_Part::POST_TYPE ] );
		}
		return $params;
	}

	/** Registers theme part types with Elementor, unless Elementor Pro has its own. */
	public function register_documents( mixed $documents = null ): void {
		foreach ( ! $documents instanceof Documents_Manager || Elementor_Pro::is_active() ? array() : Part_Types::all() as $type ) {
			$documents->register_document_type( $type, Elementor_Part::class );
		}
	}

	/** Creates a draft with starting content. Throws when WordPress or Elementor refuses. */
	public static function create( string $platform, string $type, string $title ): Theme_Part {
		$title = '' === $title ? Part_Types::describe( $type )['label'] : $title;
		$id    = 'elementor' === $platform ? self::create_in_elementor( $type, $title ) : self::create_blocks( $type, $title );
		$part  = Theme_Part::find( $id );
		if ( ! $part ) {
			throw new RuntimeException( 'The new part ' . (int) $id . ' cannot be read.' );
		}
		return $part;
	}

	private static function create_blocks( string $type, string $title ): int {
		$post = array(
			'post_type'    => Theme_Part::POST_TYPE,
			'post_status'  => 'draft',
			'post_title'   => $title,
			'post_content' => Starting_Content::blocks( $type ),
			'meta_input'   => array( Theme_Part::TYPE_META => $type ),
		);
		$id   = wp_insert_post( wp_slash( $post ), true );
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( esc_html( $id->get_error_message() ) );
		}
		return $id;
	}

	private static function create_in_elementor( string $type, string $title ): int {
		$template = 'body' === Part_Types::place( $type ) ? 'elementor_header_footer' : 'elementor_canvas';
		$post     = array( 'post_title' => wp_slash( $title ), 'post_status' => 'draft' );
		$document = Plugin::$instance->documents->create( $type, $post, array( '_wp_page_template' => $template ) );
		if ( is_wp_error( $document ) || ! $document->save( array( 'elements' => Starting_Content::elements( $type ) ) ) ) {
			throw new RuntimeException( 'Elementor did not make a part of the type ' . esc_html( $type ) . '.' );
		}
		return $document->get_main_id();
	}
}
