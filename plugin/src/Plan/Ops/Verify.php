<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

/** Compares what there is with what was planned; tells, changes nothing. */
final class Verify implements Operation {

	public function label( array $args ): string {
		return __( 'Final check', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$posts    = array_filter( $run->posts(), 'get_post_status' );
		$media    = array_filter( $run->media(), fn( $place ) => ! isset( $place['id'] ) || 'attachment' === get_post_type( $place['id'] ) );
		$warnings = array();
		if ( count( $posts ) < $args['documents'] || count( $media ) < count( $run->media() ) ) {
			$text       = __( 'Something that was just made is gone already. Another plugin may have removed it.', 'kithouse' );
			$warnings[] = array( 'code' => 'not_verified', 'message' => $text );
		}
		return array( 'documents' => count( $posts ), 'warnings' => $warnings );
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {}
}
