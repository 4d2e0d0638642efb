<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Font_Utils;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads and writes font families with their faces and files in WordPress's Font Library. Every step is safe to repeat. */
final class Font_Store {

	public const FAMILY = 'wp_font_family';
	public const FACE   = 'wp_font_face';
	/** Marks what an import created from the first moment on, because a killed script leaves no meta. */
	private const GUID    = '/?kithouse_font=';
	private const FILE    = '_wp_font_face_file';
	private const LICENCE = '_kithouse_font_licence';

	/** Returns the family of this slug, if any. */
	public static function family( string $slug ): ?WP_Post {
		$found = get_posts( array( 'post_type' => self::FAMILY, 'post_status' => 'publish', 'name' => $slug, 'numberposts' => 1, 'suppress_filters' => true ) );
		return $found[0] ?? null;
	}

	/** @return list<WP_Post> */
	public static function faces( int $family ): array {
		return get_posts( array( 'post_type' => self::FACE, 'post_status' => 'any', 'post_parent' => $family, 'nopaging' => true, 'orderby' => 'ID', 'order' => 'ASC', 'suppress_filters' => true ) );
	}

	public static function is_ours( WP_Post $post ): bool {
		return str_contains( $post->guid, self::GUID );
	}

	/** Lists faces whose files are missing or differ from the plan's. */
	public static function missing( array $families ): array {
		$missing = array();
		foreach ( $families as $family ) {
			foreach ( $family['faces'] as $face ) {
				$path = self::path( $family, $face );
				if ( ! file_exists( $path ) || hash_file( 'sha256', $path ) !== $face['sha256'] ) {
					$missing[ $face['sha256'] ] = $face;
				}
			}
		}
		return $missing;
	}

	/** Stores a downloaded file under its name at once or not at all. */
	public static function store_file( string $from, array $family, array $face ): bool {
		$path = self::path( $family, $face );
		$part = "$path.part";
		if ( 'wOF2' !== file_get_contents( $from, false, null, 0, 4 ) || ! wp_mkdir_p( dirname( $path ) ) ) {
			return false;
		}
		$is_stored = @copy( $from, $part ) && hash_file( 'sha256', $part ) === $face['sha256'] && rename( $part, $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- At once, within a folder, or not at all; a full disk is reported.
		if ( ! $is_stored && file_exists( $part ) ) {
			wp_delete_file( $part );
		}
		return $is_stored;
	}

	/** Adds the family and those of its faces that the site lacks. */
	public static function add( array $family ): void {
		$post = self::family( $family['slug'] );
		$id   = $post ? $post->ID : self::insert( self::FAMILY, $family['name'], $family['slug'], array( 'fontFamily' => self::stack( $family ) ), 0 );
		if ( ! $post || self::is_ours( $post ) ) {
			update_post_meta( $id, self::LICENCE, wp_slash( $family['licence']['text'] ) );
		}
		$here = array_column( self::faces( $id ), null, 'post_title' );
		foreach ( $family['faces'] as $face ) {
			$settings = self::settings( $family, $face );
			$title    = WP_Font_Utils::get_font_face_slug( $settings );
			$face_id  = isset( $here[ $title ] ) ? $here[ $title ]->ID : self::insert( self::FACE, $title, sanitize_title( $title ), $settings, $id );
			if ( '' === (string) get_post_meta( $face_id, self::FILE, true ) ) {
				add_post_meta( $face_id, self::FILE, wp_basename( self::path( $family, $face ) ) );
			}
		}
	}

	private static function insert( string $type, string $title, string $slug, array $content, int $parent ): int {
		$post = array(
			'post_type'    => $type,
			'post_status'  => 'publish',
			'post_title'   => $title,
			'post_name'    => $slug,
			'post_parent'  => $parent,
			'post_content' => (string) wp_json_encode( $content ),
			'guid'         => home_url( self::GUID . $slug ),
		);
		return (int) wp_insert_post( wp_slash( $post ) );
	}

	/** Removes our faces of a family with their files, and the family if that leaves it empty. */
	public static function remove( string $slug ): void {
		$family = self::family( $slug );
		if ( ! $family ) {
			return;
		}
		foreach ( self::faces( $family->ID ) as $face ) {
			// WordPress deletes the file with the face.
			self::is_ours( $face ) && wp_delete_post( $face->ID, true );
		}
		if ( self::is_ours( $family ) && ! self::faces( $family->ID ) ) {
			wp_delete_post( $family->ID, true );
		}
	}

	/** Removes files that a killed script stored without a face. */
	public static function sweep( array $families ): void {
		foreach ( $families as $family ) {
			$post  = self::family( $family['slug'] );
			$names = array_map( fn( $face ) => (string) get_post_meta( $face->ID, self::FILE, true ), $post ? self::faces( $post->ID ) : array() );
			foreach ( $family['faces'] as $face ) {
				$path = self::path( $family, $face );
				foreach ( in_array( wp_basename( $path ), $names, true ) ? array( "$path.part" ) : array( $path, "$path.part" ) as $left ) {
					file_exists( $left ) && wp_delete_file( $left );
				}
			}
		}
	}

	/** Returns the family as a preset of global styles. */
	public static function preset( array $family ): array {
		return array(
			'slug'       => $family['slug'],
			'name'       => $family['name'],
			'fontFamily' => self::stack( $family ),
			'fontFace'   => array_map( fn( $face ) => self::settings( $family, $face ), $family['faces'] ),
		);
	}

	/** Returns the family with its fallback as CSS and templates spell it. */
	public static function stack( array $family ): string {
		$name = $family['name'];
		return ( str_contains( $name, ' ' ) ? "'$name'" : $name ) . ', ' . $family['fallback'];
	}

	private static function settings( array $family, array $face ): array {
		return array(
			'fontFamily'  => $family['name'],
			'fontStyle'   => $face['style'],
			'fontWeight'  => $face['weight'],
			'fontDisplay' => 'swap',
			'src'         => array( trailingslashit( wp_get_font_dir()['url'] ) . wp_basename( self::path( $family, $face ) ) ),
		) + ( isset( $face['range'] ) ? array( 'unicodeRange' => $face['range'] ) : array() );
	}

	/** Names the file after family and content, so that no two families share one: WordPress deletes it with its face. */
	private static function path( array $family, array $face ): string {
		$name = $family['slug'] . '-' . str_replace( ' ', '-', $face['weight'] ) . "-{$face['style']}-" . substr( $face['sha256'], 0, 8 );
		return trailingslashit( wp_get_font_dir()['path'] ) . sanitize_file_name( "$name.woff2" );
	}
}
