<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\WordPress\Facts_Store;
use Kithouse\WordPress\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** Stores the details of the business, which the next import and single templates show. */
final class Facts_Set extends Operation {

	public const NAME = 'facts.set';

	public function label( array $args ): string {
		return __( 'Details of the business', 'kithouse' );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		return self::backup()->keep( array_keys( self::values( $args ) ) );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		return self::backup()->set( self::values( $args ) );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		self::backup()->undo( $row, $undo, 'manage_options' );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$former = ( new Facts_Store() )->read( array_keys( self::values( $args ) ) );
		if ( self::values( $args ) !== $former ) {
			$preview->change( $this->label( $args ), '', __( 'Stored on this site, for later imports and templates', 'kithouse' ) );
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$report->add_done( 'settings', __( 'Site settings', 'kithouse' ), $row );
	}

	/** Includes details that the person removed. The name is the title of the site, so a stored one stays. */
	private static function values( array $args ): array {
		$values = array_diff_key( Site_Facts::clean( $args['values'] ), array( 'name' => '' ) );
		return $values + array_fill_keys( array_diff( Site_Facts::keys(), array( 'name' ) ), null );
	}

	private static function backup(): Value_Backup {
		return new Value_Backup( new Facts_Store() );
	}
}
