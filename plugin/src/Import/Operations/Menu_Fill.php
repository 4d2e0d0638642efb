<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Adds each item to the menu once. Items whose target is missing are left out, and their children move up. */
final class Menu_Fill extends Operation {

	public const NAME = 'menu.fill';

	public function label( array $args ): string {
		$count = count( $args['items'] );
		/* translators: %d: number */
		return sprintf( _n( '%d menu item', '%d menu items', $count, 'kithouse' ), $count );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): ?array {
		$menu = get_term( (int) ( $run->result( $args['menu'] )['menu_id'] ?? 0 ), 'nav_menu' );
		if ( ! $menu instanceof WP_Term ) {
			return array( 'skipped' => __( 'Skipped: the page or menu it belongs to was not imported.', 'kithouse' ) );
		}
		$ids   = array();
		$items = array();
		// Next to items that visitors see, new ones stay hidden until the import becomes visible.
		$status = isset( $run->result( $args['menu'] )['former'] ) ? 'draft' : 'publish';
		foreach ( $args['items'] as $order => $item ) {
			$item['status'] = $status;
			$above  = $ids[ $item['parent'] ?? '' ] ?? 0;
			$target = self::target( $item, $run );
			$id     = $target ? self::ensure( $menu, $item, $target, $above, $order + 1, $run, $row ) : 0;

			$ids[ $item['key'] ] = $id ? $id : $above;
			array_push( $items, ...( $id ? array( $id ) : array() ) );
			if ( 19 === $order % 20 ) {
				$run->note( (int) ( 100 * $order / count( $args['items'] ) ) );
				if ( $run->is_late() ) {
					return null;
				}
			}
		}
		wp_update_term_count_now( array( $menu->term_taxonomy_id ), 'nav_menu' );
		return array( 'items' => $items );
	}

	/** @return array<string, int|string>|null The target's fields in WordPress; null without a target. */
	private static function target( array $item, Run_Context $run ): ?array {
		if ( isset( $item['url'] ) ) {
			$url = esc_url_raw( str_starts_with( $item['url'], '/' ) && ! str_starts_with( $item['url'], '//' ) ? home_url( $item['url'] ) : $item['url'] );
			return array( 'type' => 'custom', 'object' => 'custom', 'object_id' => 0, 'url' => '' === $url ? '#' : $url );
		}
		if ( isset( $item['post'] ) ) {
			$post = get_post( $run->post( $item['post'] ) );
			return $post ? array( 'type' => 'post_type', 'object' => $post->post_type, 'object_id' => $post->ID, 'url' => '' ) : null;
		}
		$made = $run->result( $item['term'] );
		return isset( $made['term_id'] ) ? array( 'type' => 'taxonomy', 'object' => $made['taxonomy'], 'object_id' => (int) $made['term_id'], 'url' => '' ) : null;
	}

	private static function ensure( WP_Term $menu, array $item, array $target, int $above, int $order, Run_Context $run, Operation_Row $row ): int {
		$marked = new Marked_Posts( $run->import->mark( $row->op_id ) . '/' . $item['key'] );
		$id     = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $id ) {
			$row->tries > 1 && $marked->sweep();
			$id = $marked->make( fn() => self::make( $menu, $item, $target, $above, $order, $marked->guid() ) );
		}
		return $id;
	}

	private static function make( WP_Term $menu, array $item, array $target, int $above, int $order, string $guid ): int {
		$meta = array(
			'menu_item_parent' => (string) $above,
			'target'           => '_blank' === ( $item['target'] ?? '' ) ? '_blank' : '',
			'classes'          => array_map( 'sanitize_html_class', $item['classes'] ?? array( '' ) ),
			'xfn'              => implode( ' ', array_map( 'sanitize_html_class', explode( ' ', $item['xfn'] ?? '' ) ) ),
		) + $target;
		$post = array(
			'post_type'    => 'nav_menu_item',
			'post_status'  => $item['status'],
			'post_title'   => sanitize_text_field( $item['title'] ),
			'post_content' => sanitize_textarea_field( $item['description'] ?? '' ),
			'post_excerpt' => sanitize_text_field( $item['attr_title'] ?? '' ),
			'menu_order'   => $order,
			'guid'         => $guid,
			'meta_input'   => array_combine( array_map( fn( $key ) => "_menu_item_$key", array_keys( $meta ) ), $meta ),
			'tax_input'    => array( 'nav_menu' => array( $menu->term_id ) ),
		);
		$id = wp_insert_post( wp_slash( $post ), true );
		if ( is_wp_error( $id ) ) {
			$failure = new Import_Failed_Exception( $id->get_error_message() );
			throw $failure;
		}
		if ( 'custom' === $target['type'] ) {
			update_post_meta( $id, '_menu_item_object_id', (string) $id );
		}
		return $id;
	}

	/** Deletes the items of a failed import, some of which may be outside the menu; others go with the menu. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		if ( $undo->is_failure ) {
			foreach ( $args['items'] ?? array() as $item ) {
				( new Marked_Posts( $undo->import->mark( $row->op_id ) . '/' . $item['key'] ) )->remove_all();
			}
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$planned = count( $row->args['items'] );
		$items   = $row->result['items'] ?? array();
		$found   = is_array( $items ) ? count( array_filter( $items, fn( $id ) => is_int( $id ) && '' !== $report->status( $id ) ) ) : 0;
		$report->count( 'menu items', __( 'Menu items', 'kithouse' ), $planned, $found );
		$report->tell( $row, $found >= $planned );
	}
}
