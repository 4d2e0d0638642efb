<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Import_Report;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Theme_Parts\Condition;
use Kithouse\Theme_Parts\Condition_Tree;
use Kithouse\Theme_Parts\Part;

defined( 'ABSPATH' ) || exit;

final class Conditions_Set extends Operation {

	public const NAME = 'conditions.set';

	public function label( array $args ): string {
		return __( 'Display conditions', 'kithouse' );
	}

	public function run( array $args, Run $run, Op_Row $row ): array {
		$part = Part::find( $run->post( $args['post'] ) );
		if ( ! $part ) {
			return array( 'skipped' => __( 'This site doesn’t support this type of theme part.', 'kithouse' ) );
		}
		$tree = new Condition_Tree( $part->type );
		$part->set_conditions( array_filter( Condition::parse_all( $args['conditions'] ), array( $tree, 'knows' ) ) );
		return array();
	}

	public function report( Op_Row $row, Import_Report $report ): void {
		$report->add_done( 'conditions', __( 'Display conditions', 'kithouse' ), $row );
	}
}
