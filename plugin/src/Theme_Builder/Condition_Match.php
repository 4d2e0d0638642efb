<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Matches conditions against the current page without additional queries. */
final class Condition_Match {

	/** Returns the specificity of the matching condition; null without a match or with an exclusion. */
	public static function rank( array $conditions ): ?int {
		$rank = null;
		foreach ( Condition::parse_all( $conditions ) as $condition ) {
			if ( ! self::holds( $condition ) ) {
				continue;
			}
			if ( ! $condition->is_inclusion() ) {
				return null;
			}
			$rank = max( $rank ?? 0, $condition->rank() );
		}
		return $rank;
	}

	public static function holds( Condition $condition ): bool {
		return match ( $condition->name ) {
			'general'  => true,
			'archive'  => ( is_archive() || is_home() || is_search() ) && self::is_archive( $condition->sub_name, (int) $condition->sub_id ),
			'singular' => self::is_singular( $condition->sub_name, (int) $condition->sub_id ),
			default    => false,
		};
	}

	private static function is_archive( string $name, int $id ): bool {
		$post_type = str_ends_with( $name, '_archive' ) ? substr( $name, 0, -8 ) : '';
		return match ( true ) {
			'' === $name                     => true,
			'author' === $name               => is_author() && ( 0 === $id || get_queried_object_id() === $id ),
			'date' === $name                 => is_date(),
			'search' === $name               => is_search(),
			post_type_exists( $post_type )   => is_post_type_archive( $post_type ) || ( 'post' === $post_type && is_home() ),
			default                          => self::is_term( $name, $id ),
		};
	}

	private static function is_term( string $name, int $id ): bool {
		$term = get_queried_object();
		if ( ! $term instanceof WP_Term ) {
			return false;
		}
		return match ( $name ) {
			$term->taxonomy                   => 0 === $id || $term->term_id === $id,
			"child_of_$term->taxonomy"        => 0 === $id ? 0 !== $term->parent : $term->parent === $id,
			"any_child_of_$term->taxonomy"    => 0 === $id ? 0 !== $term->parent : term_is_ancestor_of( $id, $term, $term->taxonomy ),
			default                           => false,
		};
	}

	private static function is_singular( string $name, int $id ): bool {
		$post = get_queried_object();
		return match ( true ) {
			'' === $name             => is_singular() || is_404(),
			'front_page' === $name   => is_front_page(),
			'not_found404' === $name => is_404(),
			default                  => is_singular() && $post instanceof WP_Post && self::is_post( $post, $name, $id ),
		};
	}

	private static function is_post( WP_Post $post, string $name, int $id ): bool {
		return match ( true ) {
			post_type_exists( $name )               => $post->post_type === $name && ( 0 === $id || $post->ID === $id ),
			'child_of' === $name                    => 0 === $id ? 0 !== $post->post_parent : $post->post_parent === $id,
			'any_child_of' === $name                => 0 === $id ? 0 !== $post->post_parent : in_array( $id, get_post_ancestors( $post ), true ),
			'by_author' === $name,
			"{$post->post_type}_by_author" === $name => 0 === $id || (int) $post->post_author === $id,
			str_starts_with( $name, 'in_' )         => self::is_in( $post, substr( $name, 3 ), $id ),
			default                                 => false,
		};
	}

	private static function is_in( WP_Post $post, string $name, int $id ): bool {
		if ( taxonomy_exists( $name ) ) {
			return true === has_term( 0 === $id ? '' : $id, $name, $post );
		}
		$taxonomy = str_ends_with( $name, '_children' ) ? substr( $name, 0, -9 ) : '';
		$children = taxonomy_exists( $taxonomy ) && 0 !== $id ? get_term_children( $id, $taxonomy ) : array();
		return is_array( $children ) && $children && true === has_term( $children, $taxonomy, $post );
	}
}
