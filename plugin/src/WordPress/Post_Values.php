<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Files\CSS\Post as Post_Css;

defined( 'ABSPATH' ) || exit;

/** Reads and writes meta (`meta/<post>/<key>`), blocks (`content/<post>`), titles and excerpts of posts, and leaves their dates and authors as they are. */
final class Post_Values implements Settings_Store {

	private const ELEMENTS = '_elementor_data';
	private const SETTINGS = '_elementor_page_settings';
	private const FIELDS   = array( 'content' => 'post_content', 'title' => 'post_title', 'excerpt' => 'post_excerpt' );
	/** Elementor's HTML of a page, made from the elements. */
	private const CACHE = '_elementor_element_cache';

	public function read( array $keys ): array {
		$values = array();
		foreach ( $keys as $key ) {
			[ $kind, $id, $name ] = explode( '/', $key, 3 ) + array( 2 => '' );

			$post           = get_post( (int) $id );
			$values[ $key ] = isset( self::FIELDS[ $kind ] ) ? $post?->{ self::FIELDS[ $kind ] } : ( $post && metadata_exists( 'post', $post->ID, $name ) ? get_post_meta( $post->ID, $name, true ) : null );
		}
		return $values;
	}

	public function write( array $values, bool $is_undo = false ): void {
		foreach ( $values as $key => $value ) {
			[ $kind, $id, $name ] = explode( '/', (string) $key, 3 ) + array( 2 => '' );
			if ( ! get_post( (int) $id ) ) {
				continue;
			}
			if ( isset( self::FIELDS[ $kind ] ) ) {
				self::set_field( (int) $id, self::FIELDS[ $kind ], (string) $value );
			} else {
				null === $value ? delete_post_meta( (int) $id, $name ) : update_post_meta( (int) $id, $name, wp_slash( $value ) );
				in_array( $name, array( self::ELEMENTS, self::SETTINGS ), true ) && self::drop_rendered( (int) $id );
			}
		}
	}

	public function label( string $key ): string {
		/* translators: %s: title */
		return sprintf( __( 'Page “%s”', 'kithouse' ), get_the_title( (int) explode( '/', $key, 3 )[1] ) );
	}

	/** Writes to the table directly, because an update by WordPress would filter the other blocks and date the post. */
	private static function set_field( int $id, string $field, string $value ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( $field => $value ), array( 'ID' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Changes nothing but this field.
		clean_post_cache( $id );
	}

	private static function drop_rendered( int $id ): void {
		delete_post_meta( $id, self::CACHE );
		if ( Elementor::is_active() && class_exists( Post_Css::class ) ) {
			Post_Css::create( $id )->delete();
			Elementor::forget_documents();
		}
	}
}
