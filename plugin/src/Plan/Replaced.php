<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A page of the site that makes room for one that comes: it becomes a draft with a name of its own, and keeps in its meta for
 * whom, and what it was, so that it can come back.
 */
final class Replaced {

	private const META     = '_kithouse_replaced';
	public const STATUSES = array( 'publish', 'private', 'pending', 'future' );

	public function __construct( private string $mark ) {}

	/** Safe to repeat. Answers the title of what stood there; null when nothing did, or the person may not change it. */
	public function make_room( WP_Post $new ): ?string {
		$found = self::at( $new );
		if ( ! $found || ! current_user_can( 'edit_post', $found->ID ) ) {
			return null;
		}
		// Before the page itself, so that a script that is killed in between can be gone on with.
		update_post_meta( $found->ID, self::META, wp_slash( array( 'mark' => $this->mark, 'name' => $found->post_name, 'status' => $found->post_status ) ) );
		$free = wp_unique_post_slug( $found->post_name . '-2', $found->ID, 'publish', $found->post_type, $found->post_parent );
		wp_update_post( array( 'ID' => $found->ID, 'post_status' => 'draft', 'post_name' => $free ) );
		return $found->post_title;
	}

	/** What visitors see at the address of a page that comes. */
	public static function at( WP_Post $new ): ?WP_Post {
		$asked = array(
			'name'        => $new->post_name,
			'post_type'   => $new->post_type,
			'post_parent' => $new->post_parent,
			'post_status' => self::STATUSES,
			'exclude'     => array( $new->ID ),
			'numberposts' => 1,
		);
		return get_posts( $asked )[0] ?? null;
	}

	/** @param int $by The page that took its place; 0 when there is none any more. */
	public function undo( int $by, Undoing $undoing ): void {
		foreach ( $this->find() as $post ) {
			$was = (array) get_post_meta( $post->ID, self::META, true );
			/* translators: %s: title of a page */
			$label = sprintf( __( 'Your page “%s”, which made room', 'kithouse' ), $post->post_title );
			if ( 'draft' !== $post->post_status ) {
				$undoing->keep( $label, __( 'Somebody has changed it since.', 'kithouse' ) );
			} elseif ( $this->is_in_the_way( $by, $undoing ) ) {
				$undoing->keep( $label, __( 'The page that took its place stays.', 'kithouse' ) );
			} elseif ( $undoing->may( $label, 'publish_post', $post->ID ) ) {
				$undoing->take( $label, fn() => self::bring_back( $post, $was ) );
			}
		}
	}

	private function is_in_the_way( int $by, Undoing $undoing ): bool {
		return ! $undoing->is_failure && $by && ! in_array( $by, $undoing->going, true ) && in_array( get_post_status( $by ), self::STATUSES, true );
	}

	private static function bring_back( WP_Post $post, array $was ): void {
		wp_update_post( array( 'ID' => $post->ID, 'post_status' => $was['status'], 'post_name' => $was['name'] ) );
		delete_post_meta( $post->ID, self::META );
	}

	/** @return list<WP_Post> */
	private function find(): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( '"' . $this->mark . '"' ) . '%';
		$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s", self::META, $like ) );
		$here = array_map( 'get_post', array_map( 'intval', $ids ) );
		return array_values( array_filter( $here, fn( $post ) => $post && 'trash' !== $post->post_status ) );
	}
}
