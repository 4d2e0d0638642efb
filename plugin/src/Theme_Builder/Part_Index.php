<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Reads the tables directly, without caches and filters.

/** Indexes published parts and their conditions in one autoloaded option, so that page views need no query. */
final class Part_Index {

	private const OPTION    = 'kithouse_theme_parts';
	private const MAX_TRIES = 5;

	public static function add_hooks(): void {
		add_action( 'transition_post_status', fn( $to = null, $from = null, $post = null ) => self::follow( $post->ID ?? null ), 10, 3 );
		add_action( 'post_updated', fn( $id = null ) => self::follow( $id ) );
		add_action( 'deleted_post', fn( $id = null, $post = null ) => self::follow( $id, $post->post_type ?? null ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $change ) {
			add_action( "{$change}_post_meta", fn( $meta = null, $post = null, $key = null ) => self::follow_meta( $post, $key ), 10, 3 );
		}
	}

	/** @return array<int, array{0: string, 1: string, 2: list<string>, 3?: string}> Type, post type, conditions and time of the last change of each part, the newest first. */
	public static function all(): array {
		// A missing option would be queried on every page.
		$parts = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? '' );
		return is_array( $parts ) ? $parts : array();
	}

	/** Rebuilds the index; the last writer has read all changes. */
	public static function rebuild(): void {
		for ( $tries = 0, $parts = self::read(); $tries < self::MAX_TRIES; $tries++ ) {
			$parts ? update_option( self::OPTION, $parts, true ) : delete_option( self::OPTION );
			$written = $parts;
			$parts   = self::read();
			if ( $parts === $written ) {
				return;
			}
		}
	}

	/** Updates the index. Ids may be strings: core fires `updated_post_meta` with one. */
	private static function follow( mixed $post, mixed $post_type = null ): void {
		$id = is_numeric( $post ) ? (int) $post : 0;
		if ( $id > 0 && in_array( $post_type ?? get_post_type( $id ), Theme_Part::POST_TYPES, true ) ) {
			self::rebuild();
		}
	}

	private static function follow_meta( mixed $post, mixed $key ): void {
		if ( in_array( $key, array( Theme_Part::CONDITIONS_META, Theme_Part::TYPE_META, Theme_Part::type_meta( '' ) ), true ) ) {
			self::follow( $post );
		}
	}

	private static function read(): array {
		global $wpdb;
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_type, p.post_modified, p.post_date, t.meta_value AS type, c.meta_value AS conditions FROM $wpdb->posts p
				JOIN $wpdb->postmeta c ON c.post_id = p.ID AND c.meta_key = %s
				JOIN $wpdb->postmeta t ON t.post_id = p.ID AND t.meta_key = CASE p.post_type WHEN %s THEN %s ELSE %s END
				WHERE p.post_type IN (%s, %s) AND p.post_status = 'publish' AND p.post_password = '' ORDER BY p.post_date DESC, p.ID DESC",
				Theme_Part::CONDITIONS_META,
				Theme_Part::POST_TYPE,
				Theme_Part::TYPE_META,
				Theme_Part::type_meta( '' ),
				Theme_Part::POST_TYPES[0],
				Theme_Part::POST_TYPES[1]
			)
		);
		$parts = array();
		foreach ( $rows as $row ) {
			$conditions = maybe_unserialize( $row->conditions );
			if ( Part_Types::has( $row->type ) && is_array( $conditions ) && $conditions ) {
				$parts[ (int) $row->ID ] = array( $row->type, $row->post_type, array_values( $conditions ), Core_Parts::saved_at( $row->post_modified, $row->post_date ) );
			}
		}
		return $parts;
	}
}
