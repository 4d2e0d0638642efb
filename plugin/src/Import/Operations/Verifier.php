<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Run_Context;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The proof reads the tables directly, without any cache.

/** Checks in the tables that imported content exists, a few hundred rows at a time. */
final class Verifier {

	private const AT_A_TIME = 200;
	private const OPEN      = '"#kit/|kit:(doc|term|menu|form|navigation|component|media)/';

	public function __construct( private Run_Context $run ) {}

	/** Returns true if all created content and menu items exist. Skipped content was reported before. */
	public function is_complete(): bool {
		$media = array_filter( array_map( fn( $place ) => (int) ( $place['id'] ?? 0 ), Media_Fetch::all( $this->run ) ) );
		$posts = array_merge( $this->posts(), array_unique( array_values( $media ) ) );
		return count( $this->existing( $posts ) ) === count( $posts ) && $this->has_terms() && $this->has_items();
	}

	private function posts(): array {
		$ids = array();
		foreach ( array( Post_Create::NAME, Component_Ensure::NAME, Navigation_Ensure::NAME, Template_Write::NAME ) as $name ) {
			foreach ( $this->run->all_results( $name ) as $result ) {
				$ids[] = (int) ( $result['post_id'] ?? $result['component_id'] ?? 0 );
			}
		}
		return array_values( array_filter( $ids ) );
	}

	private function has_terms(): bool {
		foreach ( $this->run->all_results( Term_Ensure::NAME ) as $result ) {
			if ( isset( $result['term_id'] ) && ! term_exists( (int) $result['term_id'], $result['taxonomy'] ) ) {
				return false;
			}
		}
		return true;
	}

	private function has_items(): bool {
		foreach ( $this->run->all_results( Menu_Fill::NAME ) as $result ) {
			$ids = $result['items'] ?? array();
			if ( count( $this->existing( $ids ) ) < count( $ids ) ) {
				return false;
			}
		}
		return true;
	}

	public function open_references(): array {
		global $wpdb;
		$problems = array();
		foreach ( array_chunk( $this->posts(), self::AT_A_TIME ) as $ids ) {
			$titles = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT DISTINCT p.post_title FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = '_elementor_data'
					WHERE (p.post_content REGEXP %s OR COALESCE(m.meta_value, '') REGEXP %s) AND p.ID IN (" . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')',
					array_merge( array( self::OPEN, self::OPEN ), $ids )
				)
			);
			foreach ( $titles as $title ) {
				/* translators: %s: title of a page */
				$problems[] = sprintf( __( 'A link or image in “%s” has no target.', 'kithouse' ), $title );
			}
		}
		return $problems;
	}

	private function existing( array $ids ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( $ids, self::AT_A_TIME ) as $some ) {
			$ids = $wpdb->get_col(
				$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_status <> 'trash' AND ID IN (" . implode( ', ', array_fill( 0, count( $some ), '%d' ) ) . ')', $some )
			);
			array_push( $found, ...$ids );
		}
		return array_map( 'intval', $found );
	}
}
