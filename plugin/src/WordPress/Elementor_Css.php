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

	/** True while WordPress writes the value for this filter, which calls it again. */
	private bool $is_writing = false;

	public function add_hooks(): void {
		// Last, because it writes the value and other filters may prevent that.
		add_filter( 'update_post_metadata', array( $this, 'write' ), PHP_INT_MAX, 5 );
	}

	/**
	 * Writes the value as WordPress does and clears the cached values before and after. Returns whether it was written, and the
	 * given result for other meta.
	 */
	public function write( mixed $result, mixed $post_id = 0, mixed $key = '', mixed $value = '', mixed $former = '' ): mixed {
		if ( $this->is_writing || null !== $result || self::META !== $key || ! is_numeric( $post_id ) ) {
			return $result;
		}
		wp_cache_delete( (int) $post_id, 'post_meta' );
		$this->is_writing = true;
		try {
			return (bool) update_metadata( 'post', (int) $post_id, $key, wp_slash( $value ), $former );
		} finally {
			$this->is_writing = false;
			wp_cache_delete( (int) $post_id, 'post_meta' );
		}
	}
}
