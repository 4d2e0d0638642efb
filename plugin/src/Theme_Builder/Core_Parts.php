<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Block_Theme;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether a block theme's own record or a theme part owns a location. Indexes the records of the active theme in one
 * autoloaded option, so that page views need no query.
 */
final class Core_Parts {

	private const OPTION    = 'kithouse_core_parts';
	private const MAX_TRIES = 5;
	/** Imports mark posts with it. */
	private const MARK = '_kithouse_op';

	/** Part type and condition with the same meaning, by slug of WordPress's template. The first of a type also means the entire site. */
	private const TEMPLATES = array(
		'single'  => array( 'single-post', 'include/singular/post' ),
		'page'    => array( 'single-page', 'include/singular/page' ),
		'archive' => array( 'archive', 'include/archive' ),
		'home'    => array( 'archive', 'include/archive/post_archive' ),
		'search'  => array( 'search-results', 'include/archive/search' ),
		'404'     => array( 'error-404', 'include/singular/not_found404' ),
	);

	public static function add_hooks(): void {
		add_action( 'transition_post_status', fn( $to = null, $from = null, $post = null ) => self::follow( $post ), 10, 3 );
		add_action( 'post_updated', fn( $id = null, $post = null ) => self::follow( $post ), 10, 2 );
		add_action( 'deleted_post', fn( $id = null, $post = null ) => self::follow( $post ), 10, 2 );
		add_action( 'switch_theme', fn() => self::rebuild() );
	}

	/**
	 * Returns the template that shows instead of a theme part; 0 if the part shows. The one saved last owns a location that both
	 * can express.
	 *
	 * @param list<string> $conditions
	 */
	public static function owner( string $type, array $conditions, string $saved_at ): int {
		[ $id, $at ] = self::known()['owners'][ self::place( $type, $conditions ) ] ?? array( 0, '' );
		return $id && $at >= $saved_at ? $id : 0;
	}

	public static function owner_of( Theme_Part $part ): int {
		$conditions = array_map( fn( $condition ) => $condition->text(), $part->conditions() );
		return self::owner( $part->type, $conditions, self::saved_at( $part->post->post_modified, $part->post->post_date ) );
	}

	/** Returns the area or slug with the same meaning as a part's conditions; empty without one. */
	public static function place_of( Theme_Part $part ): string {
		return self::place( $part->type, array_map( fn( $condition ) => $condition->text(), $part->conditions() ) );
	}

	/** Returns the later time, because imports publish without changing the time of the last change. */
	public static function saved_at( string $modified, string $published ): string {
		return max( $modified, $published );
	}

	/** @return array<string, int> Records for that type of part, by the conditions that mean the same. */
	public static function rivals( string $type ): array {
		$found = array();
		foreach ( self::conditions( $type ) as $condition => $place ) {
			$found[ $condition ] = self::known()['owners'][ $place ][0] ?? 0;
		}
		return array_filter( $found );
	}

	/** @return list<array{id: int, type: string, place: string}> Records that own a location of the site. */
	public static function all(): array {
		$owners = self::known()['owners'] ?? array();
		return array_map( fn( $place, $known ) => array( 'id' => $known[0], 'type' => self::TEMPLATES[ $place ][0] ?? (string) $place, 'place' => (string) $place ), array_keys( $owners ), array_values( $owners ) );
	}

	/** @return array<string, string> Areas of imported parts, by slug. */
	public static function imported(): array {
		return self::known()['imported'] ?? array();
	}

	/** Rebuilds the index; the last writer has read all changes. */
	public static function rebuild(): void {
		for ( $tries = 0, $found = self::read(); $tries < self::MAX_TRIES; $tries++ ) {
			$found ? update_option( self::OPTION, $found, true ) : delete_option( self::OPTION );
			$written = $found;
			$found   = self::read();
			if ( $found === $written ) {
				return;
			}
		}
	}

	private static function known(): array {
		$known = maybe_unserialize( wp_load_alloptions()[ self::OPTION ] ?? '' );
		return is_array( $known ) && get_stylesheet() === ( $known['theme'] ?? '' ) ? $known : array();
	}

	/**
	 * Returns the area or slug with the same meaning as all conditions together; empty without one.
	 *
	 * @param list<string> $conditions
	 */
	private static function place( string $type, array $conditions ): string {
		$known  = self::conditions( $type );
		$places = array_unique( array_map( fn( $condition ) => $known[ $condition ] ?? '', $conditions ) );
		if ( in_array( '', $places, true ) ) {
			return '';
		}
		return in_array( 'include/general', $conditions, true ) ? $known['include/general'] : ( 1 === count( $places ) ? current( $places ) : '' );
	}

	/** @return array<string, string> Area or slug by condition. */
	private static function conditions( string $type ): array {
		if ( in_array( $type, array( 'header', 'footer' ), true ) ) {
			return array( 'include/general' => $type );
		}
		$found = array();
		foreach ( self::TEMPLATES as $slug => [ $of, $condition ] ) {
			if ( $of === $type ) {
				$found += array( 'include/general' => (string) $slug, $condition => (string) $slug );
			}
		}
		return $found;
	}

	private static function follow( mixed $post ): void {
		if ( $post instanceof WP_Post && in_array( $post->post_type, Block_Theme::POST_TYPES, true ) ) {
			self::rebuild();
		}
	}

	private static function read(): array {
		$theme = Block_Theme::describe( '' );
		if ( null === $theme ) {
			return array();
		}
		$owners   = array();
		$imported = array();
		foreach ( Block_Theme::records( 'wp_template_part', $theme['slug'] ) as $post ) {
			$area = in_array( $post->post_name, $theme['parts']['header'], true ) ? 'header' : ( in_array( $post->post_name, $theme['parts']['footer'], true ) ? 'footer' : '' );
			if ( '' !== $area ) {
				$owners = self::add( $owners, $area, $post );
				self::is_imported( $post ) && $imported[ $post->post_name ] = $area;
			}
		}
		foreach ( Block_Theme::records( 'wp_template', $theme['slug'] ) as $post ) {
			$owners = isset( self::TEMPLATES[ $post->post_name ] ) ? self::add( $owners, $post->post_name, $post ) : $owners;
		}
		return $owners ? array( 'theme' => $theme['slug'], 'owners' => $owners, 'imported' => $imported ) : array();
	}

	/** Keeps the record that was saved last. */
	private static function add( array $owners, string $place, WP_Post $post ): array {
		$at = self::saved_at( $post->post_modified, $post->post_date );
		return $at > ( $owners[ $place ][1] ?? '' ) ? array( $place => array( $post->ID, $at ) ) + $owners : $owners;
	}

	private static function is_imported( WP_Post $post ): bool {
		return '' !== get_post_meta( $post->ID, self::MARK, true );
	}
}
