<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Run_Context;
use Kithouse\WordPress\References;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Resolves references to created content: ids, and addresses as they will be after publishing. */
final class Operation_References {

	/** @var array<string, array{id?: int, url?: string, slug?: string}> Cached, because pages refer to the same few things. */
	private static array $seen = array();

	/** @param array<string, string> $refs Ids of operations by the text after `kit:`. */
	public static function of( array $refs, Run_Context $run, bool $waits ): References {
		$known = array();
		foreach ( $refs as $name => $op_id ) {
			// One operation makes many classes and variables.
			$key            = $run->import->mark( $op_id ) . ( References::is_of_design( $name ) ? " $name" : '' );
			$known[ $name ] = self::$seen[ $key ] ?? self::find( $run->result( $op_id ), $name );
			if ( $known[ $name ] ) {
				self::$seen[ $key ] = $known[ $name ];
			}
		}
		return new References( $known, $waits );
	}

	private static function find( array $made, string $name ): array {
		if ( isset( $made['design'][ $name ] ) ) {
			return array( 'slug' => (string) $made['design'][ $name ] );
		}
		if ( isset( $made['component'] ) ) {
			return array( 'id' => (int) $made['component_id'], 'slug' => (string) $made['component'] );
		}
		if ( isset( $made['post_id'] ) ) {
			$post = get_post( (int) $made['post_id'] );
			return $post ? array( 'id' => $post->ID, 'url' => empty( $made['is_front'] ) ? self::address( $post ) : home_url( '/' ) ) : array();
		}
		if ( isset( $made['term_id'] ) ) {
			$url = get_term_link( (int) $made['term_id'], (string) $made['taxonomy'] );
			return array( 'id' => (int) $made['term_id'], 'url' => is_wp_error( $url ) ? '' : $url );
		}
		if ( isset( $made['menu_id'] ) ) {
			return array( 'id' => (int) $made['menu_id'], 'slug' => (string) $made['slug'] );
		}
		return isset( $made['form_id'] ) ? array( 'id' => (int) $made['form_id'] ) : array();
	}

	/** Returns the address after publishing, which keeps a draft's name. */
	private static function address( WP_Post $post ): string {
		$shown              = clone $post;
		$shown->post_status = 'publish';
		$shown->filter      = 'sample';
		return (string) get_permalink( $shown );
	}
}
