<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Previews a part on a page for people who can edit it, in that request only. */
final class Preview {

	private const PARAMETER = 'kithouse_part';
	private const NONCE     = 'kithouse_nonce';

	public static function part(): ?Theme_Part {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- It is verified here.
		$id    = is_string( $_GET[ self::PARAMETER ] ?? null ) ? (int) $_GET[ self::PARAMETER ] : 0;
		$nonce = is_string( $_GET[ self::NONCE ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ self::NONCE ] ) ) : '';
		// phpcs:enable
		if ( $id < 1 || ! current_user_can( 'edit_post', $id ) || ! wp_verify_nonce( $nonce, self::PARAMETER . $id ) ) {
			return null;
		}
		nocache_headers();
		// For page caching plugins.
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions -- The name that caching plugins read.
		return Theme_Part::find( $id );
	}

	/** @return list<array{label: string, url: string}> Pages that would show it, those of its conditions first. */
	public static function of( Theme_Part $part ): array {
		$places = self::chosen( $part ) + self::samples( $part->type );
		$nonce  = wp_create_nonce( self::PARAMETER . $part->post->ID );
		$query  = array( self::PARAMETER => $part->post->ID, self::NONCE => $nonce );
		return array_map(
			fn( $url, $label ) => array( 'label' => $label, 'url' => add_query_arg( $query, $url ) ),
			array_keys( $places ),
			array_values( $places )
		);
	}

	private static function chosen( Theme_Part $part ): array {
		$places = array();
		foreach ( $part->conditions() as $condition ) {
			$id  = (int) $condition->sub_id;
			$url = match ( true ) {
				0 === $id || ! $condition->is_inclusion()    => '',
				post_type_exists( $condition->sub_name )     => get_permalink( $id ),
				taxonomy_exists( $condition->sub_name )      => get_term_link( $id, $condition->sub_name ),
				default                                      => '',
			};
			if ( is_string( $url ) && '' !== $url ) {
				$places[ $url ] = Condition_Lookup::label( post_type_exists( $condition->sub_name ) ? 'posts' : 'taxonomy', $id );
			}
		}
		return $places;
	}

	private static function samples( string $type ): array {
		$is_anywhere = 'body' !== Part_Types::place( $type );
		$of          = fn( string ...$types ) => $is_anywhere || in_array( $type, $types, true );
		$search      = array( home_url( '/?s=a' ) => __( 'Search results', 'kithouse' ) );
		$nowhere     = array( home_url( '/?p=2147483646' ) => __( '404 page', 'kithouse' ) );
		return ( $is_anywhere ? array( home_url( '/' ) => __( 'Front page', 'kithouse' ) ) : array() )
			+ ( $of( 'single', 'single-post' ) ? self::latest( 'post' ) : array() )
			+ ( $of( 'single-page' ) ? self::latest( 'page' ) : array() )
			+ ( $of( 'product' ) && Part_Types::has_shop() ? self::latest( 'product' ) : array() )
			+ ( $of( 'archive' ) ? self::archive( 'post' ) : array() )
			+ ( $of( 'product-archive' ) && Part_Types::has_shop() ? self::archive( 'product' ) : array() )
			+ ( $of( 'search-results', 'archive' ) ? $search : array() )
			+ ( $of( 'error-404' ) ? $nowhere : array() );
	}

	private static function latest( string $post_type ): array {
		$posts = get_posts( array( 'post_type' => $post_type, 'posts_per_page' => 1, 'has_password' => false ) );
		return $posts ? array( (string) get_permalink( $posts[0] ) => Condition_Lookup::label( 'posts', $posts[0]->ID ) ) : array();
	}

	private static function archive( string $post_type ): array {
		$url = get_post_type_archive_link( $post_type );
		/* translators: %s: a kind of post, such as "Posts" */
		$label = sprintf( __( '%s archive', 'kithouse' ), get_post_type_object( $post_type )->labels->name );
		return $url ? array( home_url() === $url ? home_url( '/' ) : $url => $label ) : array();
	}
}
