<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents pages without a style sheet when two visitors arrive in the same second, such as after an import. Both requests then
 * write the same meta about the style sheet. MySQL changes no row for the second one, so WordPress keeps its empty cached value,
 * and Elementor doesn't print the style sheet.
 */
final class Elementor_Css {

	private const META = '_elementor_css';

	public function add_hooks(): void {
		add_filter( 'update_post_metadata', array( $this, 'read_again' ), 10, 3 );
	}

	/** Lets WordPress compare the new value with the stored one instead of the cached one. Returns the given value. */
	public function read_again( mixed $value, mixed $post_id = 0, mixed $key = '' ): mixed {
		if ( self::META === $key && is_numeric( $post_id ) ) {
			wp_cache_delete( (int) $post_id, 'post_meta' );
		}
		return $value;
	}
}
