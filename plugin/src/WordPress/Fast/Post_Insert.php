<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Publishes in one statement, and cleans the cache.

/** Creates and publishes posts without the steps that WordPress takes for edited posts, which take longer than the rest. */
final class Post_Insert {

	/** Runs work that creates and changes only new posts of this import. */
	public static function during( callable $work ): mixed {
		if ( ! wp_defer_term_counting() ) {
			// Drafts aren't counted, and publishing updates the counts.
			wp_defer_term_counting( true );
			add_action( 'shutdown', fn() => wp_defer_term_counting( false ) );
		}
		// WordPress has already suffixed the names of trashed posts.
		add_filter( 'add_trashed_suffix_to_trashed_posts', '__return_false' );
		remove_action( 'transition_post_status', '__clear_multi_author_cache' );
		try {
			return $work();
		} finally {
			remove_filter( 'add_trashed_suffix_to_trashed_posts', '__return_false' );
			add_action( 'transition_post_status', '__clear_multi_author_cache' );
		}
	}

	/** Inserts a post as `wp_insert_post` does. No cache may contain it yet. */
	public static function insert( array $post ): int|WP_Error {
		$former = wp_suspend_cache_invalidation( true );
		try {
			return wp_insert_post( $post, true );
		} finally {
			wp_suspend_cache_invalidation( $former );
			wp_cache_set_posts_last_changed();
		}
	}

	/** Publishes a post as `wp_publish_post` does, and sets its other columns in the same statement. */
	public static function publish( int $post_id, array $columns ): void {
		global $wpdb;
		$before = get_post( $post_id );
		$wpdb->update( $wpdb->posts, array( 'post_status' => 'publish' ) + $columns, array( 'ID' => $post_id ) );
		clean_post_cache( $before );
		// Caches what was just written, to avoid reading it again.
		wp_cache_add( $post_id, (object) ( array( 'post_status' => 'publish' ) + $columns + get_object_vars( $before ) ), 'posts' );
		$post = get_post( $post_id );
		remove_action( 'transition_post_status', '__clear_multi_author_cache' );
		wp_transition_post_status( 'publish', $before->post_status, $post );
		add_action( 'transition_post_status', '__clear_multi_author_cache' );
		do_action( "edit_post_{$post->post_type}", $post->ID, $post ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		do_action( 'edit_post', $post->ID, $post ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		do_action( "save_post_{$post->post_type}", $post->ID, $post, true ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		do_action( 'save_post', $post->ID, $post, true ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		do_action( 'wp_insert_post', $post->ID, $post, true ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		wp_after_insert_post( $post, true, $before );
	}
}
