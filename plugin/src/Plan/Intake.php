<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Takes plans into the journal: as they came, or part by part. Nothing of a plan is carried out before all of it is there. */
final class Intake {

	public function __construct( private Plans $plans, private Journal $journal ) {}

	/** False when there is an import of that id already. */
	public function begin( Import $import ): bool {
		return $this->journal->begin( $import, array( $this, 'label' ) );
	}

	/** @return bool|WP_Error False when the time was over before all parts were there; the next request goes on. */
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
