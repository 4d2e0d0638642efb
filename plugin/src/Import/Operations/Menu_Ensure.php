<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Fingerprints;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Journal;
use Kithouse\Import\Marked_Terms;
use Kithouse\Import\Menu_Swap;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use WP_Term;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Finds what a killed script left, past every cache.

/** Creates a menu. An existing menu of that name belongs to somebody and stays unchanged. */
final class Menu_Ensure extends Operation {

	public const NAME = 'menu.ensure';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a menu */
		return sprintf( __( 'Menu “%s”', 'kithouse' ), $args['name'] );
	}

	/** Chooses the earlier import's unchanged menu, or the first free name, by which a resumed import recognises its menu. */
	public function snapshot( array $args, Run_Context $run ): array {
		$former = $run->earlier()?->menu( $args['slug'] );
		if ( $former ) {
			$menu = (int) $former->result['menu_id'];
			return array( 'slug' => $former->result['slug'], 'name' => $args['name'], 'former' => Menu_Swap::items( $menu ), 'mark' => "$former->import_id/$former->op_id" );
		}
		$name = sanitize_text_field( $args['name'] );
		for ( $number = 1, $end = ''; get_term_by( 'slug', $args['slug'] . str_replace( ' ', '-', $end ), 'nav_menu' ) || get_term_by( 'name', $name . $end, 'nav_menu' ); ) {
			$end = ' ' . ( ++$number );
		}
		return array( 'slug' => $args['slug'] . str_replace( ' ', '-', $end ), 'name' => $name . $end );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		[ 'slug' => $slug, 'name' => $name ] = $row->before;
		$row->tries > 1 && clean_taxonomy_cache( 'nav_menu' );
		$menu = get_term_by( 'slug', $slug, 'nav_menu' );
		if ( ! $menu instanceof WP_Term ) {
			$made = wp_insert_term( wp_slash( $name ), 'nav_menu', array( 'slug' => $slug ) );
			if ( is_wp_error( $made ) ) {
				$failure = new Import_Failed_Exception( $made->get_error_message() );
				throw $failure;
			}
			$menu = get_term( (int) $made['term_id'], 'nav_menu' );
			do_action( 'wp_create_nav_menu', $menu->term_id, array( 'menu-name' => $name ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		}
		Marked_Terms::set( $menu->term_id, $run->import->mark( $row->op_id ) );
		return array( 'menu_id' => $menu->term_id, 'slug' => $menu->slug ) + array_intersect_key( $row->before, array( 'former' => true ) );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		clean_taxonomy_cache( 'nav_menu' );
		$undo->is_resumed && self::sweep( $undo->import->import_id );
		$menu = get_term_by( 'slug', (string) ( $row->before['slug'] ?? '' ), 'nav_menu' );
		if ( ! $menu instanceof WP_Term || ( ! $undo->is_resumed && isset( $row->result['menu_id'] ) && $undo->import->mark( $row->op_id ) !== Marked_Terms::mark_of( $menu->term_id ) ) ) {
			return;
		}
		$print = (string) ( $row->result['print'] ?? '' );
		if ( ! $undo->is_failure && ! $undo->is_resumed && '' !== $print && Fingerprints::of_menu( $menu->term_id ) !== $print ) {
			$undo->keep( $row->label, __( 'It was changed after the import.', 'kithouse' ) );
		} elseif ( ! $undo->is_failure && ! isset( $row->before['former'] ) && self::is_shown( $menu->term_id, $undo ) ) {
			$undo->keep( $row->label, __( 'It’s now used elsewhere.', 'kithouse' ) );
		} elseif ( $undo->may( $row->label, 'edit_theme_options' ) ) {
			$undo->take( $row->label, fn() => isset( $row->before['former'] ) ? $this->give_back( $menu->term_id, $row ) : self::delete( $menu->term_id ) );
		}
	}

	/** Returns the menu to the import that created it, or deletes it if that import was undone. */
	private function give_back( int $menu_id, Operation_Row $row ): void {
		if ( $this->journal->is_undone( (string) strtok( $row->before['mark'], '/' ) ) ) {
			self::delete( $menu_id );
			return;
		}
		( new Menu_Swap( $menu_id, $row->before['former'] ) )->restore( $row->import_id );
		Marked_Terms::set( $menu_id, $row->before['mark'] );
	}

	/** Prevents WordPress from storing an empty list of menu locations for a theme without any. */
	private static function delete( int $menu_id ): void {
		$hook     = 'pre_update_option_theme_mods_' . get_option( 'stylesheet' );
		$relevant = fn( $mods ) => is_array( $mods ) ? array( array_filter( (array) ( $mods['nav_menu_locations'] ?? array() ) ) ) + array_diff_key( $mods, array( 'nav_menu_locations' => true ) ) : array( array() );
		$is_same  = fn( $mods, $former ) => $relevant( $mods ) == $relevant( $former ); // phpcs:ignore Universal.Operators.StrictComparisons -- In any order of keys.
		// A theme without any setting has `false` instead of a list.
		$filter = fn( $mods, $former = null ) => is_array( $mods ) && ( is_array( $former ) || false === $former ) && $is_same( $mods, $former ) ? $former : $mods;
		add_filter( $hook, $filter, PHP_INT_MAX, 2 );
		wp_delete_nav_menu( $menu_id );
		remove_filter( $hook, $filter, PHP_INT_MAX );
	}

	/** Deletes items that a killed script has removed from their menu. */
	private static function sweep( string $import_id ): void {
		global $wpdb;
		$orphans = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->posts p LEFT JOIN $wpdb->term_relationships r ON r.object_id = p.ID
				WHERE p.post_type = 'nav_menu_item' AND p.guid LIKE %s AND r.object_id IS NULL",
				'%' . $wpdb->esc_like( "=$import_id/" ) . '%'
			)
		);
		foreach ( $orphans as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}

	/** Returns true for a menu in a widget, or at a location that this import does not clear itself. */
	private static function is_shown( int $menu_id, Undo_Context $undo ): bool {
		$places  = array_keys( array_map( 'intval', get_nav_menu_locations() ), $menu_id, true );
		$widgets = array_column( array_filter( (array) get_option( 'widget_nav_menu', array() ), 'is_array' ), 'nav_menu' );
		return array_diff( $places, $undo->places ) || in_array( $menu_id, array_map( 'intval', $widgets ), true );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$preview->know( $args['name'] );
	}
}
