<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Elementor_Pro;
use Kithouse\Theme_Builder\Part_Index;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\Theme_Builder\Preview;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_Query;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Theme_Parts_List_Route implements Route {

	private const PER_PAGE = 20;

	public function handle( WP_REST_Request $request ): array|WP_Error {
		// Includes changes that bypassed WordPress, such as a restored backup.
		Part_Index::rebuild();
		$query = self::query( (int) $request['page'], (string) $request['platform'], trim( (string) $request['search'] ) );
		$parts = $query ? array_filter( array_map( array( Theme_Part::class, 'of_post' ), $query->posts ) ) : array();
		return array(
			'items'        => array_map( array( self::class, 'describe' ), array_values( $parts ) ),
			'current_page' => (int) $request['page'],
			'total_page'   => $query ? (int) $query->max_num_pages : 0,
			'total'        => $query ? (int) $query->found_posts : 0,
		);
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
		$post = $part->post;
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
		) + ( $part->is_pros() ? array( 'conditions_by' => Elementor_Pro::NAME ) : array() );
	}
}
