<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Writes plans into the journal, complete or chunk by chunk. Nothing runs before the plan is complete. */
final class Intake {

	public function __construct( private Plans $plans, private Journal $journal ) {}

	/** Returns false if an import with this id exists. */
	public function begin( Import $import ): bool {
		return $this->journal->begin( $import, array( $this, 'label' ) );
	}

	/** @return bool|WP_Error False when time is up before all chunks are stored; the next request continues. */
	public function finish( Import $import, Slice $slice ): bool|WP_Error {
		if ( $import->is_whole() ) {
			return true;
		}
		$check = $this->plans->new_check( $this->journal->names( $import ) );
		while ( ! $import->is_whole() ) {
			if ( $slice->is_late() ) {
				return false;
			}
			$ops = $this->plans->part( $import->plan, $import->parts_taken, $check );
			if ( is_wp_error( $ops ) ) {
				return $ops;
			}
			$this->journal->add_part( $import, $ops, array( $this, 'label' ) );
			$slice->move();
		}
		return true;
	}

	/** @param array{op: string, args: array<string, mixed>} $op */
	public function label( array $op ): string {
		return Operation_Registry::find( $op['op'] )->label( $op['args'] );
	}
}
