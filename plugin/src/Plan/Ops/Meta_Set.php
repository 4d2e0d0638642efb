<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

defined( 'ABSPATH' ) || exit;

/** Sets a meta value of a post that the import has made. */
final class Meta_Set implements Operation {

	/** No others: meta of other plugins may decide who sees a post, or run code. */
	public const KEYS = array( '_thumbnail_id', '_wp_page_template' );

	public function label( array $args ): string {
		return '_thumbnail_id' === $args['key'] ? __( 'Featured image', 'kithouse' ) : __( 'Page layout', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$post_id = $run->post( $args['post'] );
		$value   = is_scalar( $args['value'] ?? null ) ? (string) $args['value'] : '';
		if ( '_thumbnail_id' === $args['key'] ) {
			preg_match( '#^kit:media/([0-9a-f]{64})/id$#D', $value, $match );
			$value = $run->media()[ $match[1] ?? '' ]['id'] ?? null;
		} elseif ( 'default' !== $value && ! isset( wp_get_theme()->get_page_templates( $post_id )[ $value ] ) ) {
			$value = null;
		}
		if ( null === $value ) {
			return array( 'skipped' => __( 'This site doesn’t support this type of content.', 'kithouse' ) );
		}
		update_post_meta( $post_id, $args['key'], $value );
		return array();
	}

	/** It goes with the post. */
	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {}
}
