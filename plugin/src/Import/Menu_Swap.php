<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Replaces a menu's items: new ones are drafts until the import is visible; undo restores former ones from the trash. */
final class Menu_Swap {

	public function __construct( private int $menu_id, private array $former ) {}

	public static function items( int $menu_id ): array {
		$items = get_objects_in_term( $menu_id, 'nav_menu' );
		$items = is_wp_error( $items ) ? array() : array_map( 'intval', $items );
		return array_values( array_filter( $items, fn( $id ) => ! in_array( get_post_status( $id ), array( false, 'trash' ), true ) ) );
	}

	/** Publishes the new items and trashes the former ones. Safe to repeat. */
	public function show_new(): void {
		self::set_status( array_diff( self::items( $this->menu_id ), $this->former ), 'publish' );
		self::set_status( $this->former, 'trash' );
		$this->count();
	}

	/** Deletes the import's items and restores the former ones. Safe to repeat. */
	public function restore( string $import_id ): void {
		foreach ( (array) get_objects_in_term( $this->menu_id, 'nav_menu' ) as $id ) {
			if ( str_starts_with( (string) get_post_meta( (int) $id, Marked_Posts::META, true ), "$import_id/" ) ) {
				wp_delete_post( (int) $id, true );
			}
		}
		self::set_status( $this->former, 'publish' );
		$this->count();
	}

	private function count(): void {
		$menu = get_term( $this->menu_id, 'nav_menu' );
		$menu instanceof \WP_Term && wp_update_term_count_now( array( $menu->term_taxonomy_id ), 'nav_menu' );
	}

	/** Writes to the table directly: WordPress would date the items and delete trashed ones after 30 days. */
	private static function set_status( array $ids, string $status ): void {
		foreach ( $ids as $id ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => $status ), array( 'ID' => $id, 'post_type' => 'nav_menu_item' ) );
			clean_post_cache( $id );
		}
	}
}
