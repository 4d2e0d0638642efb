<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Theme_Builder\Condition;
use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Theme_Part;

defined( 'ABSPATH' ) || exit;

final class Conditions_Set extends Operation {

	public const NAME = 'conditions.set';

	public function label( array $args ): string {
		return __( 'Display conditions', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$part = Theme_Part::find( $run->post( $args['post'] ) );
		if ( ! $part ) {
			return array( 'skipped' => __( 'This site doesn’t support this type of theme part.', 'kithouse' ) );
		}
		$tree = new Condition_Tree( $part->type );
		$part->set_conditions( array_filter( Condition::parse_all( $args['conditions'] ), array( $tree, 'knows' ) ) );
		return array();
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$report->add_done( 'conditions', __( 'Display conditions', 'kithouse' ), $row );
	}
}
