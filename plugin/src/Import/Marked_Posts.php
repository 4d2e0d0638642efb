<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Fast\Meta_Buffer;
use Kithouse\WordPress\Fast\Post_Insert;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Finds what a killed script left, past every cache.

/** Finds posts of an operation by its mark: the `guid` has it from the start, the meta once the post is complete. */
final class Marked_Posts {

	public const META   = '_kithouse_op';
	private const QUERY = '/?kithouse_op=';

	public function __construct( private string $mark ) {}

	public function guid(): string {
		return home_url( self::QUERY . $this->mark );
	}

	/** @param callable(): int $make Creates the post with `guid()`; it is marked as complete afterwards. */
	public function make( callable $make ): int {
		return Meta_Buffer::during(
			$this->guid(),
			function () use ( $make ): int {
				$post_id = Post_Insert::during( $make );
				add_post_meta( $post_id, self::META, $this->mark );
				return $post_id;
			}
		);
	}

	public function is_marked( int $post_id ): bool {
		return $this->mark === get_post_meta( $post_id, self::META, true );
	}

	/** Returns true if an undo moved the post to the trash. A post that a person trashed counts as theirs. */
	public static function is_undone( int $post_id ): bool {
		[ $import_id, $op_id ] = explode( '/', (string) get_post_meta( $post_id, self::META, true ), 2 ) + array( 1 => '' );
		return '' !== $op_id && 'trash' === get_post_status( $post_id ) && 'undone' === ( new Journal() )->ops->find( $import_id, $op_id )?->state;
	}

	/** Returns 0 without a complete post. */
	public function find_whole(): int {
		global $wpdb;
		$found = $wpdb->get_var(
			$wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value = %s ORDER BY post_id LIMIT 1", self::META, $this->mark )
		);
		return (int) $found;
	}

	/** Deletes incomplete posts. */
	public function sweep(): void {
		$this->remove( fn( $id ) => ! $this->is_marked( $id ) );
	}

	public function remove_all(): void {
		$this->remove( fn() => true );
	}

	private function remove( callable $is_meant ): void {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( self::QUERY . $this->mark );
		$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE guid LIKE %s AND post_type <> 'attachment'", $like ) );
		foreach ( array_filter( array_map( 'intval', $ids ), $is_meant ) as $id ) {
			wp_delete_post( $id, true );
		}
	}
}
