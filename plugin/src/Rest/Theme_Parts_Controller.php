<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Core_Parts;
use Kithouse\Theme_Builder\Elementor_Pro;
use Kithouse\Theme_Builder\Location_Owners;
use Kithouse\Theme_Builder\Part_Index;
use Kithouse\Theme_Builder\Part_Store;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\Theme_Builder\Preview;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Lists and creates theme parts. */
final class Theme_Parts_Controller {

	private const PER_PAGE = 20;

	public function __construct( private Contract $contract ) {}

	public function list( WP_REST_Request $request ): array|WP_Error {
		// Includes changes that bypassed WordPress, such as a restored backup.
		Part_Index::rebuild();
		Core_Parts::rebuild();
		$query = self::query( (int) $request['page'], (string) $request['platform'], trim( (string) $request['search'] ) );
		$parts = $query ? array_filter( array_map( array( Theme_Part::class, 'of_post' ), $query->posts ) ) : array();
		return array(
			'items'        => array_map( array( self::class, 'describe' ), array_values( $parts ) ),
			'current_page' => (int) $request['page'],
			'total_page'   => $query ? (int) $query->max_num_pages : 0,
			'total'        => $query ? (int) $query->found_posts : 0,
			'locations'    => Location_Owners::all(),
		);
	}

	public function create( WP_REST_Request $request ): array|WP_Error {
		$type = (string) $request['type'];
		if ( ! in_array( $type, array_column( Part_Types::offered(), 'value' ), true ) ) {
			$message = __( 'This site doesn’t support this template type.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'type' => $message ) );
		}
		if ( ! wp_verify_nonce( (string) $request['nonce'], 'wp_rest' ) ) {
			$message = __( 'This page has been open for too long. Reload it and try again.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		if ( 'elementor' === $request['platform'] && ! Elementor::is_active() ) {
			return $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) );
		}
		$part = Part_Store::create( (string) $request['platform'], $type, trim( sanitize_text_field( (string) $request['title'] ) ) );
		return array( 'url' => $part->edit_link(), 'template_id' => $part->post->ID );
	}

	private static function query( int $page, string $platform, string $search ): ?WP_Query {
		$post_types = array_filter(
			array( 'gutenberg' => Theme_Part::POST_TYPE, 'elementor' => Elementor::is_active() ? Elementor::TEMPLATE : null ),
			fn( $post_type, $of ) => null !== $post_type && in_array( $platform, array( '', $of ), true ),
			ARRAY_FILTER_USE_BOTH
		);
		if ( ! $post_types ) {
			return null;
		}
		$types = fn( $post_type ) => array( 'key' => Theme_Part::type_meta( $post_type ), 'value' => Part_Types::all(), 'compare' => 'IN' );
		return new WP_Query(
			array(
				'post_type'      => array_values( $post_types ),
				'post_status'    => array( 'publish', 'draft' ),
				'meta_query'     => array( 'relation' => 'OR', ...array_map( $types, array_values( $post_types ) ) ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only among theme parts, one page at a time.
				'posts_per_page' => self::PER_PAGE,
				'paged'          => $page,
				'orderby'        => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				's'              => $search,
				'search_columns' => array( 'post_title' ),
			)
		);
	}

	private static function describe( Theme_Part $part ): array {
		$tree = new Condition_Tree( $part->type );
		$post  = $part->post;
		$owner = 'publish' === $post->post_status ? Core_Parts::owner_of( $part ) : 0;
		$core  = $owner ? self::core( $owner, $part->type ) : null;
		return array(
			'id'          => $post->ID,
			'title'       => $part->title(),
			'platform'    => $part->platform,
			'type'        => Part_Types::describe( $part->type ),
			'status'      => $post->post_status,
			'date'        => get_gmt_from_date( $post->post_date, 'Y-m-d\TH:i:s\Z' ),
			'shown_on'    => array_map( array( $tree, 'words' ), $part->conditions() ),
			'edit_link'   => $part->edit_link(),
			'preview_url' => Preview::of( $part )[0]['url'] ?? '',
		) + ( $core ? array( 'hidden_by' => $core ) : array() ) + ( $part->is_pros() ? array( 'conditions_by' => Elementor_Pro::NAME ) : array() );
	}

	/** @return array{title: string, type: array{value: string, label: string}, edit_link: string}|null Null for a record that is gone. */
	private static function core( int $id, string $type ): ?array {
		$post = get_post( $id );
		return $post ? array( 'title' => '' === $post->post_title ? __( '(no title)', 'kithouse' ) : $post->post_title, 'type' => Part_Types::describe( $type ), 'edit_link' => (string) get_edit_post_link( $id, 'raw' ) ) : null;
	}
}
