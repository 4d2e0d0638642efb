<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Elementor\Plugin;
use Kithouse\Contract;
use Kithouse\Push\Pushed_Posts;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_Post;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Lists and deletes the templates that Elementor stores. */
final class Saved_Templates_Controller {

	public function __construct( private Contract $contract, private Pushed_Posts $pushed ) {}

	public function list( WP_REST_Request $request ): array|WP_Error {
		$page  = (int) $request['page'];
		$query = self::query( $request );
		$posts = $query ? array_filter( $query->posts, fn( $post ) => current_user_can( 'edit_post', $post->ID ) ) : array();
		$files = $this->pushed->all();
		return array(
			'items'        => array_map( fn( $post ) => self::describe( $post, isset( $files[ $post->ID ] ) ), array_values( $posts ) ),
			'current_page' => $page,
			'total_page'   => $query ? (int) $query->max_num_pages : 0,
			'total'        => $query ? (int) $query->found_posts : 0,
		);
	}

	/** Moves a saved template to WordPress's trash. Idempotent. */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$id   = (int) $request['id'];
		$post = get_post( $id );
		if ( ! $post || Elementor::TEMPLATE !== $post->post_type || ! Elementor::is_active() ) {
			return $this->contract->error( 'item_not_found' );
		}
		if ( ! current_user_can( 'delete_post', $id ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$is_kit = Elementor::is_kit( $id );
		if ( $is_kit && ! $request['force_delete_kit'] ) {
			return $this->contract->error( 'cant_delete_kit', null, array( 'is_kit' => true ) );
		}
		if ( 'trash' !== $post->post_status && ! Elementor::trash( $id ) ) {
			return $this->contract->error( 'internal_error' );
		}
		return array( 'status' => 'success', 'message' => __( 'The template is in the trash.', 'kithouse' ), 'is_kit' => $is_kit );
	}

	/** Queries only what the person can edit, so that page counts are right. */
	private static function query( WP_REST_Request $request ): ?WP_Query {
		if ( 'elementor' !== $request['platform'] || ! Elementor::is_active() ) {
			return null;
		}
		$may = get_post_type_object( Elementor::TEMPLATE )->cap;
		return new WP_Query(
			array(
				'post_type'      => Elementor::TEMPLATE,
				'post_status'    => current_user_can( $may->edit_published_posts ) ? array( 'publish', 'draft' ) : 'draft',
				'author'         => current_user_can( $may->edit_others_posts ) ? 0 : get_current_user_id(),
				'posts_per_page' => (int) $request['per_page'],
				'paged'          => (int) $request['page'],
				'orderby'        => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				's'              => trim( (string) $request['search'] ),
				'search_columns' => array( 'post_title' ),
			)
		);
	}

	private static function describe( WP_Post $post, bool $is_pushed ): array {
		$source = Plugin::$instance->templates_manager->get_source( 'local' );
		return array(
			'id'          => $post->ID,
			'title'       => $post->post_title,
			'date'        => get_gmt_from_date( $post->post_date, 'Y-m-d\TH:i:s\Z' ),
			'type'        => (string) get_post_meta( $post->ID, '_elementor_template_type', true ),
			'is_pushed'   => $is_pushed,
			'is_kit'      => Elementor::is_kit( $post->ID ),
			'preview_url' => (string) ( 'publish' === $post->post_status ? get_permalink( $post ) : get_preview_post_link( $post ) ),
			'export_url'  => (string) ( $source ? $source->get_item( $post->ID )['export_link'] ?? '' : '' ),
		);
	}
}
