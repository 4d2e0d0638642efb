<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Post;

defined( 'ABSPATH' ) || exit;

final class Post_Template {

	private const PATTERN      = '#<!--\s+wp:(?:core/)?block\s+(\{(?:(?!-->).)*?\})\s+/-->#s';
	private const MAX_PATTERNS = 500;

	/** Returns null without content for that platform. The caller checks the person's permission. */
	public static function read( int $id, string $platform ): ?array {
		$post = get_post( $id );
		if ( ! $post ) {
			return null;
		}
		return 'elementor' === $platform ? self::elements( $post ) : self::blocks( $post );
	}

	/** Inlines synced patterns, so that the markup is self-contained. */
	public static function with_patterns( string $markup ): string {
		$left = self::MAX_PATTERNS;
		return self::expand( $markup, array(), $left );
	}

	/** Expands patterns; `$outer` holds the enclosing ones. */
	private static function expand( string $markup, array $outer, int &$left ): string {
		return preg_replace_callback(
			self::PATTERN,
			function ( $match ) use ( $outer, &$left ) {
				$id      = (int) ( json_decode( $match[1], true )['ref'] ?? 0 );
				$pattern = $id > 0 && ! in_array( $id, $outer, true ) && $left-- > 0 ? get_post( $id ) : null;
				return $pattern && 'wp_block' === $pattern->post_type && current_user_can( 'read_post', $id )
					? self::expand( $pattern->post_content, array( ...$outer, $id ), $left )
					: $match[0];
			},
			$markup
		) ?? $markup;
	}

	private static function elements( WP_Post $post ): ?array {
		$stored   = get_post_meta( $post->ID, '_elementor_data', true );
		$elements = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		$settings = get_post_meta( $post->ID, '_elementor_page_settings', true );
		if ( ! is_array( $elements ) ) {
			return null;
		}
		return array(
			'title'         => $post->post_title,
			'type'          => (string) get_post_meta( $post->ID, '_elementor_template_type', true ),
			'content'       => $elements,
			'page_settings' => is_array( $settings ) ? $settings : array(),
		);
	}

	private static function blocks( WP_Post $post ): ?array {
		$type = 'wp_block' === $post->post_type ? 'block' : 'page';
		return has_blocks( $post->post_content )
			? array( '__file' => 'wp_block', 'title' => $post->post_title, 'type' => $type, 'content' => $post->post_content )
			: null;
	}
}
