<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Displaced_Page;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Menu_Swap;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Theme_Builder\Core_Parts;
use Kithouse\Theme_Builder\Part_Index;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Fast\Post_Insert;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Asks for the names of all posts at once.

/** Publishes imported content and replaces existing content where the person wants that. */
final class Publish extends Operation {

	public const NAME = 'publish';

	/** Limits how long a site is only partly published. */
	private const AT_A_TIME = 50;

	public function label( array $args ): string {
		return __( 'Publish', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): ?array {
		// Suppresses pings and mails about sample posts.
		defined( 'WP_IMPORTING' ) || define( 'WP_IMPORTING', true ); // phpcs:ignore WordPress.NamingConventions -- WordPress's constant.
		if ( ! Import_Retire::hide( $run ) ) {
			$run->note( 1 );
			return null;
		}
		array_map( array( Navigation_Ensure::class, 'publish' ), $run->results( $args['navigations'] ?? array() ) );
		self::publish_templates( $args['templates'] ?? array(), $run );
		self::replace_menus( $args['navigations'] ?? array(), $run );
		$made = $run->results( $args['posts'] );
		$all  = array();
		foreach ( array_chunk( $args['posts'], self::AT_A_TIME ) as $i => $chunk ) {
			$ids = array_filter( array_map( fn( $op_id ) => (int) ( $made[ $op_id ]['post_id'] ?? 0 ), $chunk ) );
			_prime_post_caches( $ids );
			$taken = self::taken( $ids );
			wp_defer_term_counting( true );
			foreach ( $chunk as $op_id ) {
				if ( ! self::publish( $made[ $op_id ] ?? array(), $run->import->mark( $op_id ), $taken, $run->earlier() ) ) {
					wp_defer_term_counting( false );
					return array( 'skipped' => __( 'You don’t have permission to publish here. The imported content stays a draft.', 'kithouse' ) );
				}
			}
			wp_defer_term_counting( false );
			array_push( $all, ...$ids );
			$run->note( (int) min( 99, 100 * ( $i + 1 ) * self::AT_A_TIME / count( $args['posts'] ) ) );
			if ( $run->is_late() && ( $i + 1 ) * self::AT_A_TIME < count( $args['posts'] ) ) {
				return null;
			}
		}
		if ( ! self::replace_drafts( $run, $args['posts'] ) ) {
			$run->note( 99 );
			return null;
		}
		foreach ( $run->all_results( Menu_Ensure::NAME ) as $menu ) {
			isset( $menu['former'] ) && ( new Menu_Swap( (int) $menu['menu_id'], $menu['former'] ) )->show_new();
		}
		self::count_terms( $all );
		// A killed script has published posts without running hooks.
		Part_Index::rebuild();
		Core_Parts::rebuild();
		delete_transient( 'is_multi_author' );
		return array();
	}

	/** Shows header and footer before the pages that need them. Safe to repeat. */
	private static function publish_templates( array $op_ids, Run_Context $run ): void {
		$earlier = $run->earlier();
		foreach ( $run->results( $op_ids ) as $op_id => $made ) {
			$mark = $run->import->mark( (string) $op_id );
			Template_Write::publish( $made, $mark );
			isset( $made['replaces'] ) && ( new Displaced_Page( $mark ) )->replace( (int) $made['replaces'], (bool) $earlier?->is_untouched( (int) $made['replaces'] ) );
		}
	}

	/** Hides menus of earlier imports that the new templates don't show. Safe to repeat. */
	private static function replace_menus( array $op_ids, Run_Context $run ): void {
		foreach ( $run->results( $op_ids ) as $op_id => $made ) {
			$former = (int) ( $made['replaces'] ?? 0 );
			$former && ( new Displaced_Page( $run->import->mark( (string) $op_id ) ) )->replace_menu( $former, (bool) $run->earlier()?->is_untouched( $former ) );
		}
		Import_Retire::hide_menus( $run );
	}

	/** Returns false without the permission. Safe to repeat. `$taken` lists names of the site's other content. */
	private static function publish( array $made, string $mark, array $taken, ?Earlier_Import $earlier ): bool {
		$post = get_post( (int) ( $made['post_id'] ?? 0 ) );
		if ( ! $post || 'draft' !== $post->post_status || 'draft' === ( $made['on_conflict'] ?? '' ) ) {
			return true;
		}
		if ( ! self::may_publish( $post ) ) {
			return false;
		}
		if ( isset( $made['replaces'] ) ) {
			( new Displaced_Page( $mark ) )->replace( (int) $made['replaces'], (bool) $earlier?->is_untouched( (int) $made['replaces'] ) );
		} elseif ( 'replace' === ( $made['on_conflict'] ?? '' ) ) {
			( new Displaced_Page( $mark ) )->make_room( $post );
		}
		Post_Insert::publish( $post->ID, self::columns( $post, $taken ) );
		return true;
	}

	/** Replaces saved templates whose successors stay drafts. Safe to repeat. False when time is up before the end. */
	private static function replace_drafts( Run_Context $run, array $published ): bool {
		$earlier = $run->earlier();
		if ( ! $earlier ) {
			return true;
		}
		$published = array_flip( $published );
		foreach ( $run->all_results( Post_Create::NAME ) as $op_id => $made ) {
			if ( isset( $published[ $op_id ] ) || ! isset( $made['replaces'] ) || Elementor::TEMPLATE !== get_post_type( (int) $made['post_id'] ) ) {
				continue;
			}
			if ( $run->is_late() ) {
				return false;
			}
			// A published template may be shown on the site's own pages.
			$former   = (int) $made['replaces'];
			$replaced = new Displaced_Page( $run->import->mark( $op_id ) );
			if ( $replaced->has_begun( $former ) || $earlier->is_untouched( $former ) ) {
				$replaced->replace( $former, true );
			}
		}
		return true;
	}

	/** Allows patterns for everybody who can create them, because WordPress has no capability to publish them. */
	private static function may_publish( WP_Post $post ): bool {
		return 'wp_block' === $post->post_type
			? current_user_can( get_post_type_object( 'wp_block' )->cap->create_posts )
			: current_user_can( 'publish_post', $post->ID );
	}

	private static function taken( array $ids ): array {
		global $wpdb;
		$names = array_values( array_filter( array_map( fn( $id ) => get_post( $id )->post_name ?? '', $ids ) ) );
		if ( ! $names ) {
			return array();
		}
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT post_name FROM $wpdb->posts WHERE post_name IN (" . implode( ', ', array_fill( 0, count( $names ), '%s' ) ) . ')
				AND ID NOT IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')',
				array_merge( $names, $ids )
			)
		);
	}

