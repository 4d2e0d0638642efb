<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Writes plans into the journal, complete or chunk by chunk. Nothing runs before the plan is complete. */
final class Plan_Recorder {

	public function __construct( private Plan_Loader $loader, private Journal $journal ) {}

	public function begin( Import $import ): bool {
		return $this->journal->begin( $import, array( $this, 'label' ) );
	}

	/** @return bool|WP_Error False when time is up before all chunks are stored; the next request continues. */
	public function finish( Import $import, Time_Budget $budget ): bool|WP_Error {
		if ( $import->is_complete() ) {
			return true;
		}
		$check = $this->loader->new_check( $this->journal->ops->names( $import ) );
		while ( ! $import->is_complete() ) {
			if ( $budget->is_late() ) {
				return false;
			}
			$ops = $this->loader->part( $import->plan, $import->parts_taken, $check );
			if ( is_wp_error( $ops ) ) {
				return $ops;
			}
			$this->journal->add_part( $import, $ops, array( $this, 'label' ) );
			$budget->move();
		}
		return true;
	}

	public function label( array $op ): string {
		return Operation_Registry::find( $op['op'] )->label( $op['args'] );
	}
}
