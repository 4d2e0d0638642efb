<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use WP_Post;
use WP_Term;
use WP_User;

defined( 'ABSPATH' ) || exit;

final class Condition_Lookup {

	private const MAX = 20;

	/** Lists matches visible to this person, best first; null if this site has no such thing. */
	public static function find( string $query_type, string $object, string $words ): ?array {
		$is_known = match ( $query_type ) {
			'posts'    => '' === $object || is_post_type_viewable( $object ),
			'taxonomy' => taxonomy_exists( $object ) && is_taxonomy_viewable( $object ),
			'authors'  => true,
			default    => false,
		};
		if ( ! $is_known || '' === $words ) {
			return $is_known ? array() : null;
		}
		$found = match ( $query_type ) {
			'posts'    => self::posts( $object, $words ),
			'taxonomy' => get_terms( array( 'taxonomy' => $object, 'search' => $words, 'number' => self::MAX, 'hide_empty' => false ) ),
			'authors'  => self::authors( $words ),
		};
		return array_map( fn( $one ) => array( 'value' => (string) ( $one->ID ?? $one->term_id ), 'label' => self::name( $one ) ), $found );
	}

	public static function label( string $query_type, int $id ): string {
		$found = match ( $query_type ) {
			'posts'    => get_post( $id ),
			'taxonomy' => get_term( $id ),
			'authors'  => get_userdata( $id ),
		};
		return is_wp_error( $found ) || ! $found ? "#$id" : self::name( $found );
	}

	private static function posts( string $post_type, string $words ): array {
		$hierarchical = get_post_types( array( 'public' => true, 'hierarchical' => true ) );
		$posts        = get_posts(
			array(
				'post_type'      => '' === $post_type ? array_values( array_filter( $hierarchical, 'is_post_type_viewable' ) ) : $post_type,
				'post_status'    => array( 'publish', 'private' ),
				'perm'           => 'readable',
				's'              => $words,
				'search_columns' => array( 'post_title' ),
				'orderby'        => array( 'relevance' => 'DESC', 'title' => 'ASC' ),
				'posts_per_page' => self::MAX,
			)
		);
		return array_values( array_filter( $posts, fn( $post ) => current_user_can( 'read_post', $post->ID ) ) );
	}

	/** @return list<WP_User> By display name, never by e-mail or login. */
	private static function authors( string $words ): array {
		return get_users(
			array(
				'search'         => '*' . trim( $words, '*' ) . '*',
				'search_columns' => array( 'display_name' ),
				'capability'     => 'edit_posts',
				'orderby'        => 'display_name',
				'number'         => self::MAX,
			)
		);
	}

	private static function name( WP_Post|WP_Term|WP_User $one ): string {
		$name = match ( true ) {
			$one instanceof WP_Post => $one->post_title,
			$one instanceof WP_Term => implode( ' › ', array( ...self::ancestors( $one ), $one->name ) ),
			default                 => $one->display_name,
		};
		$plain = html_entity_decode( $name, ENT_QUOTES, 'UTF-8' );
		return '' === $plain ? __( '(no title)', 'kithouse' ) : $plain;
	}

	private static function ancestors( WP_Term $term ): array {
		$ids = array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) );
		return array_map( fn( $id ) => get_term( $id )->name, $ids );
	}
}