	/** Adds the name and date that a draft lacks. Somebody else may have taken the name meanwhile. */
	private static function columns( WP_Post $post, array $taken ): array {
		$slug = '' === $post->post_name ? sanitize_title( $post->post_title, (string) $post->ID ) : $post->post_name;
		$slug = '' === $post->post_name || in_array( $slug, $taken, true ) ? wp_unique_post_slug( $slug, $post->ID, 'publish', $post->post_type, $post->post_parent ) : $slug;
		$now  = array( 'post_date' => current_time( 'mysql' ), 'post_date_gmt' => current_time( 'mysql', true ) );
		return array( 'post_name' => $slug ) + ( '0000-00-00 00:00:00' === $post->post_date_gmt ? $now : array() );
	}

	/** Counts the terms of all posts, because a killed script has published without counting. */
	private static function count_terms( array $ids ): void {
		$terms = $ids ? wp_get_object_terms( $ids, get_taxonomies( array( 'public' => true ) ) ) : array();
		foreach ( is_wp_error( $terms ) ? array() : $terms as $term ) {
			$by_taxonomy[ $term->taxonomy ][ $term->term_taxonomy_id ] = $term->term_taxonomy_id;
		}
		foreach ( $by_taxonomy ?? array() as $taxonomy => $counted ) {
			wp_update_term_count_now( array_values( $counted ), $taxonomy );
		}
	}
}
