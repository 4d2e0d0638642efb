<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

/** Makes visible what the import has made. */
final class Publish implements Operation {

	public function label( array $args ): string {
		return __( 'Make it visible', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): ?array {
		$total = count( $args['posts'] );
		foreach ( $args['posts'] as $i => $op_id ) {
			$post_id = $run->post( $op_id );
			if ( 'draft' !== get_post_status( $post_id ) ) {
				continue;
			}
			if ( ! current_user_can( 'publish_post', $post_id ) ) {
				return array( 'skipped' => __( 'You are not allowed to publish here. What was imported stays a draft.', 'kithouse' ) );
			}
			wp_update_post( array( 'ID' => $post_id, 'post_status' => 'publish' ) );
			$run->note( (int) ( 100 * ( $i + 1 ) / $total ) );
			if ( $run->is_late() && $i + 1 < $total ) {
				return null;
			}
		}
		return array();
	}

	/** It goes with the posts. */
	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {}
}
