<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Navigation_Fallback;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress doesn't index which posts show a menu.

/** Reads menus of block themes, which are posts of blocks. */
final class Navigation_Menu {

	public const POST_TYPE = 'wp_navigation';

	private const LINKS    = array( 'core/navigation-link', 'core/navigation-submenu', 'core/home-link' );
	private const STATUSES = array( 'publish', 'private', 'draft', 'pending', 'future', 'trash' );

	/** @return list<array<string, mixed>> The attributes of all links. */
	public static function links( string $content ): array {
		return self::in_blocks( parse_blocks( $content ) );
	}

	private static function in_blocks( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$own = in_array( $block['blockName'], self::LINKS, true ) ? array( (array) $block['attrs'] ) : array();
			array_push( $found, ...$own, ...self::in_blocks( $block['innerBlocks'] ) );
		}
		return $found;
	}

	/** Returns false for a link to a post that visitors can't see, or to a term that is gone. */
	public static function leads_somewhere( array $link ): bool {
		$id = (int) ( $link['id'] ?? 0 );
		return match ( $link['kind'] ?? '' ) {
			'post-type' => $id > 0 && 'publish' === get_post_status( $id ),
			'taxonomy'  => $id > 0 && get_term( $id ) instanceof WP_Term,
			default     => true,
		};
	}

	/** Returns true if other content shows the menu. */
	public static function is_shown( int $id, array $except = array() ): bool {
		global $wpdb;
		$shown = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM $wpdb->posts WHERE post_status NOT IN ('trash', 'auto-draft', 'inherit') AND (post_content LIKE %s OR post_content LIKE %s)",
				"%\"ref\":$id,%",
				"%\"ref\":$id}%"
			)
		);
		return array() !== array_diff( array_map( 'intval', $shown ), $except );
	}

	/** Returns a date before all menus of the site, because navigation blocks without a menu show the newest. */
	public static function earliest_date(): string {
		$oldest = get_posts( array( 'post_type' => self::POST_TYPE, 'post_status' => self::STATUSES, 'orderby' => 'date', 'order' => 'ASC', 'numberposts' => 1 ) );
		$time   = strtotime( ( $oldest[0]->post_date ?? current_time( 'mysql' ) ) . ' UTC' );
		return gmdate( 'Y-m-d H:i:s', ( false === $time ? time() : $time ) - 1 );
	}

	/**
	 * Lets WordPress create the menu that it otherwise creates at the first view of a navigation block without one. Otherwise, such
	 * blocks would show the imported menu.
	 *
	 * @return int Its id if it is new, otherwise 0.
	 */
	public static function ensure_fallback(): int {
		return self::published() ? 0 : (int) WP_Navigation_Fallback::get_fallback()?->ID;
	}

	/** Deletes that menu if nobody has used or changed it. WordPress creates it again when it needs it. */
	public static function drop_fallback( int $id ): void {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post && $post->post_modified === $post->post_date && array( $id ) === self::published() && ! self::is_shown( $id ) ) {
			wp_delete_post( $id, true );
		}
	}

	/** @return list<int> */
	private static function published(): array {
		return get_posts( array( 'post_type' => self::POST_TYPE, 'post_status' => 'publish', 'numberposts' => 2, 'fields' => 'ids', 'cache_results' => false ) );
	}
}
