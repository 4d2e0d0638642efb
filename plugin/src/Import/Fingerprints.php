<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Fingerprints imported content when the import ends, to recognise later changes. */
final class Fingerprints {

	private const META = array( '_elementor_data', '_elementor_page_settings', '_wp_page_template', '_thumbnail_id', '_form' );

	/** Only non-empty ones, because fingerprints of earlier imports lack them. */
	private const LATER = array( 'footnotes', '_elementor_component_overridable_props' );

	public static function keep( array $rows, Journal $journal ): void {
		$id_of = fn( $row ) => $row->post();
		$ids   = array_filter( array_map( $id_of, $rows ) );
		wp_cache_delete_multiple( $ids, 'posts' );
		wp_cache_delete_multiple( $ids, 'post_meta' );
		_prime_post_caches( $ids, false );
		$results = array();
		foreach ( $rows as $row ) {
			$post  = $id_of( $row );
			$print = match ( true ) {
				$post > 0                         => self::read( $post, '' ),
				isset( $row->result['menu_id'] )  => self::of_menu( (int) $row->result['menu_id'] ),
				default                           => null,
			};
			if ( null !== $print ) {
				$row->result['print'] = $print;
				$picture              = $post > 0 ? (string) get_post_meta( $post, '_thumbnail_id', true ) : '';
				$row->result         += '' === $picture ? array() : array( 'picture' => $picture );
				$results[ $row->op_id ] = $row->result;
			}
		}
		$results && $journal->ops->save_results( reset( $rows )->import_id, $results );
	}

	/** Covers a menu's name and the targets of its items, whether or not the targets exist. */
	public static function of_menu( int $menu_id ): string {
		$menu  = get_term( $menu_id, 'nav_menu' );
		$parts = array( $menu instanceof WP_Term ? $menu->name : '' );
		$items = get_objects_in_term( $menu_id, 'nav_menu' );
		foreach ( is_wp_error( $items ) ? array() : get_posts( array( 'post_type' => 'nav_menu_item', 'post_status' => 'any', 'include' => array_merge( array( 0 ), $items ), 'orderby' => 'ID', 'order' => 'ASC' ) ) as $item ) {
			$metas   = array_map( fn( $key ) => get_post_meta( $item->ID, "_menu_item_$key", true ), array( 'type', 'object', 'object_id', 'url', 'menu_item_parent' ) );
			$details = array_filter(
				array( $item->post_content, $item->post_excerpt, implode( ' ', (array) get_post_meta( $item->ID, '_menu_item_classes', true ) ), get_post_meta( $item->ID, '_menu_item_target', true ), get_post_meta( $item->ID, '_menu_item_xfn', true ) )
			);
			// Only non-empty ones, because fingerprints of earlier imports lack them.
			$parts[] = array_merge( array( $item->ID, $item->post_title, $item->menu_order, $metas ), $details ? array( $details ) : array() );
		}
		return md5( (string) wp_json_encode( $parts ) );
	}

	/** Returns an empty text for a deleted post. `$picture` replaces a featured image that was deleted. */
	public static function of( int $post_id, string $picture = '' ): string {
		clean_post_cache( $post_id );
		return self::read( $post_id, $picture );
	}

	private static function read( int $post_id, string $picture ): string {
		$post = get_post( $post_id );
		if ( ! $post ) {
			return '';
		}
		$parts = array( $post->post_title, $post->post_content, $post->post_excerpt, $post->post_status, $post->post_parent, $post->post_name );
		$metas = array_map( fn( $key ) => get_post_meta( $post_id, $key, true ), self::META );
		$metas = array_combine( self::META, $metas );
		$metas['_thumbnail_id'] = (string) ( $metas['_thumbnail_id'] ?: $picture );
		$later = array_map( fn( $key ) => (string) get_post_meta( $post_id, $key, true ), self::LATER );
		$metas += array_filter( array_combine( self::LATER, $later ) );
		return md5( (string) wp_json_encode( array( $parts, array_values( $metas ) ) ) );
	}
}
