<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;
use Kithouse\Theme_Parts\Condition;
use Kithouse\Theme_Parts\Condition_Tree;
use Kithouse\Theme_Parts\Part;

defined( 'ABSPATH' ) || exit;

/** Says where a part of the theme shows once it is published. */
final class Conditions_Set implements Operation {

	public function label( array $args ): string {
		return __( 'Display conditions', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$part = Part::find( $run->post( $args['post'] ) );
		if ( ! $part ) {
			return array( 'skipped' => __( 'This site doesn’t support this type of theme part.', 'kithouse' ) );
		}
		$tree = new Condition_Tree( $part->type );
		$part->set_conditions( array_filter( Condition::parse_all( $args['conditions'] ), array( $tree, 'knows' ) ) );
		return array();
	}

	/** They go with the part. */
	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {}
}
