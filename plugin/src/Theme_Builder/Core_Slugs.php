<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Block_Theme;
use WP_Taxonomy;

defined( 'ABSPATH' ) || exit;

/** Finds the slugs under which a block theme's templates show what a theme part shows. */
final class Core_Slugs {

	/** WordPress stores other letters encoded, and its hierarchy doesn't find them by all of their spellings. */
	private const PLAIN = '/^[a-z0-9][a-z0-9_-]{0,119}$/D';

	/** Base slugs and what is more specific than them, by type. */
	private const GENERAL = array(
		'single'          => array( array( 'single', 'page' ), '/^(single-.+|front-page)$/D' ),
		'single-post'     => array( array( 'single' ), '/^single-.+$/D' ),
		'single-page'     => array( array( 'page' ), '/^front-page$/D' ),
		'archive'         => array( array( 'archive', 'home', 'search' ), '/^((archive|category|tag|taxonomy|author|date)-.+|category|tag|author|date)$/D' ),
		'search-results'  => array( array( 'search' ), '/^$/D' ),
		'error-404'       => array( array( '404' ), '/^$/D' ),
		'product'         => array( array( 'single-product' ), '/^single-product-.+$/D' ),
		'product-archive' => array( array( 'archive-product' ), '/^taxonomy-product_.+$/D' ),
	);

	/**
	 * Returns the slugs; empty if WordPress's hierarchy can't express the conditions.
	 *
	 * @param list<Condition> $conditions
	 * @return list<string>
	 */
	public static function of( string $type, array $conditions ): array {
		$includes = array_filter( $conditions, fn( $condition ) => $condition->is_inclusion() );
		if ( ! $conditions || count( $includes ) < count( $conditions ) ) {
			return array();
		}
		if ( 'body' !== Part_Types::place( $type ) ) {
			$is_general = 'include/general' === $conditions[0]->text() && 1 === count( $conditions );
			return $is_general ? Block_Theme::describe( '' )['parts'][ $type ] ?? array() : array();
		}
		$found = array_map( fn( $condition ) => self::one( $type, $condition ), $conditions );
		return in_array( array(), $found, true ) ? array() : array_values( array_unique( array_merge( ...$found ) ) );
	}

	/** @return list<string> */
	private static function one( string $type, Condition $condition ): array {
		$id = (int) $condition->sub_id;
		return match ( true ) {
			'' === $condition->sub_name      => self::general( $type ),
			'singular' === $condition->name  => self::singular( $type, $condition->sub_name, $id ),
			'archive' === $condition->name   => self::archive( $condition->sub_name, $id ),
			default                          => array(),
		};
	}

	/** Includes templates that the theme has for some of the locations, which would win over the base. */
	private static function general( string $type ): array {
		[ $base, $more ] = self::GENERAL[ $type ];
		$existing        = array_column( get_block_templates(), 'slug' );
		return array_values( array_unique( array( ...$base, ...preg_grep( self::PLAIN, preg_grep( $more, $existing ) ) ) ) );
	}

	private static function singular( string $type, string $name, int $id ): array {
		if ( 'front_page' === $name ) {
			return 'page' === get_option( 'show_on_front' ) ? array( 'front-page' ) : array();
		}
		if ( 'not_found404' === $name ) {
			return array( '404' );
		}
		if ( ! post_type_exists( $name ) ) {
			return array();
		}
		return 0 === $id ? self::every( $type, $name ) : self::post( $name, $id );
	}

	private static function every( string $type, string $name ): array {
		return match ( $name ) {
			'page'  => self::general( 'single-page' ),
			'post'  => array( 'single' ),
			default => 'single-post' === $type || 'product' === $type || 'single' === $type ? self::plain( "single-$name" ) : array(),
		};
	}

	private static function post( string $type, int $id ): array {
		$post = get_post( $id );
		if ( ! $post || $post->post_type !== $type ) {
			return array();
		}
		if ( 'page' !== $type ) {
			return self::plain( "single-$type-$post->post_name" );
		}
		if ( (int) get_option( 'page_on_front' ) === $id && in_array( 'front-page', array_column( get_block_templates(), 'slug' ), true ) ) {
			return array( 'front-page' );
		}
		$by_name = self::plain( "page-$post->post_name" );
		return $by_name && '' !== $post->post_name ? $by_name : array( "page-$id" );
	}

	private static function archive( string $name, int $id ): array {
		$of_type = str_ends_with( $name, '_archive' ) ? substr( $name, 0, -8 ) : '';
		$tax     = get_taxonomy( $name );
		return match ( true ) {
			'author' === $name              => 0 === $id ? array( 'author' ) : self::author( $id ),
			'date' === $name                => array( 'date' ),
			'search' === $name              => array( 'search' ),
			'post' === $of_type             => array( 'home' ),
			post_type_exists( $of_type )    => self::plain( "archive-$of_type" ),
			$tax instanceof WP_Taxonomy     => self::term( $tax, $id ),
			default                         => array(),
		};
	}

	private static function author( int $id ): array {
		$user = get_userdata( $id );
		$slug = $user ? self::plain( "author-$user->user_nicename" ) : array();
		return $user && ! $slug ? array( "author-$id" ) : $slug;
	}

	private static function term( WP_Taxonomy $taxonomy, int $id ): array {
		$base = array( 'category' => 'category', 'post_tag' => 'tag' )[ $taxonomy->name ] ?? "taxonomy-$taxonomy->name";
		if ( 0 === $id ) {
			return self::plain( $base );
		}
		$term = get_term( $id, $taxonomy->name );
		if ( ! $term || is_wp_error( $term ) ) {
			return array();
		}
		$slug = self::plain( "$base-$term->slug" );
		return $slug || str_starts_with( $base, 'taxonomy-' ) ? $slug : array( "$base-$id" );
	}

	/** @return list<string> */
	private static function plain( string $slug ): array {
		return 1 === preg_match( self::PLAIN, $slug ) ? array( $slug ) : array();
	}
}
