<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operations\Details_Write;
use Kithouse\Import\Operations\Value_Set;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Finds the posts of all imports at once.

/** Finds where content of earlier imports still shows former details. */
final class Detail_Places {

	private const MAX_PLACES = 200;
	private const MAX_POSTS  = 1000;
	private const AT_A_TIME  = 50;

	/**
	 * Returns places as the contract describes them.
	 *
	 * @param array $hours Changes of opening hours.
	 * @return list<array<string, mixed>>
	 */
	public static function all( array $hours ): array {
		$changes = Detail_Change::all( $hours );
		$places  = array();
		foreach ( $changes ? self::posts() : array() as $post ) {
			$content = new Post_Details( $post, $changes );
			$counts  = $content->changed() ? $content->counts() : array();
			foreach ( array_filter( $changes, fn( $change ) => isset( $counts[ $change->id() ] ) ) as $change ) {
				$places[] = self::place( $post, $change, $counts[ $change->id() ] );
			}
			if ( count( $places ) >= self::MAX_PLACES ) {
				break;
			}
		}
		return array_slice( $places, 0, self::MAX_PLACES );
	}

	private static function place( WP_Post $post, Detail_Change $change, int $times ): array {
		return array(
			'id'         => "$post->ID/" . $change->id(),
			'title'      => self::title( $post ),
			'kind'       => (string) ( get_post_type_object( $post->post_type )?->labels->singular_name ?? $post->post_type ),
			'edit_link'  => (string) get_edit_post_link( $post, 'raw' ),
			'key'        => $change->key,
			'from'       => $change->from,
			'to'         => $change->to,
			'times'      => $times,
			'is_certain' => $change->is_certain(),
		);
	}

	private static function title( WP_Post $post ): string {
		$title = wp_specialchars_decode( $post->post_title, ENT_QUOTES );
		return '' === $title ? __( '(no title)', 'kithouse' ) : $title;
	}

	/**
	 * Returns operations that write the details, one for each post.
	 *
	 * @param list<string> $places Ids of places.
	 * @param array        $hours  Changes of opening hours.
	 * @return list<array<string, mixed>>
	 */
	public static function ops( array $places, array $hours ): array {
		$changes = Detail_Change::all( $hours );
		$by_post = array();
		foreach ( $places as $place ) {
			[ $post_id, $id ] = explode( '/', $place, 2 ) + array( 1 => '' );
			$by_post[ (int) $post_id ] = array( ...( $by_post[ (int) $post_id ] ?? array() ), ...array_filter( $changes, fn( $change ) => $change->id() === $id ) );
		}
		$ops = array();
		foreach ( self::posts( array_keys( $by_post ) ) as $post ) {
			$values = $by_post[ $post->ID ] ? ( new Post_Details( $post, $by_post[ $post->ID ] ) )->changed() : array();
			if ( $values ) {
				$args  = array( 'post_id' => $post->ID ) + Value_Set::args( self::title( $post ), $values );
				$ops[] = array( 'id' => "details-$post->ID", 'step' => 'finalize', 'op' => Details_Write::NAME, 'args' => $args, 'needs' => array(), 'weight' => 1 );
			}
		}
		return $ops;
	}

	/**
	 * Yields the posts that imports created, a few at a time.
	 *
	 * @param list<int>|null $only
	 * @return iterable<WP_Post>
	 */
	private static function posts( ?array $only = null ): iterable {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status NOT IN ('trash', 'inherit', 'auto-draft') ORDER BY m.post_id LIMIT %d",
				Marked_Posts::META,
				self::MAX_POSTS
			)
		);
		$ids = array_map( 'intval', $ids );
		foreach ( array_chunk( null === $only ? $ids : array_intersect( $ids, $only ), self::AT_A_TIME ) as $some ) {
			_prime_post_caches( $some, false );
			yield from array_filter( array_map( 'get_post', $some ) );
		}
	}
}
